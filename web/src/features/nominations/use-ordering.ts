import type { Nomination } from '@girone/contract/nominations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { nominationsQuery } from '../../domain/shared-queries.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshNominations } from './use-refresh-nominations.ts';

/** Puts one's own films in an order: on screen at once, on the server one after the other. */
export function useOrdering(tournamentId: number) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const refresh = useRefreshNominations(tournamentId);
  const { queryKey } = nominationsQuery(tournamentId);
  const mutationKey = ['nomination-order', tournamentId];

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: (filmIds: number[]) =>
      callApi('PUT /api/tournaments/:tournamentId/nominations/order', {
        params: { tournamentId: String(tournamentId) },
        body: { filmIds },
      }),
    async onMutate(filmIds) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && inOrder(known, filmIds));
    },
    onError(error) {
      showToast({
        title: t('nominations.said.orderFailed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
    onSettled() {
      // While another order is on its way, the answer would be out of date.
      if (queryClient.isMutating({ mutationKey }) === 1) void refresh();
    },
  });
}

function inOrder(known: readonly Nomination[], filmIds: readonly number[]): Nomination[] {
  return known.map((nomination) => {
    const place = filmIds.indexOf(nomination.filmId);
    return place === -1 ? nomination : { ...nomination, nominationOrder: place + 1 };
  });
}
