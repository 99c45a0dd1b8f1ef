/** Planet 5R outside its board: the table from above and the short course. */
import LearnArt from './LearnArt.svelte';
import Top from './Top.svelte';

/** Rules behind the steps of the course; their words are learn-planet_5r-<n>. */
export const course = ['R5-3', 'R5-5.2', 'R5-7', 'R5-8.5', 'R5-9.3', 'R5-12'];

export { LearnArt, Top };
