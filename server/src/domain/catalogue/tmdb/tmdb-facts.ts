import { limits } from '@girone/contract/rules';
import {
  CatalogueUnavailable,
  offerKinds,
  type FilmFacts,
  type StreamingOffer,
} from '../catalogue.ts';
import { countryOffers, type FilmDetails, type SearchResult } from './tmdb-answers.ts';
import type { ImageAddresses } from './tmdb-images.ts';

interface LightParts {
  readonly images: ImageAddresses;
  readonly genreNames: ReadonlyMap<number, string>;
}

/** What a search result tells: neither director nor cast nor runtime. */
export function factsOfResult(result: SearchResult, { images, genreNames }: LightParts): FilmFacts {
  const [genre] = result.genre_ids;
  return {
    ...commonFacts(result, images),
    director: null,
    genre: genre === undefined ? null : (genreNames.get(genre) ?? null),
    runtime: null,
    cast: [],
    streaming: [],
  };
}

interface DetailParts {
  readonly images: ImageAddresses;
  readonly streaming: StreamingOffer[];
}

export function factsOfDetails(
  details: FilmDetails,
  { images, streaming }: DetailParts,
): FilmFacts {
  const { credits, genres, runtime } = details;
  const cast = (credits?.cast ?? []).toSorted(
    (left, right) => (left.order ?? Infinity) - (right.order ?? Infinity),
  );
  return {
    ...commonFacts(details, images),
    director: joinDirectors(credits?.crew ?? []),
    genre: genres[0]?.name ?? null,
    runtime: runtime && runtime >= 1 ? Math.round(runtime) : null,
    cast: cast.flatMap(({ name }) => name ?? []).slice(0, limits.cast),
    streaming,
  };
}

interface OfferParts {
  readonly country: string;
  readonly lookedUpAt: Date;
}

/** The offers of one country, each with the day on which they were true. */
export function offersOf(
  details: FilmDetails,
  { country, lookedUpAt }: OfferParts,
): StreamingOffer[] {
  const results = details['watch/providers']?.results ?? {};
  const code = country.toUpperCase();
  if (!Object.hasOwn(results, code)) return [];
  const { data: offers } = countryOffers.safeParse(results[code]);
  if (!offers) throw new CatalogueUnavailable('the film database gave broken streaming offers');
  const known = offerKinds.flatMap((kind) =>
    offers[kind].flatMap(({ provider_name: provider }) =>
      provider === null
        ? []
        : {
            kind,
            provider,
            country: code,
            link: readLink(offers.link),
            lookedUpAt: lookedUpAt.toISOString(),
          },
    ),
  );
  return known.slice(0, limits.streamingOffers);
}

/** Years that our films may have; the column's own limit is far enough ahead for any announcement. */
export function yearOf(releaseDate: string | null): number | null {
  const year = Number(/^(\d{4})-/.exec(releaseDate ?? '')?.[1]);
  return year >= limits.filmYear.min && year <= 2200 ? year : null;
}

function commonFacts(film: SearchResult | FilmDetails, images: ImageAddresses) {
  return {
    tmdbId: film.id,
    title: film.title ?? film.original_title ?? '',
    originalTitle: film.original_title,
    overview: film.overview,
    plot: film.overview,
    releaseYear: yearOf(film.release_date),
    posterUrl: images.poster(film.poster_path),
    backdropUrl: images.backdrop(film.backdrop_path),
    rating: ratingOf(film),
  };
}

/** An average of no votes is given as 0 and says nothing. */
function ratingOf({ vote_average: average, vote_count: count }: SearchResult | FilmDetails) {
  if (!average || average < 0 || average > 10 || count === 0) return null;
  return Math.round(average * 10) / 10;
}

/** As many as fit into the column: some anthologies have more than twenty. */
function joinDirectors(crew: readonly { name: string | null; job: string | null }[]) {
  const names = crew.flatMap(({ name, job }) => (job === 'Director' && name ? name : []));
  let joined = '';
  for (const name of new Set(names)) {
    const longer = joined ? `${joined}, ${name}` : name;
    if (longer.length > limits.filmFact.max) break;
    joined = longer;
  }
  return joined || null;
}

/** It becomes a link on our page, so only an ordinary address will do. */
function readLink(link: string | null): string | null {
  return link !== null && URL.canParse(link) && new URL(link).protocol === 'https:' ? link : null;
}
