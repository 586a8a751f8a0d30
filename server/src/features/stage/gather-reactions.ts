import { reactions } from '@girone/contract/stage-rules';
import type { Audience } from '../../domain/events/outbox.ts';
import { relay } from '../../domain/events/relay.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReactionCounts } from './reaction-allowance.ts';

/** What is thrown within this time is told together. */
const gatherMs = 400;

interface Bundle {
  readonly audience: Audience;
  readonly counts: ReactionCounts;
}

/** Adds up what everybody throws and tells it to those who watch, on all instances. Nothing of it is stored. */
export function gatherReactions({ db, log }: Pick<Platform, 'db' | 'log'>) {
  const bundles = new Map<number, Bundle>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    const due = [...bundles];
    bundles.clear();
    try {
      await relay(
        db,
        due.map(([tournamentId, { audience, counts }]) => ({
          event: { type: 'reactions', data: { tournamentId, counts } },
          audience,
        })),
      );
    } catch (error) {
      // Applause that comes late is none.
      log.warn({ err: error }, 'reactions were not told');
    }
  }

  return {
    add(tournamentId: number, audience: Audience, thrown: ReactionCounts): void {
      const bundle = bundles.get(tournamentId) ?? { audience, counts: {} };
      for (const reaction of reactions) {
        const count = thrown[reaction] ?? 0;
        if (count > 0) bundle.counts[reaction] = (bundle.counts[reaction] ?? 0) + count;
      }
      if (Object.keys(bundle.counts).length === 0) return;
      bundles.set(tournamentId, bundle);
      timer ??= setTimeout(() => {
        timer = undefined;
        sending = send();
      }, gatherMs);
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      await sending;
    },
  };
}
