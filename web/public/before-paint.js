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

  // As lib/text/language.ts: what was chosen, else the first of the reader's languages that we speak.
  const ours = new Set(['en', 'it', 'es']);
  const wishes = navigator.languages.map((tag) => tag.toLowerCase().split('-', 1)[0]);
  root.lang = [read('language'), ...wishes].find((each) => ours.has(each)) ?? 'en';
  // Otherwise its sentences would be asked for only when the application has come.
  const sentences = document.querySelector(`meta[name="sentences-${root.lang}"]`);
  if (sentences) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: sentences.content, crossOrigin: '' });
    document.head.append(link);
  }

  // A prerendered page is for visitors who read its language, by what their browser says. Whoever chose another
  // waits for theirs: index.html hides this one until the application has drawn. A member comes to one on the way
  // back over the login.
  const isSignedIn = document.cookie.split('; ').includes('girone-signed-in=1');
  const { prerendered } = root.dataset;
  if (prerendered && (prerendered !== root.lang || isSignedIn)) root.dataset.start = 'waiting';

  // The route table, as the build has written it into the document (tools/prerender.mjs).
  const routes = JSON.parse(document.querySelector('meta[name="routes"]')?.content ?? '[]');
  const route = routes.find(({ pattern }) => new RegExp(pattern, 'i').test(location.pathname));

  // What a member's page asks for first is on its way while the application still comes. The application
  // takes these answers instead of asking once more (lib/api/early-answers.ts).
  function earlyRequests() {
    if (!route) return [];
    const [, id = ''] = new RegExp(route.pattern, 'i').exec(location.pathname);
    // An address with something else for a number is answered by the page itself.
    if (!/^\d*$/.test(id)) return [];
    const wanted = location.search === '' ? route.earlyWithoutSearch : [];
    return [...route.earlyRequests, ...wanted].map((each) => each.replace(':id', id));
  }

  function ask(address) {
    const headers = { Accept: 'application/json', 'Accept-Language': root.lang };
    const answer = fetch(address, { credentials: 'include', headers });
    // A failure is for whoever takes the answer; one that nobody takes is no fault of the page.
    answer.catch(() => {});
    return [address, answer];
  }

  if (isSignedIn) {
    if (route?.frame !== 'bare') root.dataset.bar = '';
    const answers = new Map(['/api/user', ...earlyRequests()].map(ask));
    // By then much may have happened.
    setTimeout(() => answers.clear(), 30_000);
    window.earlyAnswers = answers;
    // The first date that is written has the browser read its tables, which takes a slow phone up to a
    // fifth of a second. They serve the whole process: a worker reads them while the application comes.
    const later = window.requestIdleCallback ?? setTimeout;
    later(() => new Worker('/read-dates.js', { name: root.lang }));
  }

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
