import { orderFilms } from '@girone/championship/taste/own-order';
import { countMajority, findSolitary } from '@girone/championship/taste/own-votes';
import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { OwnTaste, SeasonTaste } from '@girone/contract/taste';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { stateOf } from './taste.policy.ts';
import { findFinalTable, findOwnVotes, findSeason } from './taste.repo.ts';

/** The caller's own taste in a championship that is over. */
export async function getTaste(
  { db }: Pick<Platform, 'db'>,
  { userId, isAdmin }: Actor,
  tournamentId: number,
): Promise<Outcome<SeasonTaste>> {
  const [season] = await findSeason(db, { id: tournamentId, userId, isAdmin });
  if (!season) return refuse('not_found');
  const { id, name, circleId } = season;
  const state = stateOf(season);
  return accept({
    id,
    name,
    isOfCircle: circleId !== null,
    state,
    taste: state === 'over' ? await loadTaste(db, { tournamentId, userId }) : null,
  });
}

async function loadTaste(
  db: Db,
  own: { readonly tournamentId: number; readonly userId: Actor['userId'] },
): Promise<OwnTaste | null> {
  const [table, votes] = await Promise.all([findFinalTable(db, own), findOwnVotes(db, own)]);
  if (votes.length === 0) return null;
  const films = new Map(table.map((row) => [row.film.id, row]));
  const order = orderFilms([...films.keys()], votes);
  const solitary = findSolitary(votes);
  const chosen = solitary && films.get(solitary.chosen);
  const other = solitary && films.get(solitary.other);
  return {
    votes: votes.length,
    order: order.flatMap((filmId) => films.get(filmId) ?? []),
    majority: countMajority(votes),
    solitary:
      chosen && other
        ? {
            matchDay: solitary.matchDay,
            chosen: chosen.film,
            other: other.film,
            chosenVotes: solitary.chosenVotes,
            otherVotes: solitary.otherVotes,
          }
        : null,
  };
}
