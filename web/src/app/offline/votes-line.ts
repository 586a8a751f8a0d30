import type { VoteBody } from '@girone/contract/matches';
import type { QueryClient } from '@tanstack/react-query';
import { changeMatch, withVote } from '../../features/matches/change-match.ts';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { currentTranslator } from '../../i18n/start-i18n.ts';
import { dashboardQuery, tournamentMatchesKey } from '../../domain/shared-queries.ts';
import { countStates, type KeptVote } from '../../domain/kept-votes/kept-vote.ts';
import { followVotes, retryVotes } from '../../domain/kept-votes/kept-votes.ts';
import {
  countWaiting,
  isWaiting,
  readKeptVotes,
} from '../../domain/kept-votes/kept-votes-state.ts';
import { takeDropped } from '../../domain/kept-votes/vote-store.ts';
import type { Live } from '../../lib/api/live.ts';
import { noteLine } from '../../lib/line/connection.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

interface VotesLine {
  queryClient: QueryClient;
  /** Null for whoever has just become a visitor. */
  voterId: number | null;
  live: Live | null;
  signal: AbortSignal;
}

/** Shows and sends this person's votes, with one word about all that came back, until the signal. */
export async function openVotesLine({ queryClient, voterId, live, signal }: VotesLine) {
  await loadDictionary('keptVotes');
  if (signal.aborted) return;
  if (voterId === null) {
    const count = await takeDropped();
    if (count > 0) sayDropped(queryClient, count);
    return;
  }
  const stopFollowing = followVotes(voterId, {
    onSettled: (votes) => showSettled(queryClient, votes),
    onNews: sayBack,
    onDropped: (count) => sayDropped(queryClient, count),
  });
  const stopListening = live?.onLost(() => {
    if (live.isLost()) return;
    noteLine();
    if (countWaiting() > 0) retryVotes();
  });
  signal.addEventListener('abort', () => {
    stopFollowing();
    stopListening?.();
  });
}

/** Those that count are cast in their place; what else is on screen of their matches is old. */
function showSettled(queryClient: QueryClient, votes: readonly KeptVote[]): void {
  for (const { match, filmId, state } of votes) {
    if (state !== 'counted') continue;
    const vote: VoteBody = filmId === null ? { notSeen: true } : { filmId };
    changeMatch(queryClient, match, (current) => withVote(current, vote));
  }
  const seasons = new Set(votes.map(({ match }) => match.tournamentId));
  const queryKeys = [
    ...[...seasons].map(tournamentMatchesKey),
    ['/api/matches'],
    dashboardQuery.queryKey,
  ];
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey });
}

function sayBack(votes: readonly KeptVote[]): void {
  const { t } = currentTranslator();
  const waiting = [...readKeptVotes().values()].filter(isWaiting);
  const parts = countStates([...votes, ...waiting]).map(([state, count]) =>
    t(`keptVotes.back.${state}`, { count }),
  );
  showToast({ title: t('keptVotes.back.title'), description: currentFormat().list(parts) });
}

function sayDropped(queryClient: QueryClient, count: number): void {
  const { t } = currentTranslator();
  showToast({
    title: t('keptVotes.dropped.title'),
    description: t('keptVotes.dropped.text', { count }),
    variant: 'destructive',
  });
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}
