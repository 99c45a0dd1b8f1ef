/**
 * Stories of the field, served by `vite dev` only:
 * /src/games/pandorum/field/dev/index.html?story=hover&lang=ru&theme=light&still
 * Stories: play, hover, jump, late, tokens, token, crack, meteor, direction, cluster, R, S, T.
 */
import { mount } from 'svelte';
import '../../../../styles/tokens.css';
import '../../../../styles/fonts.css';
import '../../../../styles/base.css';
import Story from './Story.svelte';

document.documentElement.dataset.theme = new URLSearchParams(location.search).get('theme') ?? 'dark';
mount(Story, { target: document.getElementById('app')! });
