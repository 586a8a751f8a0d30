import type { Look } from '../looks.ts';

/** Between them: both sizes, both themes, the shortest and the longest language. */
export const looks: readonly Look[] = [
  { width: 1280, theme: 'dark', language: 'en' },
  { width: 390, theme: 'light', language: 'it' },
];
