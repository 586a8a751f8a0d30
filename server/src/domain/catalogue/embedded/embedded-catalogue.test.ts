import { languages } from '@girone/contract/languages';
import { describe, expect, test } from 'vitest';
import { comparableTitle } from '../comparable-title.ts';
import type { CatalogueFilm } from './catalogue-film.ts';
import { createEmbeddedCatalogue } from './embedded-catalogue.ts';
import { readFilm, readRows } from './read-films.ts';

const catalogue = createEmbeddedCatalogue();
const allFilms = (await readRows()).map((row) => readFilm(row));

function titlesOf({ title, originalTitle }: CatalogueFilm): string[] {
  return [...new Set([title.en, title.it, title.es, originalTitle])];
}

/** By every title that is the same but for an article or an accent. */
const films = new Map<string, CatalogueFilm[]>();
for (const film of allFilms) {
  const keys = titlesOf(film).map((title) => comparableTitle(title).withoutArticle);
  for (const key of new Set(keys)) {
    const others = films.get(key);
    if (others) others.push(film);
    else films.set(key, [film]);
  }
}

/** Enough to tell, and few enough to be quick: one film of so many. */
function someOf(all: readonly CatalogueFilm[], step: number): CatalogueFilm[] {
  return all.filter((_, index) => index % step === 0);
}

const byName = new Map(allFilms.map((film) => [`${film.title.en} ${film.year}`, film]));

/** The films of a search, as their entries in the catalogue. */
async function search(title: string, limit: number): Promise<CatalogueFilm[]> {
  const found = await catalogue.search({ title, language: 'en', limit });
  return found.flatMap(
    ({ title: name, releaseYear }) => byName.get(`${name} ${releaseYear}`) ?? [],
  );
}

async function titlesFound(title: string): Promise<string[]> {
  const found = await catalogue.search({ title, language: 'en', limit: 5 });
  return found.map((facts) => facts.title);
}

describe('a film of the catalogue', () => {
  test('is found first by each of its titles, or after one with the same title', async () => {
    const missed: string[] = [];
    // Short titles are the ones that others push aside.
    const short = allFilms.filter((film) => titlesOf(film).some(({ length }) => length < 4));
    for (const film of [...someOf(allFilms, 4), ...short]) {
      for (const title of titlesOf(film)) {
        const found = await search(title, 10);
        const before = found.slice(0, found.indexOf(film));
        const isFirst = found.includes(film) && before.every((other) => bears(other, title));
        if (!isFirst) missed.push(`${title} (${film.year})`);
      }
    }
    expect(missed).toEqual([]);
  });

  test('is found without accents, in capitals, without punctuation', async () => {
    const missed: string[] = [];
    for (const film of someOf(allFilms, 5)) {
      for (const title of titlesOf(film)) {
        const plain = title
          .normalize('NFD')
          .replaceAll(/\p{M}/gu, '')
          .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
          .toUpperCase();
        if (!(await search(plain, 3)).includes(film)) missed.push(`${plain} (${film.year})`);
      }
    }
    expect(missed).toEqual([]);
  });

  test('is found among the first three with one letter wrong, 95 times of 100', async () => {
    let tried = 0;
    const missed: string[] = [];
    const some = someOf(allFilms, 7);
    for (const [index, film] of some.entries()) {
      for (const [place, title] of titlesOf(film).entries()) {
        for (const typed of misspell(title, index * 7 + place * 3)) {
          tried += 1;
          if (!(await search(typed, 3)).includes(film)) missed.push(`${title} as ${typed}`);
        }
      }
    }
    const share = (tried - missed.length) / tried;
    process.stdout.write(
      `found with one letter wrong: ${(share * 100).toFixed(2)} % of ${tried}; not: ${missed.slice(0, 40).join('; ')}\n`,
    );
    expect(tried).toBeGreaterThan(some.length * 3);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a search', () => {
  test.each(languages)('answers in the language asked for (%s)', async (language) => {
    const film = allFilms.find((each) => each.title.it !== each.title.es);
    const title = film?.originalTitle ?? '';
    const [found] = await catalogue.search({ title, language, limit: 1 });
    expect(found).toMatchObject({
      tmdbId: null,
      title: film?.title[language],
      plot: film?.plot[language],
      overview: film?.plot[language],
      director: film?.directors.join(', '),
      posterUrl: null,
      rating: null,
      streaming: [],
    });
  });

  test('names the genre in the language asked for', async () => {
    const query = { title: 'Blade Runner', limit: 1 };
    const [italian] = await catalogue.search({ ...query, language: 'it' });
    const [spanish] = await catalogue.search({ ...query, language: 'es' });
    expect([italian?.genre, spanish?.genre]).toEqual(['Fantascienza', 'Ciencia ficción']);
  });

  test.each([
    ['godfather', 'The Godfather'],
    ['el padrino', 'The Godfather'],
    ['il padrino 1972', 'The Godfather'],
    ['shinning', 'The Shining'],
    ['bladerunner', 'Blade Runner'],
    ['raiders lost ark', 'Raiders of the Lost Ark'],
    ['8 1/2', '8½'],
  ])('for %j finds %j first', async (typed, title) => {
    expect((await titlesFound(typed))[0]).toBe(title);
  });

  test.each([
    '',
    '   ',
    '?!…',
    'xqzwv',
    'asdf ghjkl',
    'zzzzzzzzzzzzzzzz',
    'qwertyuiop asdfghjkl zxcvbnm',
    'the',
    'the the the',
    'of the',
    'http://169.254.169.254',
    "'; drop table films; --",
    '\u0000\ud800',
    '\u{1f3ac}',
    'k'.repeat(100_000),
  ])('for nonsense (case %#) finds nothing', async (typed) => {
    expect(await titlesFound(typed)).toEqual([]);
  });

  test('keeps to the year, give or take one', async () => {
    const query = { title: 'Blade Runner', language: 'en', limit: 5 } as const;
    expect((await catalogue.search({ ...query, year: 1983 }))[0]?.releaseYear).toBe(1982);
    expect(await catalogue.search({ ...query, year: 1960 })).toEqual([]);
  });

  test('gives no more than asked for, and no film twice', async () => {
    const found = await catalogue.search({ title: 'la vita', language: 'it', limit: 2 });
    expect(found).toHaveLength(2);
    expect(new Set(found.map(({ title }) => title)).size).toBe(2);
  });
});

describe('while somebody types', () => {
  test.each([
    ['the god', 'The Godfather'],
    ['la grande bel', 'The Great Beauty'],
    ['blade r', 'Blade Runner'],
    ['ladri di bic', 'Bicycle Thieves'],
  ])('%j begins %j', async (typed, title) => {
    expect((await titlesFound(typed))[0]).toBe(title);
  });
});

describe('matching a list', () => {
  test('gives for each line the film that is meant, or those that may be', async () => {
    const lines = [
      { title: 'The Godfather', year: 1972 },
      { title: 'il padrino' },
      { title: 'Blade Runer', year: 1982 },
      { title: 'The Godfather', year: 1999 },
      { title: 'qqqxxyzz' },
    ];
    const found = await catalogue.match(lines, { language: 'it', limit: 3 });
    expect(found.map(([best]) => best && [best.title, best.confidence])).toEqual([
      ['Il padrino', 'exact'],
      ['Il padrino', 'exact'],
      ['Blade Runner', 'close'],
      ['Il padrino', 'loose'],
      undefined,
    ]);
  });
});

describe('finding one film', () => {
  const query = { language: 'it', country: 'IT' } as const;

  test('takes its title in any language, and a year next to it', async () => {
    const film = await catalogue.find({ ...query, title: 'the shining', year: 1981 });
    expect(film).toMatchObject({ title: 'Shining', releaseYear: 1980 });
  });

  test('forgives a typing error where the year agrees, and only then', async () => {
    const title = 'Blade Runer';
    expect((await catalogue.find({ ...query, title, year: 1982 }))?.releaseYear).toBe(1982);
    expect(await catalogue.find({ ...query, title, year: null })).toBeUndefined();
  });

  test.each([
    ['another year', 'Blade Runner', 1999],
    ['a part of the title', 'Blade Runn', null],
    ['an unknown title', 'No Such Film', 1982],
  ])('is not sure with %s', async (_, title, year) => {
    expect(await catalogue.find({ ...query, title, year })).toBeUndefined();
  });

  test('takes no guess between two films of one title', async () => {
    const twins = allFilms.filter(
      (film) =>
        filmsByTitle(film.title.it).filter((each) => isTwin(each, film.title.it)).length > 1,
    );
    expect(twins.length).toBeGreaterThan(0);
    for (const film of twins) {
      const title = film.title.it;
      expect(await catalogue.find({ ...query, title, year: null })).toBeUndefined();
      const found = await catalogue.find({ ...query, title, year: film.year });
      expect(found?.releaseYear).toBe(film.year);
    }
  });
});

/** Whether a film has this very title. */
function isTwin(film: CatalogueFilm, title: string): boolean {
  const { whole } = comparableTitle(title);
  return titlesOf(film).some((own) => comparableTitle(own).whole === whole);
}

/** Whether a film has this title too, but for an article or an accent. */
function bears(film: CatalogueFilm, title: string): boolean {
  return filmsByTitle(title).includes(film);
}

function filmsByTitle(title: string): readonly CatalogueFilm[] {
  return films.get(comparableTitle(title).withoutArticle) ?? [];
}

/** The title with a letter replaced, one left out, and two swapped; where is told by `seed`. */
function misspell(title: string, seed: number): string[] {
  const characters = Array.from(title);
  const letters = characters.flatMap((letter, at) => (/\p{L}|\p{N}/u.test(letter) ? at : []));
  const at = (step: number) => letters[(seed + step) % letters.length] ?? 0;
  const replaced = characters.with(at(0), characters[at(0)] === 'q' ? 'w' : 'q');
  const shorter = characters.toSpliced(at(1), 1);
  const first = at(2);
  const second = first + 1 < characters.length ? first + 1 : first - 1;
  const swapped = characters
    .with(first, characters[second] ?? '')
    .with(second, characters[first] ?? '');
  return [replaced, shorter, swapped]
    .map((typed) => typed.join(''))
    .filter((typed) => typed.trim());
}
