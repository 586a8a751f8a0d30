import type { Match } from '@girone/contract/matches';
import type { Choice } from '../../domain/kept-votes/kept-vote.ts';
import { readKeptVotes } from '../../domain/kept-votes/kept-votes-state.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { noteOutage } from '../../lib/line/connection.ts';

/** It comes late, with its sentences; the service worker has both from the beginning. */
const loadKeptVotes = withDictionaries(
  ['keptVotes'],
  () => import('../../domain/kept-votes/kept-votes.ts'),
);

/** There is no line, and the vote could not be kept either. */
export class VoteNotKept extends Error {
  override readonly name = 'VoteNotKept';
  readonly reason: 'blocked' | 'full';

  constructor(reason: VoteNotKept['reason'], cause: unknown) {
    super(`The vote was not kept: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** No answer came, or that of somebody who stands in for the server while it is away. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ApiError) return [0, 502, 503, 504].includes(error.status);
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Keeps the vote on this device; `cause` is why it could not be sent. */
export async function keepForLater(choice: Choice, cause?: unknown): Promise<null> {
  noteOutage();
  const { keepVote, TooManyVotes } = await loadKeptVotes().catch((error: unknown) => {
    throw cause ?? noLine(error);
  });
  try {
    await keepVote(choice);
  } catch (error) {
    throw new VoteNotKept(error instanceof TooManyVotes ? 'full' : 'blocked', error);
  }
  return null;
}

function noLine(cause?: unknown): ApiError {
  return new ApiError({ status: 0, text: 'no line', code: 'network', cause });
}

/** A vote that was counted at once takes the place of whatever is shown of an older one. */
export async function forgetKept({ id }: Match): Promise<void> {
  const kept = readKeptVotes().get(id);
  if (kept === undefined) return;
  const { withdrawVote } = await loadKeptVotes();
  await withdrawVote(kept);
}
