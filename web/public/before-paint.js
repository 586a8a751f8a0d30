// Runs before the first paint, so that nobody sees the wrong theme or the wrong language flash. A
// file of its own because the content security policy allows no script inside the page.
(() => {
  const root = document.documentElement;
  const bar = document.querySelector('meta[name="theme-color"]');

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // The browser blocks storage: there is no saved choice.
      return null;
    }
  }

  const saved = read('theme');
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  const isKnown = saved === 'dark' || saved === 'light';
  const theme = isKnown ? saved : prefersLight ? 'light' : 'dark';
  root.dataset.theme = theme;
  bar.content = bar.dataset[theme];

  const language = read('language');
  if (language === 'it' || language === 'es') root.lang = language;

  // A prerendered page is for visitors who read English. Others wait for theirs: index.html hides
  // this one until the application has drawn.
  const isSignedIn = document.cookie.split('; ').includes('girone-signed-in=1');
  const { prerendered } = root.dataset;
  if (prerendered && (prerendered !== root.lang || isSignedIn)) root.dataset.start = 'waiting';

  // The browser offers the installation once, often before the application is there. The dashboard
  // makes the offer its own (features/install).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installOffer = event;
  });

  // The application itself did not arrive; index.html has a word for that.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) root.dataset.start = 'failed';
    },
    { capture: true },
  );
})();
