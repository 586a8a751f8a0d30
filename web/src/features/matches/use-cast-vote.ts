import type { CurrentUser } from '@girone/contract/auth';
import type { Match, VoteBody } from '@girone/contract/matches';
import { keptVotes } from '@girone/contract/rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isKeptWaiting } from '../../domain/kept-votes/kept-votes-state.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { voteMutation } from '../../domain/shared-queries.ts';
import { currentUserAddress } from '../../lib/api/query-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { readOutage } from '../../lib/line/connection.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { changeMatch, listKeysOf, withVote } from './change-match.ts';
import { forgetKept, isOutage, keepForLater, VoteNotKept } from './keep-for-later.ts';
import { otherTabs } from './other-tabs.ts';
import { useLoginRedirect } from './use-login-redirect.ts';

/** A line that swallows everything is none. */
const longestAnswerMs = 10_000;

/**
 * Votes: the card shows it at once, and shows what was before where the server refuses. Without a line it is kept, and
 * the card shows that it waits.
 */
export function useCastVote(match: Match) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const wayIn = useLoginRedirect();
  const mutationKey = [voteMutation, match.id];
  const listKeys = listKeysOf(match);
  /** The match without the votes that are still on their way: what a refusal puts back. */
  const standing = useRef(match);

  const areListsFetching = () =>
    listKeys.some((queryKey) => queryClient.isFetching({ queryKey }) > 0);

  function refetchLists(): void {
    for (const queryKey of listKeys) void queryClient.invalidateQueries({ queryKey });
  }

  /** Null where it waits now. */
  async function send(vote: VoteBody): Promise<Match | null> {
    const voterId = queryClient.getQueryData<CurrentUser>([currentUserAddress])?.id;
    const choice = voterId !== undefined && {
      voterId,
      match,
      filmId: 'filmId' in vote ? vote.filmId : null,
    };
    if (choice && mustWait(match)) return keepForLater(choice);
    try {
      const signal = AbortSignal.timeout(longestAnswerMs);
      const params = { matchId: String(match.id) };
      return await callApi('POST /api/matches/:matchId/vote', { params, body: vote, signal });
    } catch (error) {
      if (!choice || !isOutage(error)) throw error;
      return keepForLater(choice, error);
    }
  }

  return useMutation({
    mutationKey,
    // One after the other: the last press is the one that counts.
    scope: { id: `vote on match ${match.id}` },
    mutationFn: send,
    async onMutate(vote) {
      // An answer that was on its way before the vote would take it off the screen again.
      const wasFetching = areListsFetching();
      await Promise.all(listKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      if (queryClient.isMutating({ mutationKey }) <= 1) standing.current = match;
      if (!mustWait(match)) changeMatch(queryClient, match, (current) => withVote(current, vote));
      return { wasFetching };
    },
    onSuccess(answer, _vote, { wasFetching }) {
      if (answer !== null) {
        standing.current = answer;
        void forgetKept(match);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
        otherTabs.postMessage(match.tournamentId);
      }
      const isLast = queryClient.isMutating({ mutationKey }) <= 1;
      if (isLast) changeMatch(queryClient, match, () => standing.current);
      // One that was asked for meanwhile may not know of the vote either.
      if (wasFetching || areListsFetching()) refetchLists();
    },
    onError(error) {
      const isLast = queryClient.isMutating({ mutationKey }) <= 1;
      if (isLast) changeMatch(queryClient, match, () => standing.current);
      if (error instanceof ApiError && error.status === 401) {
        wayIn(match);
        return;
      }
      showToast({
        title: t('matches.voteFailed'),
        description:
          error instanceof VoteNotKept
            ? t(`keptVotes.failed.${error.reason}`, { count: keptVotes.most })
            : failure(error),
        variant: 'destructive',
      });
      // The match may not be what this page takes it for: closed meanwhile, or the viewer shut out.
      refetchLists();
    },
  });
}

/** There is no line, or an older choice is still to be sent: the newer must not overtake it on the way. */
function mustWait({ id }: Match): boolean {
  return readOutage() !== null || isKeptWaiting(id);
}
