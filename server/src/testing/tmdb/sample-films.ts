/** A film as the stand-in of TMDB knows it. */
export interface SampleFilm {
  readonly id: number;
  readonly originalTitle: string;
  readonly releaseDate: string;
  /** By `language`; where there is none, the title is the original one and the overview empty. */
  readonly translations: Readonly<Record<string, { title: string; overview: string }>>;
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  readonly genreIds: readonly number[];
  readonly runtime: number;
  readonly voteAverage: number;
  readonly voteCount: number;
  readonly cast: readonly string[];
  readonly crew: readonly { name: string; job: string }[];
  readonly providers: Readonly<Record<string, unknown>>;
}

export const lifeIsBeautiful: SampleFilm = {
  id: 637,
  originalTitle: 'La vita è bella',
  releaseDate: '1997-12-20',
  translations: {
    'it-IT': { title: 'La vita è bella', overview: 'Un padre inventa un gioco per suo figlio.' },
    'en-US': { title: 'Life Is Beautiful', overview: 'A father invents a game for his son.' },
  },
  posterPath: '/poster637.jpg',
  backdropPath: '/backdrop637.jpg',
  genreIds: [35, 18],
  runtime: 116,
  voteAverage: 8.447,
  voteCount: 12_000,
  cast: ['Roberto Benigni', 'Nicoletta Braschi', 'Giorgio Cantarini'],
  crew: [
    { name: 'Roberto Benigni', job: 'Director' },
    { name: 'Vincenzo Cerami', job: 'Screenplay' },
  ],
  providers: {
    IT: {
      link: 'https://www.themoviedb.org/movie/637-la-vita-e-bella/watch?locale=IT',
      buy: [
        { provider_id: 2, provider_name: 'Apple TV', logo_path: '/a.jpg', display_priority: 2 },
      ],
      flatrate: [
        { provider_id: 8, provider_name: 'Netflix', logo_path: '/n.jpg', display_priority: 0 },
        { provider_id: 39, provider_name: 'NOW', logo_path: '/w.jpg', display_priority: 1 },
      ],
    },
    ES: {
      link: 'https://www.themoviedb.org/movie/637-la-vita-e-bella/watch?locale=ES',
      rent: [{ provider_id: 3, provider_name: 'Rakuten TV', logo_path: '/r.jpg' }],
    },
  },
};

/** Two directors, no image, no votes yet, offered nowhere. */
export const bareFilm: SampleFilm = {
  id: 1001,
  originalTitle: 'Nobody Has Seen It',
  releaseDate: '',
  translations: { 'en-US': { title: 'Nobody Has Seen It', overview: '' } },
  posterPath: null,
  backdropPath: null,
  genreIds: [],
  runtime: 0,
  voteAverage: 0,
  voteCount: 0,
  cast: [],
  crew: [
    { name: 'Paolo Taviani', job: 'Director' },
    { name: 'Someone Else', job: 'Producer' },
    { name: 'Vittorio Taviani', job: 'Director' },
  ],
  providers: {},
};

/** Nosferatu of three years, as different films share a title. */
function nosferatu(id: number, year: number): SampleFilm {
  return {
    ...bareFilm,
    id,
    originalTitle: 'Nosferatu',
    releaseDate: `${year}-03-04`,
    translations: {
      'en-US': { title: 'Nosferatu', overview: `The count travels in ${year}.` },
      'es-ES': { title: 'Nosferatu', overview: `El conde viaja en ${year}.` },
    },
  };
}

export const sampleFilms: readonly SampleFilm[] = [
  lifeIsBeautiful,
  bareFilm,
  nosferatu(426_063, 2024),
  nosferatu(653, 1922),
  nosferatu(6404, 1979),
];
