import type { AddFilmBody, Film } from '@girone/contract/films';
import type { Nomination } from '@girone/contract/nominations';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { myFilmsQuery, nominationsQuery } from '../../domain/shared-queries.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshNominations } from './use-refresh-nominations.ts';

/** Brings a film in from the nominations: a new one is added and nominated at once, or not at all. */
export function useNewFilm(tournamentId: number) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const refresh = useRefreshNominations(tournamentId);
  const params = { tournamentId: String(tournamentId) };

  function show(nomination: Nomination): void {
    queryClient.setQueryData(
      nominationsQuery(tournamentId).queryKey,
      (known) =>
        known && [...known.filter(({ filmId }) => filmId !== nomination.filmId), nomination],
    );
  }

  return {
    async addAndNominate(body: AddFilmBody): Promise<Film> {
      try {
        const { film, nomination } = await callApi(
          'POST /api/tournaments/:tournamentId/nominations/films',
          { params, body },
        );
        queryClient.setQueryData(
          myFilmsQuery.queryKey,
          (known) => known && [film, ...known.filter(({ id }) => id !== film.id)],
        );
        show(nomination);
        return film;
      } finally {
        // Refused or without an answer: what is on screen may not be what is.
        void queryClient.invalidateQueries({ queryKey: myFilmsQuery.queryKey, exact: true });
        void refresh();
      }
    },
    /** A film that the person has already need not be added again. */
    async nominateOwned(film: Film): Promise<void> {
      try {
        show(
          await callApi('POST /api/tournaments/:tournamentId/nominations', {
            params,
            body: { filmId: film.id },
          }),
        );
        announce(`${t('nominations.said.nominated')}: ${film.title}`);
      } catch (error) {
        showToast({
          title: t('nominations.said.failed'),
          description: failure(error),
          variant: 'destructive',
        });
      } finally {
        void refresh();
      }
    },
  };
}
