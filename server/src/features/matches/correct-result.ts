import { accept, refuse, type Outcome } from '@girone/contract/errors';
import { findWinner } from '@girone/championship/result';
import { recordAct } from '../../domain/audit.ts';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emitAll } from '../../domain/events/outbox.ts';
import { scheduleOdds } from '../../domain/schedule-odds.ts';
import { notifyOfModeration } from '../../domain/notifications/notify-of-moderation.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockTournament, type TournamentRow } from '../tournaments/index.ts';
import { addCorrection } from '../verification/index.ts';
import {
  findPlayedMatch,
  findTournamentOf,
  writeCorrection,
  type PlayedMatch,
} from './corrections.repo.ts';
import { changeRecords, type RecordChange } from './film-records.repo.ts';
import { rewriteStandings } from './rebuild-standings.ts';
import { findLastTable } from './standings.repo.ts';

interface Correction {
  readonly matchId: number;
  readonly film1Votes: number;
  readonly film2Votes: number;
  readonly reason: string;
}

/**
 * Replaces the result of a completed match; the votes stay as they were cast. All tables from that day on
 * are written anew, and so is what the films have won in all championships.
 *
 * The championship's row is held first, as by a close: the two come one after the other, and each counts
 * what the other has written.
 */
export async function correctResult(
  platform: Platform,
  actor: Actor,
  correction: Correction,
): Promise<Outcome<undefined>> {
  const { matchId, film1Votes, film2Votes, reason } = correction;
  return platform.db.transaction(async (tx) => {
    const tournamentId = await findTournamentOf(tx, matchId);
    const tournament = tournamentId && (await lockTournament(tx, tournamentId));
    const match = tournament && (await findPlayedMatch(tx, matchId));
    if (!match) return refuse('not_found');
    if (match.status !== 'completed') return refuse('match_not_completed');
    const result = { film1Votes, film2Votes };
    if (match.film1Votes === film1Votes && match.film2Votes === film2Votes) {
      return refuse('result_unchanged');
    }
    await writeCorrection(tx, matchId, {
      ...result,
      winnerId: findWinner({ ...match, ...result }),
      correctedAt: new Date(await readClock(tx)),
      correctedBy: actor.userId,
      correctionReason: reason,
    });
    const { matchDay, matchNumber } = match;
    await addCorrection(platform, tx, {
      ...result,
      tournamentId: tournament.id,
      matchDay,
      matchNumber,
      reason,
    });
    await recount(tx, tournament, match);
    await recordAct(tx, {
      actorId: actor.userId,
      action: 'match.correct',
      target: { type: 'match', id: matchId, name: nameOf(match) },
      reason,
      before: { film1Votes: match.film1Votes, film2Votes: match.film2Votes },
      after: result,
    });
    await tell(tx, tournament, match);
    await notifyOfModeration(tx, {
      actorId: actor.userId,
      people: [tournament.createdBy, match.film1.ownerId, match.film2.ownerId],
      act: 'result_corrected',
      subject: nameOf(match),
      reason,
      tournamentId: tournament.id,
    });
    return accept(undefined);
  });
}

function nameOf({ film1, film2 }: PlayedMatch): string {
  return `${film1.title} – ${film2.title}`;
}

/** The records follow by what this championship's last table has gained and lost: nobody else waits. */
async function recount(
  tx: Transaction,
  tournament: TournamentRow,
  { matchDay }: PlayedMatch,
): Promise<void> {
  const before = await findLastTable(tx, { tournamentId: tournament.id });
  // The odds of these days went with their tables.
  await rewriteStandings(tx, tournament, matchDay);
  await scheduleOdds(tx, tournament.id);
  // Of one that was called off nothing is on record.
  if (!tournament.isPublic || tournament.cancelledAt !== null) return;
  const after = await findLastTable(tx, { tournamentId: tournament.id });
  const changes = compareTables(before, after, tournament.status === 'completed');
  if (changes.length > 0) await changeRecords(tx, changes);
}

type LastTable = Awaited<ReturnType<typeof findLastTable>>;

function compareTables(before: LastTable, after: LastTable, hasChampion: boolean): RecordChange[] {
  const past = new Map(before.map((row) => [row.filmId, row]));
  const isChampion = ({ position }: LastTable[number]) => hasChampion && position === 1;
  return after.flatMap((row) => {
    const was = past.get(row.filmId);
    if (!was) throw new Error(`film ${row.filmId} stood in no table before`);
    const change = {
      filmId: row.filmId,
      wins: row.wins - was.wins,
      draws: row.draws - was.draws,
      losses: row.losses - was.losses,
      voteDifference: row.votesFor - row.votesAgainst - (was.votesFor - was.votesAgainst),
      titles: Number(isChampion(row)) - Number(isChampion(was)),
    };
    const { filmId: _, ...figures } = change;
    return Object.values(figures).some((figure) => figure !== 0) ? [change] : [];
  });
}

async function tell(
  tx: Transaction,
  tournament: TournamentRow,
  { matchDay }: PlayedMatch,
): Promise<void> {
  const { id: tournamentId, status } = tournament;
  const audience = audienceOf(tournament);
  await emitAll(tx, [
    { event: { type: 'standings', data: { tournamentId, matchDay } }, audience },
    { event: { type: 'tournament', data: { tournamentId, status } }, audience },
  ]);
}
