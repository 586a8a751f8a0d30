import { hashText } from '@girone/poster/seed';

const INKS = [
  'ottanio',
  'giallo',
  'notte',
  'rosa',
  'verde',
  'crema',
  'azzurro',
  'arancio',
] as const;

/** The same username always wears the same ink, on every page and machine. */
export function inkOf(username: string): (typeof INKS)[number] {
  return INKS[hashText(username) % INKS.length] ?? 'ottanio';
}

/** How the username starts. Nothing of the name: the same person has the same initials on every page. */
export function initialsOf(username: string, count: 1 | 2 = 2): string {
  const letters = username.toLocaleUpperCase('en').match(/\p{L}\p{M}*|\p{N}/gu) ?? [];
  return letters.slice(0, count).join('') || '?';
}
