import { locales, type Language } from '@girone/contract/languages';

/** 15 November 2026; the month in letters, so that nobody takes it for the day. */
export function writeDate(language: Language, instant: Date): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(instant);
}

/** 15 November 2026, 21:00 UTC. Where somebody lives is not known: the time says which clock it is of. */
export function writeInstant(language: Language, instant: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locales[language], format).format(instant)} UTC`;
}
