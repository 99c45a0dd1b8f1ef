/** The page of stories, served by `vite dev` only: /stories.html; one alone: ?game=…&story=…&bare=yes */
import { mount } from 'svelte';
import { speak } from '../i18n/book';
import { loadTexts, translate } from '../i18n/catalogue';
import type { Lang } from '../lib/types';
import { prefs } from '../store/prefs.svelte';
import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import Harness from '../table/harness/Harness.svelte';
import Stage from '../table/harness/Stage.svelte';
import type { GameStories } from '../table/harness/story';
import { loadGame } from './registry';

const found: Record<string, GameStories> = import.meta.glob('./*/dev/stories.ts', { import: 'shown', eager: true });
const games = Object.fromEntries(Object.entries(found).map(([path, shown]) => [path.split('/')[1]!, shown]));

const query = new URLSearchParams(location.search);
const target = document.getElementById('app')!;
prefs.theme = query.get('theme') === 'light' ? 'light' : 'dark';

async function showOne(id: string, name: string, lang: Lang): Promise<void> {
  const { kinds, stories, remember } = games[id]!;
  remember();
  await speak(lang);
  const [game] = await Promise.all([loadGame(id), loadTexts(id)]);
  const t = (key: string, params?: Record<string, unknown>): string => translate(lang, id, key, params);
  mount(Stage, {
    target,
    props: { game, kinds, story: stories[name]!, t, lang, still: query.get('motion') === 'off' },
  });
}

if (query.has('bare')) {
  void showOne(query.get('game')!, query.get('story')!, query.get('lang') === 'ru' ? 'ru' : 'en');
} else {
  const names = Object.fromEntries(Object.entries(games).map(([id, { stories }]) => [id, Object.keys(stories)]));
  mount(Harness, { target, props: { games: names, query } });
}
