import { emitAll } from '../../platform/events/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { audienceOf } from '../../platform/events/announce-tournament.ts';
import { presentVotes } from './matches.present.ts';
import { prepareCountedMatches, type CountedMatch } from './matches.repo.ts';

/** Votes that come together are told together. */
const gatherMs = 100;
/** Between two events of one match: about one a second, with room for the way to the page. */
const restMs = 900;

export interface TallyTeller {
  onVote(matchId: number): void;
  stop(): Promise<void>;
}

/**
 * Tells open pages the new figures of matches that were voted on: not with each vote, which would
 * cost more than the vote itself, but with the figures of that moment, at most about once a second
 * for each match.
 */
export function tellTallies({ db, log }: Pick<Platform, 'db' | 'log'>): TallyTeller {
  const readMatches = prepareCountedMatches(db);
  const changed = new Set<number>();
  const restsUntil = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | undefined;
  let isStopped = false;

  function tellLater(): void {
    if (isStopped || timer || telling || changed.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      telling = tellRested().finally(() => {
        telling = undefined;
        tellLater();
      });
    }, gatherMs);
  }

  async function tellRested(): Promise<void> {
    const now = performance.now();
    for (const [matchId, instant] of restsUntil) {
      if (instant <= now) restsUntil.delete(matchId);
    }
    const matchIds = [...changed].filter((matchId) => !restsUntil.has(matchId));
    if (matchIds.length === 0) return;
    for (const matchId of matchIds) {
      changed.delete(matchId);
      restsUntil.set(matchId, now + restMs);
    }
    try {
      await tell(db, [...(await readMatches(matchIds)).values()]);
    } catch (error) {
      // The next vote, or the close of the day, tells the figures anew.
      log.warn({ err: error }, 'new tallies were not told');
    }
  }

  return {
    onVote(matchId) {
      changed.add(matchId);
      tellLater();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await telling;
    },
  };
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
