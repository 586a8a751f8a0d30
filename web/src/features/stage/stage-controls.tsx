import { ChevronsRight, Pause, Play, SkipForward } from '../../ui/images/icons.ts';
import { useState } from 'react';
import type { PlacedScene } from '@girone/championship/show/script';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Figures } from './figures.tsx';
import { useSecondsUntil } from './countdown.tsx';
import styles from './stage-dock.module.css';
import { useStageSetting } from './stage-context.ts';
import type { DirectShow } from './use-direct-show.ts';

interface StageControlsProps {
  show: DirectShow;
  placed: PlacedScene;
  isPaused: boolean;
}

/** For whoever runs the evening: pause, on, and the end, which asks first. */
export function StageControls({ show, placed, isPaused }: StageControlsProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const { direct } = show;
  const pending = direct.isPending ? direct.variables : null;
  return (
    <div className={styles.controls}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields are in it
        role="group"
        aria-label={t('stage.desk.controls')}
        className={styles.buttons}
      >
        <Button
          variant="secondary"
          icon={isPaused ? <Play {...buttonIcon} /> : <Pause {...buttonIcon} />}
          pending={pending === 'pause' || pending === 'resume'}
          onClick={() => direct.mutate(isPaused ? 'resume' : 'pause')}
        >
          {t(isPaused ? 'stage.desk.resume' : 'stage.desk.pause')}
        </Button>
        <Button
          icon={<SkipForward {...buttonIcon} />}
          pending={pending === 'next'}
          className={styles.next}
          onClick={() => direct.mutate('next')}
        >
          {t('stage.desk.next')}
        </Button>
        <Button
          variant="ghost"
          icon={<ChevronsRight {...buttonIcon} />}
          aria-label={t('stage.desk.endLabel')}
          onClick={() => setIsAsking(true)}
        >
          {t('stage.desk.end')}
        </Button>
      </div>
      <NextIn placed={placed} isPaused={isPaused} />
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('stage.desk.endAsk')}
        confirmLabel={t('stage.desk.endConfirm')}
        cancelLabel={t('shared.cancel')}
        pending={pending === 'end'}
        pendingLabel={t('stage.desk.ending')}
        onConfirm={() => direct.mutate('end', { onSettled: () => setIsAsking(false) })}
      >
        <p>{t('stage.desk.endText')}</p>
      </LazyConfirmDialog>
    </div>
  );
}

/** When it goes on by itself, and with what. */
function NextIn({ placed, isPaused }: Pick<StageControlsProps, 'placed' | 'isPaused'>) {
  const { t } = useTranslation();
  const { evening, show } = useStageSetting();
  const seconds = useSecondsUntil((show?.startedAt ?? 0) + placed.ends);
  const next = evening.script[placed.number + 1]?.scene;
  if (isPaused) return <p className={styles.auto}>{t('stage.desk.stands')}</p>;
  if (next === undefined) return null;
  const isFurtherPage = next.kind === 'table' && next.page > 0;
  const what =
    next.kind === 'match'
      ? t('stage.match.number', { number: evening.matches[next.index]?.matchNumber ?? '' })
      : t(`stage.desk.comes.${isFurtherPage ? 'tableRest' : next.kind}`);
  return (
    <p className={styles.auto}>
      <Figures>{t('stage.desk.alone', { seconds, what })}</Figures>
    </p>
  );
}
