import { z } from 'zod';
import { filmSummary } from './film-summary.ts';
import { person } from './people.ts';
import { defineRoute } from './route.ts';
import { limits, tasteMapPeople } from './rules.ts';
import { tournamentParams } from './tournaments.ts';

/** What becomes of taste in a championship: nothing before its end, nor where it was called off. */
const seasonState = z.enum(['running', 'called_off', 'over']);

const orderedFilm = z.object({
  film: filmSummary,
  /** Where it finished, for everybody together. */
  position: z.int(),
});

const majority = z.object({
  /** Votes for the film that won, that lost, and in matches without a winner. */
  withIt: z.int(),
  against: z.int(),
  drawn: z.int(),
});

/** The vote that the smallest share of voters shared; the totals are known to everybody. */
const solitaryVote = z.object({
  matchDay: z.int(),
  chosen: filmSummary,
  other: filmSummary,
  chosenVotes: z.int(),
  otherVotes: z.int(),
});

const ownTaste = z.object({
  /** How many votes it is made of. */
  votes: z.int(),
  /** The caller's favourite first. */
  order: z.array(orderedFilm).max(limits.tournamentFilms.max),
  majority,
  /** Null for whoever was never in the minority. */
  solitary: solitaryVote.nullable(),
});
export type OwnTaste = z.output<typeof ownTaste>;

const seasonTaste = z.object({
  id: z.int(),
  name: z.string(),
  isOfCircle: z.boolean(),
  state: seasonState,
  /** Null before the end, and for whoever has not voted for a film. */
  taste: ownTaste.nullable(),
});
export type SeasonTaste = z.output<typeof seasonTaste>;

/** Between −1 and 1, on a grid; people who vote as everybody together does are at the centre. */
const coordinate = z.number().min(-1).max(1);
const place = { x: coordinate, y: coordinate };

/** Somebody else on the map, as far as both have agreed to be shown. */
const neighbour = person.extend({
  ...place,
  /** In per cent, in steps of five, between 5 and 95, with a margin of a few votes. */
  agreement: z.int().min(5).max(95),
  /** Rounded down, in steps of five. */
  commonMatches: z.int().min(20),
});
export type TasteNeighbour = z.output<typeof neighbour>;

const tasteMap = z.object({
  ...place,
  /** Most agreement first. Of very many the nearest and the farthest. */
  neighbours: z.array(neighbour).max(tasteMapPeople),
  /** Where those are who chose them, in the order of the last table. */
  films: z
    .array(z.object({ film: filmSummary, position: z.int(), ...place }))
    .max(limits.tournamentFilms.max),
});
export type TasteMap = z.output<typeof tasteMap>;

const mapAnswer = z.object({
  state: seasonState,
  /** Whether the caller is shown on maps themselves; without it they see nobody. */
  isShown: z.boolean(),
  /** Whether the caller votes among those who could be on this map. */
  takesPart: z.boolean(),
  /** How many have agreed to be shown and could meet the caller, the caller among them if they have. */
  people: z.int(),
  /** Of how many who voted. */
  voters: z.int(),
  /** Null where the caller is not shown, and where they can be compared with fewer than four others. */
  map: tasteMap.nullable(),
});
export type TasteMapAnswer = z.output<typeof mapAnswer>;

const allTaste = z.object({
  /** Championships that are over and in which the caller voted for a film. */
  seasons: z
    .array(z.object({ id: z.int(), name: z.string(), votes: z.int() }))
    .max(limits.tasteSeasons),
  votes: z.int(),
  films: z.int(),
  order: z.array(filmSummary).max(limits.tasteFavourites),
  majority,
});
export type AllTaste = z.output<typeof allTaste>;

export const tasteRoutes = {
  getTaste: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/taste',
    summary: 'The caller’s own taste in a championship that is over; nobody else’s',
    access: 'signed-in',
    cost: 4,
    params: tournamentParams,
    status: 200,
    response: seasonTaste,
    errors: ['not_found'],
  }),
  getTasteMap: defineRoute({
    method: 'GET',
    path: '/api/tournaments/:tournamentId/taste/map',
    summary: 'Who votes like the caller, among those who agreed to be shown as the caller did',
    access: 'signed-in',
    cost: 8,
    params: tournamentParams,
    status: 200,
    response: mapAnswer,
    errors: ['not_found'],
  }),
  getAllTaste: defineRoute({
    method: 'GET',
    path: '/api/user/taste',
    summary: 'The caller’s own taste over all championships that are over; nobody else’s',
    access: 'signed-in',
    cost: 4,
    status: 200,
    response: allTaste,
    errors: [],
  }),
};
