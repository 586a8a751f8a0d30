import { defaultLanguage, languages, type Language } from '@girone/contract/languages';

const storageKey = 'language';

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The saved language, or English where nothing usable is saved. */
export function chosenLanguage(): Language {
  try {
    const saved = window.localStorage.getItem(storageKey);
    return isLanguage(saved) ? saved : defaultLanguage;
  } catch {
    // A browser that blocks storage throws on the mere access: there is no choice to read then.
    return defaultLanguage;
  }
}

export function saveLanguage(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // The browser blocks storage, so that no choice can outlive the page.
  }
}
