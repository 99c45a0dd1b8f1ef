/** What is asked at few tables only is fetched when it is: moons, shattered planets, split boards, foreseen events. */
import EventPicker from './EventPicker.svelte';
import HalvesPicker from './HalvesPicker.svelte';
import MoonPicker from './MoonPicker.svelte';
import QuartersPicker from './QuartersPicker.svelte';

export default {
  choose_moon: MoonPicker,
  choose_quarters: QuartersPicker,
  choose_halves: HalvesPicker,
  reorder: EventPicker,
};
