import type { CircleId } from '@girone/contract/ids';
import { announceTournament } from '../../domain/events/announce-tournament.ts';
import { scheduleStart } from '../../domain/schedule-start.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { readClock } from '../../platform/db/read-clock.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Autostart } from '@girone/championship/autostart';
import { lookAhead, type StartOutlook } from './start-outlook.ts';
import { takeOutDeparted } from './take-out-departed.ts';
import { setAutostart } from './tournament-writes.repo.ts';
import { lockSetupsOf, type TournamentRow } from './tournaments.repo.ts';

interface Plan extends Autostart {
  readonly outlook: StartOutlook;
  /** When it was made. */
  readonly now: number;
  /** It differs from what was planned before. */
  readonly isNew: boolean;
}

/**
 * Looks again at when a championship starts by itself, after any change of nominations, members or
 * settings; its row is held by the caller. The job that will start it moves with the plan.
 */
export async function replanAutostart(
  { config }: Pick<Platform, 'config'>,
  tx: Transaction,
  tournament: TournamentRow,
): Promise<Plan> {
  const now = await readClock(tx);
  const graceSeconds = config.autostartGraceSeconds;
  const [outlook] = await lookAhead(tx, [tournament], { now, graceSeconds });
  if (!outlook) throw new Error(`no outlook for championship ${tournament.id}`);
  const { autostart } = outlook;
  const isNew = !isPlanned(tournament, autostart);
  if (isNew) {
    await setAutostart(tx, {
      id: tournament.id,
      readySince: dateOf(autostart.readySince),
      startsAt: dateOf(autostart.startsAt),
    });
  }
  const runAt = dateOf(autostart.startsAt);
  if (runAt) await scheduleStart(tx, tournament.id, runAt);
  return { ...autostart, outlook, now, isNew };
}

/**
 * For changes of a circle's members: they may complete "everyone has nominated", or undo it. Films of those
 * who are not in it any more go.
 */
export async function replanCircle(
  platform: Pick<Platform, 'config'>,
  tx: Transaction,
  circleId: CircleId,
): Promise<void> {
  for (const tournament of await lockSetupsOf(tx, { circleId })) {
    const hasChanged = await takeOutDeparted(tx, tournament);
    const plan = await replanAutostart(platform, tx, tournament);
    if (plan.isNew || hasChanged) await announceTournament(tx, tournament);
  }
}

/** The stored plan says the same. */
export function isPlanned(
  { readySince, startsAt }: TournamentRow,
  autostart: Pick<Autostart, 'readySince' | 'startsAt'>,
): boolean {
  return (
    (readySince?.getTime() ?? null) === autostart.readySince &&
    (startsAt?.getTime() ?? null) === autostart.startsAt
  );
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}
