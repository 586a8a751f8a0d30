import {
  accept,
  refuse,
  type ErrorCode,
  type Outcome,
  type Refusal,
} from '@girone/contract/errors';
import type { Nomination } from '@girone/contract/nominations';
import {
  findNominationRefusal,
  type CandidateFilm,
  type NominationRefusal,
} from '@girone/championship/nominating';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { findFilmSight } from '../../domain/queries/film-sight.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { refuseBrokenRules } from '../../platform/db/refuse-broken-rules.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
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
import { lockMembership, lockVisible } from './tournaments.repo.ts';

type SeenTournament = NonNullable<Awaited<ReturnType<typeof lockVisible>>>;

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
export const nominationRules = new Map<string, ErrorCode>([
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
  return refuseBrokenRules(nominationRules, () =>
    platform.db.transaction((tx) => nominateWithin(platform, tx, { actor, wish })),
  );
}

async function nominateWithin(
  platform: Platform,
  tx: Transaction,
  { actor, wish: { tournamentId, filmId } }: { actor: Actor; wish: Wish },
): Promise<Outcome<Nomination>> {
  const tournament = await lockVisible(tx, actor, tournamentId);
  if (!tournament) return refuse('not_found');
  const film = await findCandidate(tx, filmId);
  if (!film || !(await maySeeFilm(tx, actor, film))) return refuse('not_found');
  const refusal = await findRefusal(tx, actor, { tournament, film });
  if (refusal) return refusal;
  return accept(await enterNomination(platform, tx, { tournament, actor, filmId }));
}

/** One's own is found without asking. */
async function maySeeFilm(
  tx: Transaction,
  actor: Actor,
  { id, ownerId }: CandidateFilm,
): Promise<boolean> {
  return ownerId === actor.userId || (await findFilmSight(tx, actor, id)).isVisible;
}

interface Proposal {
  readonly tournament: SeenTournament;
  readonly film: CandidateFilm;
}

/** Why this person cannot nominate this film, which need not be stored yet. */
export async function findRefusal(
  tx: Transaction,
  { userId }: Actor,
  { tournament, film }: Proposal,
): Promise<Refusal | undefined> {
  const isMember = await lockMembership(tx, tournament.circleId, userId);
  const refusal = findNominationRefusal({
    ...tournament,
    nominations: await findCandidates(tx, { tournamentId: tournament.id }),
    isEligible: mayTakePart(tournament, isMember),
    candidate: { userId, film },
  });
  return refusal ? explain(tx, refusal) : undefined;
}

interface Entry {
  readonly tournament: SeenTournament;
  readonly actor: Actor;
  readonly filmId: number;
}

/** Writes a nomination that nothing speaks against, and tells whoever it concerns. */
export async function enterNomination(
  platform: Platform,
  tx: Transaction,
  { tournament, actor, filmId }: Entry,
): Promise<Nomination> {
  await insertNomination(tx, { tournamentId: tournament.id, userId: actor.userId, filmId });
  await replanAutostart(platform, tx, tournament);
  await announceTournament(tx, tournament);
  const row = await findNomination(tx, tournament.id, filmId);
  if (!row) throw new Error('the new nomination was not found');
  return presentNomination(row);
}

async function explain(tx: Transaction, refusal: NominationRefusal): Promise<Refusal> {
  if (refusal.reason !== 'already_nominated') return refuse(codes[refusal.reason]);
  const name = await findNameOf(tx, refusal.nominatedBy);
  return refuse('film_nominated_already', { names: { name: name ?? '—' } });
}
