import { audienceOf } from '../../platform/events/announce-tournament.ts';
import { emitAll } from '../../platform/events/outbox.ts';
import { tellRested, type RestedTeller } from '../../platform/events/tell-rested.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentVotes } from './matches.present.ts';
import { prepareCountedMatches, type CountedMatch } from './matches.repo.ts';

/** Tells open pages the new figures of matches that were voted on. */
export function tellTallies({ db, log }: Pick<Platform, 'db' | 'log'>): RestedTeller {
  const readMatches = prepareCountedMatches(db);
  return tellRested({
    log,
    failure: 'new tallies were not told',
    tell: async (matchIds) => tell(db, [...(await readMatches(matchIds)).values()]),
  });
}

async function tell(db: Platform['db'], counted: readonly CountedMatch[]): Promise<void> {
  // A match that has closed meanwhile was told with its day.
  const open = counted.filter(({ row }) => row.match.status === 'active');
  if (open.length === 0) return;
  await emitAll(
    db,
    open.map(({ row, tally }) => ({
      event: {
        type: 'match',
        data: {
          tournamentId: row.tournament.id,
          matchId: row.match.id,
          ...presentVotes(row, tally),
        },
      },
      audience: audienceOf(row.tournament),
    })),
  );
}
