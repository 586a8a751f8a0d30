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

/** First letters of the first and last word of the name, or the start of the username. */
export function initialsOf(username: string, name?: string | null): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0]);
  if (first === undefined) return letters(username).slice(0, 2).join('') || '?';
  const last = words.length > 1 ? firstLetter(words.at(-1)) : undefined;
  return last === undefined
    ? letters(words[0] ?? '')
        .slice(0, 2)
        .join('')
    : first + last;
}

export function initialOf(username: string): string {
  return firstLetter(username) ?? '?';
}

function firstLetter(word: string | undefined): string | undefined {
  return word === undefined ? undefined : letters(word)[0];
}

function letters(text: string): string[] {
  return text.toLocaleUpperCase('en').match(/\p{L}\p{M}*|\p{N}/gu) ?? [];
}
