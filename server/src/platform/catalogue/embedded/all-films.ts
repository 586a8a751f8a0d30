import type { CatalogueFilm } from './catalogue-film.ts';
import { films1920s } from './films-1920s.ts';
import { films1930s } from './films-1930s.ts';
import { films1940s } from './films-1940s.ts';
import { films1950s } from './films-1950s.ts';
import { films1960s } from './films-1960s.ts';
import { films1970s } from './films-1970s.ts';
import { films1980s } from './films-1980s.ts';
import { films1990s } from './films-1990s.ts';
import { films2000s } from './films-2000s.ts';
import { films2010s } from './films-2010s.ts';
import { films2020s } from './films-2020s.ts';

/** The whole embedded catalogue. */
export const allFilms: readonly CatalogueFilm[] = [
  ...films1920s,
  ...films1930s,
  ...films1940s,
  ...films1950s,
  ...films1960s,
  ...films1970s,
  ...films1980s,
  ...films1990s,
  ...films2000s,
  ...films2010s,
  ...films2020s,
];
