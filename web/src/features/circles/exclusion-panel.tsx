import type { Exclusion } from '@girone/contract/circle-exclusions';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { TimeAgo } from '../../lib/text/time-ago.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { exclusionsQuery } from './circles.queries.ts';
import { focusPanelOf, Panel, PanelNote } from './panel.tsx';
import { PersonRow } from './person-row.tsx';
import { useCircleAction } from './use-circle-action.ts';

/** Who was shown out or turned away: no link lets them in before somebody here says so. */
export function ExclusionPanel({ circleId }: { circleId: number }) {
  const { t } = useTranslation();
  const exclusions = useQuery(exclusionsQuery(circleId));
  const { data } = exclusions;
  return (
    <Panel
      title={t('circles.exclusions.title')}
      tools={data !== undefined && data.length > 0 && currentFormat().number(data.length)}
      query={exclusions}
      loading={t('circles.exclusions.loading')}
      failed={t('circles.exclusions.failed')}
      empty={<PanelNote>{t('circles.exclusions.none')}</PanelNote>}
    >
      {(people) => (
        <ul>
          {people.map((exclusion) => (
            <PersonRow
              key={exclusion.user.id}
              person={exclusion.user}
              mark={<TimeAgo at={exclusion.createdAt} />}
              text={t(`circles.exclusions.${exclusion.cause}`)}
              actions={<Lifting circleId={circleId} exclusion={exclusion} />}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Lifting({ circleId, exclusion }: { circleId: number; exclusion: Exclusion }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const { id, username: name } = exclusion.user;
  const lift = useCircleAction({
    circleId,
    act: () =>
      callApi('DELETE /api/circles/:circleId/exclusions/:userId', {
        params: { circleId: String(circleId), userId: String(id) },
      }),
    said: () => ({
      title: t('circles.exclusions.lifted', { name }),
      description: t('circles.exclusions.liftedText'),
    }),
    onDone: () => focusPanelOf(button.current),
  });
  return (
    <Button
      ref={button}
      size="small"
      variant="secondary"
      aria-label={t('circles.exclusions.liftNamed', { name })}
      pending={lift.isPending}
      pendingLabel={t('circles.exclusions.lifting')}
      onClick={() => lift.mutate()}
    >
      {t('circles.exclusions.lift')}
    </Button>
  );
}
