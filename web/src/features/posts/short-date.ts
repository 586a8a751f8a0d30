import { chosenLanguage } from '../../lib/language.ts';

/** 14 nov; with the year where it is not this one. */
export function shortDate(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const language = chosenLanguage();
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    ...(at.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  }).format(at);
}
