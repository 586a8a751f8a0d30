/** Apart from the other rules: the landing page needs these and nothing else. */
export const languages = ['en', 'it', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

/**
 * Whose dates and numbers each language writes. English puts the day first: with the month in letters
 * that reads the same on both sides of the ocean.
 */
export const locales: Record<Language, string> = { en: 'en-GB', it: 'it-IT', es: 'es-ES' };
