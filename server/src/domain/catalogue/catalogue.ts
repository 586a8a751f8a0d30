import type { Language } from '@girone/contract/languages';

/** In the order in which they are shown: what costs nothing more comes first. */
export const offerKinds = ['flatrate', 'free', 'ads', 'rent', 'buy'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Where a film could be watched on the day of the look-up. The data is JustWatch's, by way of TMDB. */
export interface StreamingOffer {
  readonly kind: OfferKind;
  readonly provider: string;
  /** ISO 3166 code, upper case. */
  readonly country: string;
  /** The page that lists the offers of that country; there are no links to a provider's own page. */
  readonly link: string | null;
  /** ISO instant. Offers change, so whoever shows them says how old they are. */
  readonly lookedUpAt: string;
}

/** What a film database knows of a film. Every text is fit to be stored, every number in range. */
export interface FilmFacts {
  readonly tmdbId: number | null;
  readonly title: string;
  readonly originalTitle: string | null;
  readonly overview: string | null;
  readonly plot: string | null;
  /** Several are separated by a comma. */
  readonly director: string | null;
  readonly releaseYear: number | null;
  readonly genre: string | null;
  readonly posterUrl: string | null;
  readonly backdropUrl: string | null;
  /** Minutes. */
  readonly runtime: number | null;
  /** From 0 to 10. */
  readonly rating: number | null;
  readonly cast: string[];
  readonly streaming: StreamingOffer[];
}

/**
 * How sure it is that this film is meant. `exact`: it alone has the title that was typed, and the year if
 * one was given. `close`: a typing error, an article, or a second film of that title lies between, so
 * that a person is asked. `loose`: it begins like it or has its words.
 */
export type Confidence = 'exact' | 'close' | 'loose';

export interface FoundFacts extends FilmFacts {
  readonly confidence: Confidence;
}

export interface FilmSearch {
  readonly title: string;
  readonly language: Language;
  readonly year?: number;
  readonly limit: number;
}

/** A line of somebody's list. */
export interface FilmLine {
  readonly title: string;
  readonly year?: number | undefined;
}

export interface MatchOptions {
  readonly language: Language;
  /** For each line. */
  readonly limit: number;
}

export interface FilmQuery {
  readonly tmdbId?: number;
  readonly title: string;
  readonly year: number | null;
  readonly language: Language;
  /** ISO 3166 code: whose streaming offers to look up. */
  readonly country: string;
}

/**
 * A database of films. All calls throw `CatalogueUnavailable` when it cannot answer now, and
 * `CatalogueRefused` when it will not answer us until the operator does something.
 */
export interface FilmCatalogue {
  readonly source: 'tmdb' | 'embedded';
  /** Best match first. A light answer: cast and streaming may be empty, and later results sparse. */
  search(query: FilmSearch): Promise<FoundFacts[]>;
  /**
   * The films that each line may mean, best first: for whole lists, and as light as search results are at
   * least. A year that is given decides between films of one title, and is a year off at most.
   */
  match(lines: readonly FilmLine[], options: MatchOptions): Promise<FoundFacts[][]>;
  /** The one film that is meant, with everything known of it, or `undefined` where none is sure. */
  find(query: FilmQuery): Promise<FilmFacts | undefined>;
}

/** The film database cannot answer now: no network, too many calls, its own trouble, no time. */
export class CatalogueUnavailable extends Error {
  override readonly name = 'CatalogueUnavailable';
  /** Seconds after which it asked to be called again. */
  readonly retryAfter: number | undefined;

  constructor(message: string, options: ErrorOptions & { readonly retryAfter?: number } = {}) {
    super(message, options);
    this.retryAfter = options.retryAfter;
  }
}

/** The film database refuses our token: trying again soon is of no use. */
export class CatalogueRefused extends Error {
  override readonly name = 'CatalogueRefused';
}
