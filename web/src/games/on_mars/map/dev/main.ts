/**
 * Stories of the map, served by `vite dev` only:
 * /src/games/on_mars/map/dev/index.html?story=hover&lang=ru&theme=light&still
 * Stories: see `scene` in views.ts.
 */
import { mount } from 'svelte';
import '../../../../styles/tokens.css';
import '../../../../styles/fonts.css';
import '../../../../styles/base.css';
import Story from './Story.svelte';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'dark';
mount(Story, { target: document.getElementById('app')! });
