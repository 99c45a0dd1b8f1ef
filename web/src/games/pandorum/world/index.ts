/** Pandorum outside its board: the field from above and the short course. */
import LearnArt from './LearnArt.svelte';
import Top from './Top.svelte';

/** Rules behind the steps of the course; their words are learn-pandorum-<n>. */
export const course = ['PD-1.3', 'PD-4', 'PD-5.5', 'PD-5.6', 'PD-6', 'PD-8', 'PD-9'];

export { LearnArt, Top };
