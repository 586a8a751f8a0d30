import { defaultLanguage, languages, type Language } from '@girone/contract/languages';

const storageKey = 'language';

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Where there is no window to ask: the language in which a page is being prerendered. */
let prerendered: Language | undefined;

export function prerenderIn(language: Language): void {
  prerendered = language;
}

/** The saved language; on a first visit the browser's, if it is one of ours. `before-paint.js` decides alike. */
export function chosenLanguage(): Language {
  return prerendered ?? savedLanguage() ?? browserLanguage() ?? defaultLanguage;
}

function savedLanguage(): Language | undefined {
  try {
    const saved = window.localStorage.getItem(storageKey);
    return isLanguage(saved) ? saved : undefined;
  } catch {
    // A browser that blocks storage throws on the mere access: there is no choice to read then.
    return undefined;
  }
}

/** The first of the reader's languages that we speak. */
function browserLanguage(): Language | undefined {
  const wishes = window.navigator.languages.map((tag) => tag.toLowerCase().split('-', 1).join(''));
  return wishes.find(isLanguage);
}

export function saveLanguage(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // The browser blocks storage, so that no choice can outlive the page.
  }
}
