/* Runs before the first paint so that nobody sees the wrong theme flash. A file of its own: the served policy forbids inline scripts. */
(function () {
  var prefs = {};
  try {
    prefs = JSON.parse(localStorage.getItem('orrery.prefs') || '{}');
  } catch (e) {
    prefs = {};
  }
  var light = prefs.theme === 'light' || (prefs.theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  if (prefs.lang) document.documentElement.lang = prefs.lang;
})();
