import { limits } from '@girone/contract/rules';
import { z } from 'zod';

/** Fit to be stored: PostgreSQL takes no NUL, jsonb no lone surrogate. Blank is the same as missing. */
function textUpTo(length: number) {
  return z
    .string()
    .nullish()
    .transform(
      (value) => value?.replaceAll('\0', '').trim().slice(0, length).toWellFormed() || null,
    );
}

const text = textUpTo(limits.filmFact.max);

const texts = z
  .array(text)
  .nullish()
  .transform((values) => values?.filter((value) => value !== null) ?? []);

function listOf<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((values) => values ?? []);
}

const genre = z.object({ id: z.number(), name: text });

/** What search results and details have in common. Everything but the id may be missing. */
const film = {
  // Our column is a 32-bit integer.
  id: z.int().positive().max(2_147_483_647),
  adult: z.boolean().nullish(),
  title: text,
  original_title: text,
  overview: textUpTo(limits.filmDescription.max),
  release_date: text,
  poster_path: text,
  backdrop_path: text,
  vote_average: z.number().nullish(),
  vote_count: z.number().nullish(),
};

const searchResult = z.object({ ...film, genre_ids: listOf(z.number()) });
export const searchAnswer = z.object({ results: listOf(searchResult) });

const provider = z.object({ provider_name: text });

/** One country's entry of `watch/providers`. */
export const countryOffers = z.object({
  link: text,
  flatrate: listOf(provider),
  free: listOf(provider),
  ads: listOf(provider),
  rent: listOf(provider),
  buy: listOf(provider),
});

export const detailsAnswer = z.object({
  ...film,
  genres: listOf(genre),
  runtime: z.number().nullish(),
  credits: z
    .object({
      cast: listOf(z.object({ name: text, order: z.number().nullish() })),
      crew: listOf(z.object({ name: text, job: text })),
    })
    .nullish(),
  // Only the country that is asked for is looked at closer.
  'watch/providers': z.object({ results: z.record(z.string(), z.unknown()).nullish() }).nullish(),
});

export const genresAnswer = z.object({ genres: listOf(genre) });

export const configurationAnswer = z.object({
  images: z.object({ secure_base_url: text, poster_sizes: texts, backdrop_sizes: texts }).nullish(),
});

export type SearchResult = z.output<typeof searchResult>;
export type FilmDetails = z.output<typeof detailsAnswer>;
export type Configuration = z.output<typeof configurationAnswer>;
