/* Runs before the first paint so that nobody sees the wrong theme flash. A file of its own: the served policy forbids inline scripts. */
(function () {
  var prefs = {};
  try {
    prefs = JSON.parse(localStorage.getItem('orrery.prefs') || '{}');
  } catch (e) {
    prefs = {};
  }
  var root = document.documentElement;
  var light = prefs.theme === 'light' || (prefs.theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  document.querySelector('meta[name="theme-color"]').content = light ? '#e9ecf5' : '#090b16';
  if (prefs.lang) root.lang = prefs.lang;
})();
