/** Apart from the other rules: the landing page needs these and nothing else. */
export const languages = ['en', 'it', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';
