/** Notturna is the dark theme, Programma the light one. */
export type Theme = 'dark' | 'light';

/** What the person wants to see: one of both, or whatever their system shows. */
export type ThemeChoice = Theme | 'system';

const storageKey = 'theme';

/** The theme on the page. `before-paint.js` has set it before the first paint. */
export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** What was chosen; whoever has not chosen gets what their system shows. */
export function chosenTheme(): ThemeChoice {
  return chosen ?? readChoice();
}

/** Kept here as well: the browser may block storage. */
let chosen: ThemeChoice | undefined;

function readChoice(): ThemeChoice {
  try {
    const kept = window.localStorage.getItem(storageKey);
    return kept === 'dark' || kept === 'light' ? kept : 'system';
  } catch {
    // The browser blocks storage: there is no saved choice.
    return 'system';
  }
}

const listeners = new Set<() => void>();

/** Tells of every change; returns the function that ends it. */
export function subscribeToTheme(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** Shows a theme and keeps the choice. */
export function chooseTheme(choice: ThemeChoice): void {
  chosen = choice;
  showTheme(choice === 'system' ? systemTheme() : choice);
  try {
    if (choice === 'system') window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, choice);
  } catch {
    // The browser blocks storage: the choice holds until the page is left.
  }
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const colour = bar?.dataset[theme];
  if (bar !== null && colour !== undefined) bar.content = colour;
  for (const onChange of listeners) onChange();
}

const light = '(prefers-color-scheme: light)';

function systemTheme(): Theme {
  return window.matchMedia(light).matches ? 'light' : 'dark';
}

/** As long as the system is to decide, the page darkens when the system does. */
export function watchSystemTheme(): void {
  window.matchMedia(light).addEventListener('change', () => {
    if (chosenTheme() === 'system') showTheme(systemTheme());
  });
}
