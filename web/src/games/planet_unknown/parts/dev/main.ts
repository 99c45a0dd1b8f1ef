/** Stories of the parts, served by `vite dev` only: /src/games/planet_unknown/parts/dev/index.html?part=tracks&lang=ru */
import { mount } from 'svelte';
import '../../../../styles/tokens.css';
import '../../../../styles/fonts.css';
import '../../../../styles/base.css';
import Story from './Story.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
if (query.has('still')) document.documentElement.dataset.motion = 'reduced';
mount(Story, { target: document.getElementById('app')! });
