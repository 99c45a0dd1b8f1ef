/**
 * Stories of the board, served by `vite dev` only:
 * /src/games/on_mars/dev/index.html?story=site&lang=ru&theme=light
 */
import { mount } from 'svelte';
import '../../../styles/tokens.css';
import '../../../styles/fonts.css';
import '../../../styles/base.css';
import Story from './Story.svelte';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'dark';
mount(Story, { target: document.getElementById('app')! });
