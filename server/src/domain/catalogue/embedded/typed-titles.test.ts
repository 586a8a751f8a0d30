import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createEmbeddedCatalogue } from './embedded-catalogue.ts';

/**
 * Titles as people type them, and the film that they mean; a dash for what is no film of the catalogue.
 * Written down before anything was searched: when a line fails, mend the search and not the line.
 */
const lines = (await readFile(new URL('typed-titles.tsv', import.meta.url), 'utf8'))
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [typed = '', title = '', year = ''] = line.split('\t');
    return { typed, film: title === '-' ? null : `${title} (${year})` };
  });

const catalogue = createEmbeddedCatalogue();
const answers = await Promise.all(
  lines.map(async ({ typed, film }) => {
    const found = await catalogue.search({ title: typed, language: 'en', limit: 8 });
    const films = found.map(({ title, releaseYear, confidence }) => ({
      name: `${title} (${releaseYear})`,
      confidence,
    }));
    return { typed, film, films };
  }),
);
const known = answers.filter(({ film }) => film !== null);
const unknown = answers.filter(({ film }) => film === null);

test('there are some three hundred titles, and forty that are none', () => {
  expect(known.length).toBeGreaterThanOrEqual(300);
  expect(unknown.length).toBeGreaterThanOrEqual(40);
});

test('the first film is the one that is meant, 95 times of 100', () => {
  const missed = known.filter(({ film, films }) => films[0]?.name !== film);
  const share = 1 - missed.length / known.length;
  process.stdout.write(
    `first hit right: ${(share * 100).toFixed(1)} % of ${known.length}; not: ${missed
      .map(({ typed, films }) => `${typed} → ${films[0]?.name}`)
      .join('; ')}\n`,
  );
  expect(share).toBeGreaterThanOrEqual(0.95);
});

test('a film that is not meant is never a sure one', () => {
  const wrong = answers.flatMap(({ typed, film, films }) =>
    films
      .filter(({ name, confidence }) => confidence === 'exact' && name !== film)
      .map(({ name }) => `${typed} → ${name}`),
  );
  expect(wrong).toEqual([]);
});

test('most titles need no question', () => {
  const sure = known.filter(({ films }) => films[0]?.confidence === 'exact');
  process.stdout.write(`sure at once: ${sure.length} of ${known.length}\n`);
  expect(sure.length / known.length).toBeGreaterThanOrEqual(0.6);
});
