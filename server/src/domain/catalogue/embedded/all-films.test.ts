import { languages } from '@girone/contract/languages';
import { describe, expect, test } from 'vitest';
import { genres, type CatalogueFilm } from './catalogue-film.ts';
import { readFilm, readRows } from './read-films.ts';

const allFilms = (await readRows()).map((row) => readFilm(row));

/** The films that break a rule, by name. */
function breaking(rule: (film: CatalogueFilm) => boolean): string[] {
  return allFilms.filter((film) => !rule(film)).map(({ title, year }) => `${title.en} (${year})`);
}

function isText(text: string): boolean {
  return text !== '' && text === text.trim() && text === text.normalize('NFC');
}

describe('the embedded catalogue', () => {
  test('has more than three thousand films, of every decade', () => {
    expect(allFilms.length).toBeGreaterThanOrEqual(3000);
    const decades = new Set(allFilms.map(({ year }) => Math.floor(year / 10)));
    expect([...decades]).toEqual(Array.from({ length: 13 }, (_, index) => 190 + index));
  });

  test.each(languages)('has each film once, by its title (%s) and year', (language) => {
    const names = allFilms.map(({ title, year }) => `${title[language].toLowerCase()} ${year}`);
    const seen = new Set<string>();
    const twice = names.filter((name) => seen.size === seen.add(name).size);
    expect(twice).toEqual([]);
  });

  test.each(languages)('has a title and a plot for each (%s)', (language) => {
    expect(breaking(({ title }) => isText(title[language]))).toEqual([]);
    expect(
      breaking(({ plot }) => isText(plot[language]) && /[.!?…]$/.test(plot[language])),
    ).toEqual([]);
  });

  test('has plots in three languages, not one plot three times', () => {
    expect(breaking(({ plot }) => new Set(Object.values(plot)).size === 3)).toEqual([]);
  });

  test('has original titles that fit into the column', () => {
    expect(breaking(({ originalTitle }) => isText(originalTitle))).toEqual([]);
    expect(
      breaking(({ title, originalTitle }) =>
        [...Object.values(title), originalTitle].every((text) => text.length <= 255),
      ),
    ).toEqual([]);
  });

  test('has years of the history of film', () => {
    expect(breaking(({ year }) => Number.isInteger(year) && year >= 1895 && year <= 2026)).toEqual(
      [],
    );
  });

  test('names four to eight people of each cast, each once', () => {
    expect(breaking(({ cast }) => cast.length >= 4 && cast.length <= 8)).toEqual([]);
    expect(
      breaking(({ cast }) => new Set(cast).size === cast.length && cast.every(isText)),
    ).toEqual([]);
  });

  test('names the directors', () => {
    expect(breaking(({ directors }) => directors.length > 0 && directors.every(isText))).toEqual(
      [],
    );
    expect(breaking(({ directors }) => directors.join(', ').length <= 255)).toEqual([]);
  });

  test('has known genres, countries and running times', () => {
    expect(breaking(({ genre }) => genres.includes(genre))).toEqual([]);
    expect(breaking(({ country }) => /^[A-Z]{2}$/.test(country))).toEqual([]);
    expect(breaking(({ runtime }) => runtime >= 10 && runtime <= 600)).toEqual([]);
  });
});
