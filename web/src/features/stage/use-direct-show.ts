import { sceneAt, type PlacedScene } from '@girone/championship/show/script';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Stage } from '@girone/contract/stage';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { callApi, type ApiRequest } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { Evening } from './evening.ts';
import type { ServerClock } from './server-clock.ts';
import { positionOf } from './timeline.ts';

type DirectBody = ApiRequest<'POST /api/tournaments/:tournamentId/stage/direct'>['body'];
export type Direction = DirectBody['action'];

interface Direct {
  evening: Evening;
  clock: ServerClock;
}

/** What whoever runs the evening can do with it. */
export function useDirectShow({ evening, clock }: Direct) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const { tournament, day, script } = evening;
  const { matchDay } = day;
  const params = { tournamentId: String(tournament.id) };
  const queryKey = [tournamentsRoot, tournament.id, 'stage'];

  function keep(change: Partial<NonNullable<Stage['day']>>): void {
    queryClient.setQueryData<Stage>(queryKey, (known) =>
      known?.day?.matchDay === matchDay ? { ...known, day: { ...known.day, ...change } } : known,
    );
  }

  function onError(error: Error): void {
    void queryClient.invalidateQueries({ queryKey });
    // Two hands pressed at once: the evening has moved on, which is what was wanted.
    if (error instanceof ApiError && error.code === 'show_moved_on') return;
    showToast({
      title: t('stage.desk.failed'),
      description: failure(error),
      variant: 'destructive',
    });
  }

  const call = useMutation({
    mutationFn: () =>
      callApi('POST /api/tournaments/:tournamentId/stage/call', { params, body: { matchDay } }),
    onSuccess: ({ calledFor }) => keep({ calledFor }),
    onError,
  });
  const start = useMutation({
    mutationFn: () =>
      callApi('POST /api/tournaments/:tournamentId/stage/start', { params, body: { matchDay } }),
    onSuccess: (show) => keep({ show }),
    onError,
  });
  const direct = useMutation({
    mutationFn: (action: Direction) =>
      callApi('POST /api/tournaments/:tournamentId/stage/direct', {
        params,
        body: { matchDay, action, scene: sceneNow(script, day.show, clock) },
      }),
    onSuccess: (show) => keep({ show }),
    onError,
  });
  return { call, start, direct };
}

function sceneNow(
  script: readonly PlacedScene[],
  show: NonNullable<Stage['day']>['show'],
  clock: ServerClock,
): number {
  return show === null ? 0 : sceneAt(script, positionOf(show, clock.now())).number;
}

export type DirectShow = ReturnType<typeof useDirectShow>;
