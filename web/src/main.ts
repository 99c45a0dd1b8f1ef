import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './i18n/book';
import { loadUi } from './i18n/catalogue';
import { prefs } from './store/prefs.svelte';

const target = document.getElementById('app');
if (target)
  speak(prefs.lang)
    .then(loadUi)
    .then(
      () => mount(App, { target }),
      () => {
        // Without its words the page can say only this.
        target.textContent =
          'Orrery could not be loaded: reload the page. · Не удалось загрузить Orrery: обновите страницу.';
      },
    );
