import type { Match, VoteBody } from '@girone/contract/matches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { voteMutation } from '../../domain/shared-queries.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { changeMatch, listKeysOf, withVote } from './change-match.ts';
import { useLoginRedirect } from './use-login-redirect.ts';

/** Votes: the card shows it at once, and shows what was before where the server refuses. */
export function useCastVote(match: Match) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const wayIn = useLoginRedirect();
  const mutationKey = [voteMutation, match.id];
  const listKeys = listKeysOf(match);
  /** The match without the votes that are still on their way: what a refusal puts back. */
  const standing = useRef(match);

  function refetchLists(): void {
    for (const queryKey of listKeys) void queryClient.invalidateQueries({ queryKey });
  }

  return useMutation({
    mutationKey,
    // One after the other: the last press is the one that counts.
    scope: { id: `vote on match ${match.id}` },
    mutationFn: (vote: VoteBody) =>
      callApi('POST /api/matches/:matchId/vote', {
        params: { matchId: String(match.id) },
        body: vote,
      }),
    async onMutate(vote) {
      // An answer that was on its way before the vote would take it off the screen again.
      const wasFetching = listKeys.some((queryKey) => queryClient.isFetching({ queryKey }) > 0);
      await Promise.all(listKeys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      if (queryClient.isMutating({ mutationKey }) <= 1) standing.current = match;
      changeMatch(queryClient, match, (current) => withVote(current, vote));
      return { wasFetching };
    },
    onSuccess(answer, _vote, { wasFetching }) {
      standing.current = answer;
      const isLast = queryClient.isMutating({ mutationKey }) <= 1;
      if (isLast) changeMatch(queryClient, answer, () => answer);
      if (wasFetching) refetchLists();
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
        description: failure(error),
        variant: 'destructive',
      });
      // The match may not be what this page takes it for: closed meanwhile, or the viewer shut out.
      refetchLists();
    },
  });
}
