import { dropVotes } from '../src/domain/kept-votes/vote-store.ts';
import { forgetAnswers } from '../src/lib/api/clear-offline-cache.ts';

/** Sessions also end elsewhere: for whoever looks now, what was kept is somebody else's, and nothing of it is sent. */
export async function endSession(): Promise<void> {
  await Promise.allSettled([forgetAnswers(), dropVotes()]);
}
