import { z } from 'zod';
import { boxFormat, boxLimits } from './box-format.ts';
import { limits } from './rules.ts';
import { hash, seasonSeals } from './verification.ts';

/** Pictures come along as they are: nothing in a box is fetched from elsewhere. */
const cover = z
  .string()
  .max(200_000)
  .regex(/^data:image\/(?:webp|jpeg|png|avif);base64,[\d+/=A-Za-z]+$/);

/** Whatever people write, but for the one character that a database cannot keep. */
const words = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/);

const id = z.int().min(1);
const count = z.int().min(0).max(10_000_000);
const instant = z.iso.datetime();

const boxFilm = z.object({
  id,
  title: words(255).min(1),
  year: z.int().nullable(),
  director: words(255).nullable(),
  genre: words(255).nullable(),
  /** Null where the account is gone, and where the file names no people. */
  ownerName: words(200).nullable(),
  cover: cover.nullable(),
});
export type BoxFilm = z.output<typeof boxFilm>;

/** `corrected` is 1 where an admin replaced what was counted. */
const boxMatch = z.tuple([
  z.int().min(1).max(limits.matches).describe('matchNumber'),
  z.int().min(1).max(limits.matchDays).describe('matchDay'),
  id.describe('film1Id'),
  id.describe('film2Id'),
  count.describe('film1Votes'),
  count.describe('film2Votes'),
  z.union([z.literal(0), z.literal(1)]).describe('corrected'),
]);

const boxRow = z.tuple([
  id.describe('filmId'),
  count.describe('position'),
  count.describe('points'),
  count.describe('wins'),
  count.describe('draws'),
  count.describe('losses'),
  count.describe('votesFor'),
  count.describe('votesAgainst'),
]);

const boxDay = z.object({
  matchDay: z.int().min(1).max(limits.matchDays),
  closedAt: instant.nullable(),
  table: z.array(boxRow).max(limits.tournamentFilms.max),
  /** As counted at the close; the root is null where the day closed before there were seals. */
  counts: z
    .array(
      z.tuple([
        z.int().min(1).max(limits.matches).describe('matchNumber'),
        count.describe('film1Votes'),
        count.describe('film2Votes'),
        hash.nullable().describe('root'),
      ]),
    )
    .max(limits.tournamentFilms.max / 2),
  /** Those of its matches, packed one after the other; null where the file had no room for them. */
  ballots: z.string().max(boxLimits.importedBytes).nullable(),
});

const boxPost = z.object({
  authorName: words(200).nullable(),
  content: words(limits.postContent.max),
  createdAt: instant,
});

/** A championship that is over, with everything that it takes to show and to check it. */
export const seasonBox = z.object({
  format: z.literal(boxFormat),
  exportedAt: instant,
  championship: z.object({
    id,
    name: words(100).min(1),
    description: words(2000).nullable(),
    isPublic: z.boolean(),
    circleName: words(200).nullable(),
    startedAt: instant,
    completedAt: instant,
    /** How many people voted; null where the file does not say. */
    voters: count.nullable(),
  }),
  /** What the order follows from; also of seasons that were drawn before there were commitments. */
  drawSeed: z.string().min(1).max(200),
  films: z.array(boxFilm).min(limits.tournamentFilms.min).max(limits.tournamentFilms.max),
  matches: z.array(boxMatch).max(limits.matches),
  days: z.array(boxDay).min(1).max(limits.matchDays),
  ...seasonSeals.shape,
  /** What was said in public, the oldest first. */
  posts: z.array(boxPost).max(boxLimits.posts),
  /** How many there were in all. */
  postCount: count,
});
export type SeasonBox = z.output<typeof seasonBox>;
