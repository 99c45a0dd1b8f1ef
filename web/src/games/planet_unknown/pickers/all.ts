/** What is laid out over the table, by the question it answers: fetched when it is asked, at most tables never. */
import EventPicker from './EventPicker.svelte';
import HalvesPicker from './HalvesPicker.svelte';
import MoonPicker from './MoonPicker.svelte';
import Picker from './Picker.svelte';
import QuartersPicker from './QuartersPicker.svelte';

export default {
  choose_planet: Picker,
  choose_corporation: Picker,
  keep_objective: Picker,
  drop_objective: Picker,
  choose_moon: MoonPicker,
  choose_quarters: QuartersPicker,
  choose_halves: HalvesPicker,
  reorder: EventPicker,
};
