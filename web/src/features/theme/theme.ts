/** Notturna is the dark theme, Programma the light one. */
export type Theme = 'dark' | 'light';

const storageKey = 'theme';

/** The theme on the page. `before-paint.js` has set it before the first paint. */
export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
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
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    window.localStorage.setItem(storageKey, theme);
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
