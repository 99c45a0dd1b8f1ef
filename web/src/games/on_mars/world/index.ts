/** On Mars outside its board: the map from above, the course, and the goals of a game against Lacerda. */
import Goals from './Goals.svelte';
import LearnArt from './LearnArt.svelte';
import Top from './Top.svelte';

/** Rules behind the steps of the course; their words are learn-on_mars-<n>. */
// prettier-ignore
export const course = [
  'OM-4.3', 'OM-4.2', 'OM-6', 'OM-8.6', 'OM-9', 'OM-10', 'OM-7.11', 'OM-8.1', 'OM-8.17', 'OM-15', 'OM-8.12', 'OM-12',
  'OM-13.5',
];

export { Goals, LearnArt, Top };
