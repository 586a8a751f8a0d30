import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { DayBallots, SeasonSeals } from '@girone/contract/verification';
import type { Viewer } from '../../domain/queries/visible-tournaments.ts';
import type { Platform } from '../../platform/platform.ts';
import { orderOf } from './commit-draw.ts';
import { findDrawFacts, findDrawnFilms } from './draws.repo.ts';
import { findChainState, findCountedMatches, findDayState, findSeals } from './evidence.repo.ts';
import { mayShowBallots } from './verification.policy.ts';
import { presentBallots, presentSeals } from './verification.present.ts';

type Reads = Pick<Platform, 'db'>;

interface Day {
  readonly tournamentId: number;
  readonly matchDay: number;
}

/** The ballots of a day never change once they may be seen: its seal is their version. */
export async function readBallotsVersion(
  { db }: Reads,
  viewer: Viewer | null,
  day: Day,
): Promise<Outcome<string>> {
  const state = await findDayState(db, viewer, day);
  if (!state) return refuse('not_found');
  if (mayShowBallots(state)) return accept(state.hash ?? 'before seals');
  return refuse(state.isClosed && !state.isShown ? 'results_hidden' : 'ballots_not_sealed');
}

/** Knows nothing of who asks: the version was read with their rights. */
export async function getBallots({ db }: Reads, day: Day): Promise<Outcome<DayBallots>> {
  return accept(presentBallots(day.matchDay, await findCountedMatches(db, day)));
}

/** A chain only grows: its last entry is its version. */
export async function readSealsVersion(
  { db }: Reads,
  viewer: Viewer | null,
  tournamentId: number,
): Promise<Outcome<string>> {
  const state = await findChainState(db, viewer, tournamentId);
  return state ? accept(`${state.status} ${state.lastHash}`) : refuse('not_found');
}

export async function getSeals({ db }: Reads, tournamentId: number): Promise<Outcome<SeasonSeals>> {
  const facts = await findDrawFacts(db, tournamentId);
  if (!facts) return refuse('not_found');
  const filmIds = await findDrawnFilms(db, tournamentId);
  const order = orderOf(filmIds, facts.seed);
  return accept(presentSeals({ ...facts, filmIds, order }, await findSeals(db, { tournamentId })));
}
