/** Planet Unknown outside its board: the station from above and the short course. */
import LearnArt from './LearnArt.svelte';
import Top from './Top.svelte';

/** Rules behind the steps of the course; their words are learn-planet_unknown-<n>. */
export const course = ['PU-3', 'PU-4', 'PU-6', 'PU-8', 'PU-7.17', 'PU-7', 'PU-11', 'PU-10'];

export { LearnArt, Top };
