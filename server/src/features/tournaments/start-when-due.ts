import { z } from 'zod';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { notify, notifySeason } from '../../domain/notifications/notify.ts';
import type { NotificationPayload } from '../../domain/schema/notifications.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { owingNamed } from '@girone/contract/rules';
import { lockList } from './nominations.repo.ts';
import { replanAutostart } from './replan-autostart.ts';
import type { StartOutlook } from './start-outlook.ts';
import { startTournament } from './start-tournament.ts';
import { takeOutDeparted } from './take-out-departed.ts';
import { markDeadlineMissed } from './tournament-writes.repo.ts';
import { findTournament, lockTournament, type TournamentRow } from './tournaments.repo.ts';

/**
 * Looks at a championship when its time has come: it starts if it is still ready and due; if the
 * deadline has passed with something missing, its creator is told, once.
 */
export function startWhenDue(platform: Pick<Platform, 'config' | 'db' | 'random'>) {
  return defineJob({
    name: 'start-tournament',
    payload: z.object({ tournamentId: z.int() }),
    async run({ tournamentId }) {
      await platform.db.transaction(async (tx) => {
        const tournament = await lockTournament(tx, tournamentId);
        if (tournament?.status !== 'setup') return;
        const hasChanged = await takeOutDeparted(tx, tournament);
        // Before it is counted: a film that is being deleted is gone by then, or stays for the start.
        await lockList(tx, tournamentId);
        const { startsAt, now, isDeadlineMissed, isNew, outlook } = await replanAutostart(
          platform,
          tx,
          tournament,
        );
        if (startsAt !== null && startsAt <= now) {
          const started = await startTournament(platform, tx, tournament);
          if (started.ok) {
            await notifySeason(tx, {
              type: 'tournament_started',
              tournamentId,
              matchDay: null,
              except: null,
            });
            return;
          }
        }
        if (isNew || hasChanged) await announceTournament(tx, tournament);
        if (isDeadlineMissed && tournament.deadlineMissedAt === null) {
          await markDeadlineMissed(tx, { id: tournamentId, deadlineMissedAt: new Date(now) });
          await announceTournament(tx, tournament, { kind: 'user', userId: tournament.createdBy });
          await notifyCreator(tx, tournament, outlook);
        }
      });
    },
  });
}

/** Unless they have left the circle whose championship it is. */
async function notifyCreator(
  tx: Transaction,
  tournament: TournamentRow,
  outlook: StartOutlook,
): Promise<void> {
  const { id: tournamentId, createdBy: userId, preparationDeadline } = tournament;
  if (!(await findTournament(tx, { userId, isAdmin: false }, tournamentId))) return;
  await notify(tx, {
    userId,
    actorId: null,
    type: 'start_overdue',
    payload: { tournamentId, missing: whatIsMissing(tournament, outlook) },
    // Another deadline is another chance to miss it.
    dedupeKey: `start_overdue:${tournamentId}:${preparationDeadline?.getTime() ?? 0}`,
  });
}

/** Where more people are needed, a circle's members who have nominated nothing owe all that is asked of each. */
function whatIsMissing(
  { requiredFilmsPerUser }: TournamentRow,
  { readiness, owing, silent }: StartOutlook,
): NonNullable<NotificationPayload['missing']> {
  const awaited = readiness.participants.ok && readiness.totalFilms.ok ? [] : silent;
  const people = [
    ...awaited.map((userId) => ({ userId, films: requiredFilmsPerUser })),
    ...owing.map(({ userId, missing }) => ({ userId, films: missing })),
  ];
  return {
    participants: readiness.missingParticipants,
    films: readiness.missingFilms,
    people: people.slice(0, owingNamed),
    others: Math.max(0, people.length - owingNamed),
  };
}
