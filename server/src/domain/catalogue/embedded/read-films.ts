import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ownFolder } from '../../../platform/own-folder.ts';
import { genres, type CatalogueFilm } from './catalogue-film.ts';

const folder = new URL('src/domain/catalogue/embedded/films/', ownFolder);

/** The first line of a file: its columns, several names in one are separated by "; ". */
const header = [
  'year',
  'original title',
  'title en',
  'title it',
  'title es',
  'directors',
  'genre',
  'runtime',
  'country',
  'cast',
  'plot en',
  'plot it',
  'plot es',
].join('\t');

const genreForm = z.enum(genres);

/** A film as its line in a file: thousands lie in memory, and a few at a time are read whole. */
export type FilmRow = string;

/** Every film, from the oldest to the newest. */
export async function readRows(): Promise<FilmRow[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return files.flatMap((text, at) => {
    const [first, ...rows] = text.trimEnd().split('\n');
    if (first !== header) throw new Error(`${names[at]} does not begin with its columns`);
    return rows;
  });
}

/** What a film is found by. */
export function titlesOf(row: FilmRow): { titles: readonly string[]; year: number } {
  const [year = '', ...titles] = row.split('\t', 5);
  return { titles, year: Number(year) };
}

/** Who made it and who plays in it. */
export function peopleOf(row: FilmRow): string[] {
  const columns = row.split('\t', 10);
  return [...namesOf(columns[5]), ...namesOf(columns[9])];
}

export function readFilm(row: FilmRow): CatalogueFilm {
  const [year, originalTitle, en, it, es, directors, genre, runtime, ...rest] = row.split('\t');
  const [country, cast, plotEn, plotIt, plotEs] = rest;
  return {
    title: { en: en ?? '', it: it ?? '', es: es ?? '' },
    originalTitle: originalTitle ?? '',
    year: Number(year),
    directors: namesOf(directors),
    genre: genreForm.parse(genre),
    runtime: Number(runtime),
    country: country ?? '',
    cast: namesOf(cast),
    plot: { en: plotEn ?? '', it: plotIt ?? '', es: plotEs ?? '' },
  };
}

function namesOf(column = ''): string[] {
  return column.split('; ');
}
