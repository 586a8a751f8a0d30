/** One well-known film of the embedded catalogue. Facts, and one sentence of ours on what it is about. */
export interface CatalogueFilm {
  /** The title in English, Italian and Spanish, as it was released there. */
  readonly title: { readonly en: string; readonly it: string; readonly es: string };
  readonly originalTitle: string;
  readonly year: number;
  readonly directors: readonly string[];
  readonly genre: Genre;
  /** Minutes of the usual release. */
  readonly runtime: number;
  /** ISO 3166 code of the main country of production. */
  readonly country: string;
  /** Four to eight names, leading parts first. */
  readonly cast: readonly string[];
  readonly plot: { readonly en: string; readonly it: string; readonly es: string };
}

export const genres = [
  'action',
  'adventure',
  'animation',
  'comedy',
  'crime',
  'documentary',
  'drama',
  'fantasy',
  'giallo',
  'history',
  'horror',
  'musical',
  'mystery',
  'neorealism',
  'noir',
  'romance',
  'science fiction',
  'thriller',
  'war',
  'western',
] as const;

export type Genre = (typeof genres)[number];
