import { en as messages } from '@girone/contract/messages/en';
import { expect, it } from 'vitest';

/** Said in these very words wherever Girone is set up, whatever the same thing is called elsewhere. */
const agreed = new Set([
  'Tournament created successfully!',
  'Tournament force started successfully!',
  'You must log in to manage tournaments',
  'Il torneo non è ancora iniziato.',
]);

const english = import.meta.glob('./en/*.ts', { eager: true });
const italian = import.meta.glob('./it/*.ts', { eager: true });
const spanish = import.meta.glob('./es/*.ts', { eager: true });

/** Sentences with the names of the values that are put into them left out. */
function sentencesIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    return agreed.has(value) ? [] : [`${path}: ${value.replaceAll(/\{\{.*?\}\}/g, '…')}`];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) => sentencesIn(inner, key));
}

function saying(word: RegExp, ...dictionaries: readonly unknown[]): string[] {
  const sentences = dictionaries.flatMap((dictionary) => sentencesIn(dictionary));
  expect(sentences.length).toBeGreaterThan(100);
  return sentences.filter((sentence) => word.test(sentence.slice(sentence.indexOf(': '))));
}

it('a championship is called so, and nothing else', () => {
  expect(saying(/tournament/i, english, messages)).toEqual([]);
  expect(saying(/torne[oi]/i, italian, spanish)).toEqual([]);
});

it('so is the table; the leaderboard is the page of all championships', () => {
  expect(saying(/standings|rankings?\b/i, english, messages)).toEqual([]);
  expect(saying(/leaderboard|graduatoria/i, italian)).toEqual(['leaderboard: Leaderboard']);
  expect(saying(/leaderboard|ranking/i, spanish)).toEqual([]);
});
