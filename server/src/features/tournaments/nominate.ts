import {
  accept,
  refuse,
  type ErrorCode,
  type Outcome,
  type Refusal,
} from '@girone/contract/errors';
import type { Nomination } from '@girone/contract/nominations';
import { findNominationRefusal, type NominationRefusal } from '../../championship/nominating.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceTournament } from '../../platform/events/announce-tournament.ts';
import { presentNomination } from './nominations.present.ts';
import {
  findCandidate,
  findCandidates,
  findNameOf,
  findNomination,
  insertNomination,
} from './nominations.repo.ts';
import { replanAutostart } from './replan-autostart.ts';
import { mayTakePart } from './tournaments.policy.ts';
import { holdMembership, lockVisible } from './tournaments.repo.ts';

interface Wish {
  readonly tournamentId: number;
  readonly filmId: number;
}

const codes = {
  not_in_setup: 'tournament_not_in_setup',
  not_eligible: 'not_eligible',
  not_own_film: 'forbidden',
  user_limit: 'nominations_used_up',
  total_limit: 'tournament_full',
} as const satisfies Record<string, ErrorCode>;

/** What the database's rules mean; the last one breaks when the film is deleted at this moment. */
const databaseRules = new Map<string, ErrorCode>([
  ['film_nominations_open', 'tournament_not_in_setup'],
  ['film_nominations_total_limit', 'tournament_full'],
  ['film_nominations_user_limit', 'nominations_used_up'],
  ['film_nominations_own_film_fk', 'forbidden'],
  ['film_nominations_film_exists', 'not_found'],
]);

/** Nominates a film of one's own. */
export async function nominate(
  platform: Platform,
  actor: Actor,
  wish: Wish,
): Promise<Outcome<Nomination>> {
  return refuseBrokenRules(databaseRules, () =>
    platform.db.transaction((tx) => nominateWithin(platform, tx, { actor, wish })),
  );
}

async function nominateWithin(
  platform: Platform,
  tx: Transaction,
  { actor, wish: { tournamentId, filmId } }: { actor: Actor; wish: Wish },
): Promise<Outcome<Nomination>> {
  const { userId } = actor;
  const tournament = await lockVisible(tx, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  const film = await findCandidate(tx, filmId);
  if (!film) return refuse('not_found');
  const isMember = await holdMembership(tx, tournament.circleId, userId);
  const refusal = findNominationRefusal({
    ...tournament,
    nominations: await findCandidates(tx, tournamentId),
    isEligible: mayTakePart(tournament, isMember),
    candidate: { userId, film },
  });
  if (refusal) return explain(tx, refusal);

  await insertNomination(tx, { tournamentId, userId, filmId });
  await replanAutostart(platform, tx, tournament);
  await announceTournament(tx, tournament);
  const row = await findNomination(tx, tournamentId, filmId);
  if (!row) throw new Error('the new nomination was not found');
  return accept(presentNomination(row));
}

async function explain(tx: Transaction, refusal: NominationRefusal): Promise<Refusal> {
  if (refusal.reason !== 'already_nominated') return refuse(codes[refusal.reason]);
  const name = await findNameOf(tx, refusal.nominatedBy);
  return refuse('film_nominated_already', { names: { name: name ?? '—' } });
}
