/**
 * Stories of the board, served by `vite dev` only:
 * /src/games/planet_unknown/dev/index.html?story=place&planet=gaia&corporation=flux_industries&lang=ru&theme=light
 */
import { mount } from 'svelte';
import '../../../styles/tokens.css';
import '../../../styles/fonts.css';
import '../../../styles/base.css';
import Story from './Story.svelte';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'dark';
mount(Story, { target: document.getElementById('app')! });
