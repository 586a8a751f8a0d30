import type { Film } from '@girone/contract/films';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi, type ApiResponse } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { filmDetailQuery } from './films.queries.ts';

export type Championship = ApiResponse<'GET /api/films/:filmId'>['championships'][number];

export type Deletion = ReturnType<typeof useDeletion>;

/** Asks what deleting a film would touch, and deletes it once that has been read. */
export function useDeletion(film: Film, onDeleted: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const [touched, setTouched] = useState<readonly Championship[] | null>(null);

  function complain(error: unknown): void {
    showToast({
      title: t('films.delete.failed'),
      description: failure(error),
      variant: 'destructive',
    });
  }

  const asking = useMutation({
    mutationFn: () => queryClient.fetchQuery(filmDetailQuery(film.id)),
    onSuccess: ({ championships }) => setTouched(championships),
    onError: complain,
  });
  const deleting = useMutation({
    mutationFn: () => callApi('DELETE /api/films/:filmId', { params: { filmId: String(film.id) } }),
    onSuccess() {
      setTouched(null);
      showToast({ title: t('films.delete.done') });
      onDeleted();
    },
    onError: complain,
  });

  return {
    /** The championships it stands in, while the question is on screen. */
    touched,
    ask: () => asking.mutate(),
    isAsking: asking.isPending,
    confirm: () => deleting.mutate(),
    isDeleting: deleting.isPending,
    leave: () => setTouched(null),
  };
}
