import { setImmediate as letOthers } from 'node:timers/promises';
import type { Language } from '@girone/contract/languages';
import { limits } from '@girone/contract/rules';
import type { Confidence, FilmCatalogue, FilmFacts, FoundFacts } from '../catalogue.ts';
import { isAbout } from '../rate-matches.ts';
import type { CatalogueFilm } from './catalogue-film.ts';
import { measureFame } from './fame.ts';
import { genreNames } from './genre-names.ts';
import { peopleOf, readFilm, readRows, titlesOf, type FilmRow } from './read-films.ts';
import { createTitleIndex, type TitleIndex } from './title-index.ts';

interface RowHit {
  readonly item: FilmRow;
  readonly confidence: Confidence;
}

/** So many lines of a list are looked up before other requests have their turn. */
const linesAtOnce = 20;

/** Enough to see whether a title has twins. */
const mostTwins = 8;

/** Well-known films that come with the program: for whoever has no token of a film database. */
export function createEmbeddedCatalogue(): FilmCatalogue {
  // Read at the first search, so that a start does not wait for it.
  let index: Promise<TitleIndex<FilmRow>> | undefined;

  function openIndex(): Promise<TitleIndex<FilmRow>> {
    index ??= loadIndex();
    return index;
  }

  return {
    source: 'embedded',
    async search({ title, language, year = null, limit }) {
      const hits = (await openIndex()).search({ title: cut(title), year }, limit);
      const films = hits.map((hit) => presentHit(hit, language));
      return year === null ? films : films.filter((film) => isAbout(film.releaseYear, year));
    },
    async match(lines, { language, limit }) {
      const titles = await openIndex();
      const found: FoundFacts[][] = [];
      for (const [at, { title, year = null }] of lines.entries()) {
        if (at > 0 && at % linesAtOnce === 0) await letOthers();
        const wanted = { title: cut(title), year };
        const exact = titles.findExact(wanted);
        const hits = exact ? [exact] : titles.search(wanted, limit);
        found.push(hits.map((hit) => presentHit(hit, language)));
      }
      return found;
    },
    async find({ title, year, language }) {
      const hits = (await openIndex()).search({ title: cut(title), year }, mostTwins);
      const sure = hits.find(({ confidence }) => confidence === 'exact');
      const meant = sure ?? (year === null ? undefined : findAlike(hits, year));
      return meant && present(readFilm(meant.item), language);
    },
  };
}

async function loadIndex(): Promise<TitleIndex<FilmRow>> {
  const rows = await readRows();
  const fame = measureFame(rows);
  return createTitleIndex(rows, (row) => ({
    ...titlesOf(row),
    fame: fame.get(row) ?? 0,
    people: () => peopleOf(row),
  }));
}

/**
 * Where the year agrees too, a typing error is forgiven. Between two films of a title none is guessed:
 * better none than the wrong one.
 */
function findAlike(hits: readonly RowHit[], year: number): RowHit | undefined {
  const alike = hits.filter(
    ({ item, confidence }) => confidence === 'close' && isAbout(titlesOf(item).year, year),
  );
  const ofTheYear = alike.filter(({ item }) => titlesOf(item).year === year);
  const [hit, another] = ofTheYear.length > 0 ? ofTheYear : alike;
  return another === undefined ? hit : undefined;
}

function cut(title: string): string {
  return title.slice(0, limits.filmTitle.max);
}

function presentHit({ item, confidence }: RowHit, language: Language): FoundFacts {
  return { ...present(readFilm(item), language), confidence };
}

function present(film: CatalogueFilm, language: Language): FilmFacts {
  return {
    tmdbId: null,
    title: film.title[language],
    originalTitle: film.originalTitle,
    overview: film.plot[language],
    plot: film.plot[language],
    director: film.directors.join(', '),
    releaseYear: film.year,
    genre: genreNames[film.genre][language],
    posterUrl: null,
    backdropUrl: null,
    runtime: film.runtime,
    rating: null,
    cast: [...film.cast],
    streaming: [],
  };
}
