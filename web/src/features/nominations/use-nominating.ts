import type { Film } from '@girone/contract/films';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { nominationsQuery } from '../../domain/shared-queries.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshNominations } from './use-refresh-nominations.ts';

interface NominatingOptions {
  tournamentId: number;
  film: Film;
  /** Says what has been done to whoever does not see it. */
  onDone: (sentence: string) => void;
}

/** Sends one film in, or takes it back. The answer is on screen at once. */
export function useNominating({ tournamentId, film, onDone }: NominatingOptions) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const refresh = useRefreshNominations(tournamentId);
  const { queryKey } = nominationsQuery(tournamentId);
  const params = { tournamentId: String(tournamentId) };

  function complain(title: string, error: unknown): void {
    showToast({ title, description: failure(error), variant: 'destructive' });
    // Refused: what is on screen is not what is.
    void refresh();
  }

  const nominating = useMutation({
    mutationFn: () =>
      callApi('POST /api/tournaments/:tournamentId/nominations', {
        params,
        body: { filmId: film.id },
      }),
    onSuccess(nomination) {
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && [...known.filter(({ filmId }) => filmId !== nomination.filmId), nomination],
      );
      onDone(`${t('nominations.said.nominated')}: ${film.title}`);
      void refresh();
    },
    onError: (error) => complain(t('nominations.said.failed'), error),
  });

  const withdrawing = useMutation({
    mutationFn: () =>
      callApi('DELETE /api/tournaments/:tournamentId/nominations/:filmId', {
        params: { ...params, filmId: String(film.id) },
      }),
    onSuccess() {
      queryClient.setQueryData(
        queryKey,
        (known) => known && known.filter(({ filmId }) => filmId !== film.id),
      );
      onDone(`${t('nominations.said.withdrawn')}: ${film.title}`);
      void refresh();
    },
    onError: (error) => complain(t('nominations.said.withdrawFailed'), error),
  });

  return {
    nominate: () => nominating.mutate(),
    isNominating: nominating.isPending,
    withdraw: () => withdrawing.mutate(),
    isWithdrawing: withdrawing.isPending,
  };
}
