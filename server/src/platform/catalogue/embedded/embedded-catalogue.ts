import type { Language } from '@girone/contract/languages';
import { limits } from '@girone/contract/rules';
import type { FilmCatalogue, FilmFacts } from '../catalogue.ts';
import { comparableTitle, isSameTitle } from '../title-likeness.ts';
import type { CatalogueFilm } from './catalogue-film.ts';
import { genreNames } from './genre-names.ts';
import { createTitleIndex, type TitleIndex } from './title-index.ts';

/** Well-known films that come with the program: for whoever has no token of a film database. */
export function createEmbeddedCatalogue(): FilmCatalogue {
  // Loaded at the first search, so that a start does not wait for it.
  let index: Promise<TitleIndex<CatalogueFilm>> | undefined;

  async function searchTitles(title: string, year: number | null) {
    index ??= loadIndex();
    const matches = (await index).search(title.slice(0, limits.filmTitle.max));
    return year === null ? matches : matches.filter((film) => isAbout(film.year, year));
  }

  return {
    source: 'embedded',
    async search({ title, language, year, limit }) {
      const films = await searchTitles(title, year ?? null);
      return films.slice(0, limit).map((film) => present(film, language));
    },
    async find({ title, year, language }) {
      const wanted = comparableTitle(title);
      const meant = (await searchTitles(title, year)).filter((film) =>
        titlesOf(film).some((other) =>
          isSameTitle(wanted, comparableTitle(other), { yearAgrees: year !== null }),
        ),
      );
      const film = meant.find((each) => each.year === year) ?? meant[0];
      // Two films of the same title and no year to tell them apart: better none than the wrong one.
      const isSure = meant.length === 1 || film?.year === year;
      return film && isSure ? present(film, language) : undefined;
    },
  };
}

async function loadIndex(): Promise<TitleIndex<CatalogueFilm>> {
  const { allFilms } = await import('./all-films.ts');
  return createTitleIndex(allFilms, titlesOf);
}

function titlesOf({ title, originalTitle }: CatalogueFilm): readonly string[] {
  return [title.en, title.it, title.es, originalTitle];
}

/** A film comes out in one country a year before another, so that people differ on its year. */
function isAbout(left: number, right: number): boolean {
  return Math.abs(left - right) <= 1;
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
