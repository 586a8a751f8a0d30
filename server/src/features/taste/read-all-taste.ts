import { orderFilms } from '@girone/championship/taste/own-order';
import { accept, type Outcome } from '@girone/contract/errors';
import { limits } from '@girone/contract/rules';
import type { AllTaste } from '@girone/contract/taste';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { findChoices, findDrawnFilms, findVotedSeasons } from './taste.repo.ts';

/** The caller's own taste over the championships that are over and that they may still see. */
export async function getAllTaste(
  { db }: Pick<Platform, 'db'>,
  { userId, isAdmin }: Actor,
): Promise<Outcome<AllTaste>> {
  const seasons = await findVotedSeasons(db, { userId, isAdmin });
  const tournamentIds = seasons.map(({ id }) => id);
  const choices = await findChoices(db, { userId, tournamentIds });
  const filmIds = new Set(choices.flatMap(({ chosen, other }) => [chosen, other]));
  const order = orderFilms(
    [...filmIds].toSorted((a, b) => a - b),
    choices,
  ).slice(0, limits.tasteFavourites);
  const films = new Map(
    (await findDrawnFilms(db, { filmIds: order, tournamentIds })).map((film) => [film.id, film]),
  );
  const sum = (count: (season: (typeof seasons)[number]) => number) =>
    seasons.reduce((total, season) => total + count(season), 0);
  const votes = sum((season) => season.votes);
  const withIt = sum((season) => season.withIt);
  const drawn = sum((season) => season.drawn);
  return accept({
    seasons: seasons.map(({ id, name, votes: cast }) => ({ id, name, votes: cast })),
    votes,
    films: filmIds.size,
    order: order.flatMap((filmId) => films.get(filmId) ?? []),
    majority: { withIt, against: votes - withIt - drawn, drawn },
  });
}
