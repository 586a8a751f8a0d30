import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { useSecondsUntil } from './countdown.tsx';
import styles from './stage-dock.module.css';
import { useStageSetting } from './stage-context.ts';

interface StageNotesProps {
  isLost: boolean;
  isPaused: boolean;
  onAsk: () => void;
}

/** One quiet line where something is not as usual. */
export function StageNotes({ isLost, isPaused, onAsk }: StageNotesProps) {
  const { t } = useTranslation();
  const { show } = useStageSetting();
  if (isLost) return <Note title={t('stage.note.lost')}>{t('stage.note.lostText')}</Note>;
  if (!isPaused || show === null || show.resumesAt === null) return null;
  return <RunnerAway resumesAt={show.resumesAt} onAsk={onAsk} />;
}

/** Whoever runs it is seen every few seconds; so much later they are away. */
const awaySeconds = 45;
const nearSeconds = 3;

interface RunnerAwayProps {
  resumesAt: number;
  onAsk: () => void;
}

/** That they were seen meanwhile is told to nobody: before it is said, and before it goes on, we ask. */
function RunnerAway({ resumesAt, onAsk }: RunnerAwayProps) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(resumesAt);
  const isAway = seconds < awaySeconds;
  const isNear = seconds <= nearSeconds;
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    if (isAway) ask();
  }, [isAway]);
  useEffect(() => {
    if (isNear) ask();
  }, [isNear]);
  return (
    isAway && <Note title={t('stage.note.away')}>{t('stage.note.awayText', { seconds })}</Note>
  );
}

function Note({ title, children }: { title: string; children: string }) {
  const { face } = useStageSetting();
  return (
    <p className={joinClasses(styles.note, face === 'big' && styles.bigNote)}>
      <i aria-hidden />
      <span>
        <b>{title}</b> {children}
      </span>
    </p>
  );
}
