import type { SeasonTaste, TasteMapAnswer } from '@girone/contract/taste';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { EmptyNote } from '../../ui/feedback/empty-note.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { Neighbours } from './neighbours.tsx';
import { OptIn } from './opt-in.tsx';
import { TasteMapDrawing } from './taste-map-drawing.tsx';
import { tasteMapQuery } from './taste.queries.ts';
import { TasteSwitch, type TasteViewer } from './taste-switch.tsx';
import styles from './map-section.module.css';

interface MapSectionProps {
  season: Pick<SeasonTaste, 'id' | 'isOfCircle'>;
  viewer: TasteViewer;
}

/** Who votes like the viewer: the map, what it takes to be on it, or what is missing for one. */
export function MapSection({ season, viewer: account }: MapSectionProps) {
  const { t } = useTranslation();
  const [hasSwitched, setHasSwitched] = useState(false);
  const query = useQuery(tasteMapQuery(season.id));
  const { data: answer, error } = query;
  const viewer: TasteViewer = {
    user: account.user,
    onUserChange(changed) {
      setHasSwitched(true);
      account.onUserChange(changed);
    },
  };
  if (answer === undefined) {
    if (error !== null) return <LoadFailure compact title={t('taste.map.failed')} query={query} />;
    return <MapSkeleton />;
  }
  if (!answer.takesPart) return <Apart />;
  if (!viewer.user.showsTaste)
    return <OptIn answer={answer} viewer={viewer} takesFocus={hasSwitched} />;
  // Switched on a moment ago: the answer is from before.
  if (!answer.isShown) return <MapSkeleton />;
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('taste.map.title')}>
        <span className={styles.said}>
          {t('taste.map.said', { count: answer.people, voters: answer.voters })}
        </span>
        <span className={styles.saidShort}>
          {t('taste.map.saidShort', { count: answer.people, voters: answer.voters })}
        </span>
      </CardHead>
      {answer.map === null ? (
        <TooFew people={answer.people} />
      ) : (
        <div className={styles.grid}>
          <TasteMapDrawing
            map={answer.map}
            people={answer.people}
            user={viewer.user}
            isOfCircle={season.isOfCircle}
          />
          <Neighbours neighbours={answer.map.neighbours} />
        </div>
      )}
      <TasteSwitch
        viewer={viewer}
        seenBy={answer.map === null ? 0 : answer.people - 1}
        className={styles.foot}
        takesFocus={hasSwitched}
      />
    </Card>
  );
}

function MapSkeleton() {
  const { t } = useTranslation();
  return (
    <SkeletonList label={t('taste.map.loading')} count={1}>
      <Skeleton shape="block" height={480} />
    </SkeletonList>
  );
}

function Apart() {
  const { t } = useTranslation();
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('taste.map.title')} />
      <EmptyNote>{t('taste.map.notMember')}</EmptyNote>
    </Card>
  );
}

const fewWords = ['one', 'two', 'three', 'four'] as const;

function TooFew({ people }: Pick<TasteMapAnswer, 'people'>) {
  const { t } = useTranslation();
  const word = fewWords[Math.min(4, Math.max(1, people)) - 1] ?? 'one';
  return <EmptyNote title={t(`taste.map.few.${word}`)}>{t('taste.map.fewText')}</EmptyNote>;
}
