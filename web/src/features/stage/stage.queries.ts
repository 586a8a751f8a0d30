import type { LiveEvents } from '@girone/contract/events';
import type { Stage } from '@girone/contract/stage';
import { queryOptions } from '@tanstack/react-query';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { alwaysStale } from '../../lib/api/always-stale.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { ServerClock } from './server-clock.ts';

/** The evening as far as it has come; each answer also sets the clock. */
export function stageQuery(tournamentId: number, clock: ServerClock) {
  return queryOptions({
    queryKey: [tournamentsRoot, tournamentId, 'stage'],
    async queryFn({ signal }) {
      const sentAt = Date.now();
      const stage = await callApi('GET /api/tournaments/:tournamentId/stage', {
        params: { tournamentId: String(tournamentId) },
        signal,
      });
      clock.learn({ now: stage.now, sentAt, receivedAt: Date.now() });
      return stage;
    },
    ...alwaysStale,
  });
}

/** The evening with what was just told; what is absent is as it was. */
export function withStageEvent(stage: Stage, event: LiveEvents['stage']): Stage {
  const { day } = stage;
  if (day === null || day.matchDay !== event.matchDay) return stage;
  const { told } = event;
  return {
    ...stage,
    day: {
      ...day,
      show: event.show ?? day.show,
      calledFor: event.calledFor ?? day.calledFor,
      told:
        told === null
          ? day.told
          : [...day.told.filter(({ index }) => index !== told.index), told].toSorted(
              (a, b) => a.index - b.index,
            ),
    },
  };
}

export function withHallEvent(stage: Stage, { hall }: LiveEvents['hall']): Stage {
  return stage.day === null ? stage : { ...stage, day: { ...stage.day, hall } };
}
