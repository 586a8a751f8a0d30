import type { LiveTally } from '@girone/contract/events';
import { audienceOf } from '../../domain/events/announce-tournament.ts';
import { emitAll, type Addressees } from '../../domain/events/outbox.ts';
import { throttleUpdates, type UpdateThrottle } from '../../platform/events/throttle-updates.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentVotes } from './matches.present.ts';
import { findMatches, type MatchRow } from './matches.repo.ts';

/** Sends open pages the new figures of matches that were voted on. */
export function broadcastTallies(
  platform: Pick<Platform, 'db' | 'log' | 'listeners'>,
): UpdateThrottle {
  const { db, log, listeners } = platform;
  return throttleUpdates({
    log,
    listeners,
    failure: 'new tallies were not sent',
    send: async (ids) => emitTallies(db, await findMatches(db, { ids })),
  });
}

async function emitTallies(db: Platform['db'], rows: readonly MatchRow[]): Promise<void> {
  // A match that has closed meanwhile was told with its day.
  const open = rows.filter(({ match }) => match.status === 'active');
  if (open.length === 0) return;
  await emitAll(
    db,
    byAudience(open).map(({ audience, matches }) => ({
      event: { type: 'match', data: { matches } },
      audience,
    })),
  );
}

/** One event for all that the same people may hear: each costs a write on every page of theirs. */
function byAudience(open: readonly MatchRow[]) {
  const groups = new Map<string, { audience: Addressees; matches: LiveTally[] }>();
  for (const row of open) {
    const audience = audienceOf(row.tournament);
    const key = JSON.stringify(audience);
    const group = groups.get(key) ?? { audience, matches: [] };
    group.matches.push({
      tournamentId: row.tournament.id,
      matchId: row.match.id,
      ...presentVotes(row),
    });
    groups.set(key, group);
  }
  return [...groups.values()];
}
