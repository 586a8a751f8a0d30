import { ChevronLeft, ChevronRight, Pause, Play, SkipForward } from '../../ui/images/icons.ts';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './time-bar.module.css';
import { TimeRail } from './time-rail.tsx';
import { usePlayback } from './use-playback.ts';

interface TimeBarProps {
  /** How many match days have a table. */
  days: number;
  total: number;
  day: number;
  /** When that day closed, where it is known. */
  closedAt: string | null;
  /** There is no today any more, only an end. */
  isOver: boolean;
  /** What was chosen last is on screen. */
  isReady: boolean;
  onChoose: (day: number) => void;
}

const longSteps: Readonly<Record<string, number>> = { PageUp: 5, PageDown: -5 };

/** The time machine: one slider for all that stands below, everything as it was after the chosen match day. */
export function TimeBar(props: TimeBarProps) {
  const { days, total, day, closedAt, isOver, isReady, onChoose } = props;
  const { t } = useTranslation();
  const textOf = (at: number) =>
    at === 0
      ? t('timeMachine.valueStart')
      : [
          t('timeMachine.value', { day: at, total }),
          at === day && closedAt !== null && currentFormat().longDate(closedAt),
        ]
          .filter(Boolean)
          .join(', ');
  const { isPlaying, toggle, stop } = usePlayback({
    day,
    days,
    isReady,
    onChoose,
    onStop: (at) => announce(t('timeMachine.stopped', { where: textOf(at) })),
  });

  // While it plays nothing is said before it stops.
  const [valueText, setValueText] = useState(() => textOf(day));
  if (!isPlaying && valueText !== textOf(day)) setValueText(textOf(day));

  function choose(chosen: number): number {
    const next = Math.min(days, Math.max(0, chosen));
    stop();
    onChoose(next);
    return next;
  }

  /** A button keeps the focus and its name: where it has led to must be said. */
  function step(by: number): void {
    announce(textOf(choose(day + by)));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const longStep = longSteps[event.key];
    if (longStep === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (longStep === undefined) toggle();
    else choose(day + longStep);
  }

  const back = isOver ? t('timeMachine.backToEnd') : t('timeMachine.back');
  const isPast = day < days;
  return (
    <section
      aria-label={t('timeMachine.label')}
      className={joinClasses(styles.bar, (isPast || isPlaying) && styles.travelling)}
    >
      <IconButton
        className={styles.play}
        label={isPlaying ? t('timeMachine.pause') : t('timeMachine.play')}
        onClick={toggle}
      >
        {isPlaying ? <Pause {...buttonIcon} /> : <Play {...buttonIcon} />}
      </IconButton>
      <p className={styles.name}>
        <b>{day === 0 ? t('timeMachine.start') : t('timeMachine.day', { day })}</b>
        <span>
          {day === 0
            ? t('timeMachine.before')
            : closedAt !== null &&
              t('timeMachine.closed', { date: currentFormat().shortDay(closedAt) })}
        </span>
      </p>
      <div className={styles.track} style={railStyle({ days, total, day })}>
        <TimeRail days={days} total={total} isOver={isOver} />
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={days}
          step={1}
          value={day}
          aria-label={t('timeMachine.choose')}
          aria-valuetext={valueText}
          onChange={({ target }) => choose(Number(target.value))}
          onKeyDown={onKeyDown}
        />
        <span className={styles.knob} aria-hidden>
          {day}
        </span>
      </div>
      <div className={styles.steps}>
        <IconButton label={t('timeMachine.previous')} disabled={day <= 0} onClick={() => step(-1)}>
          <ChevronLeft {...buttonIcon} />
        </IconButton>
        <IconButton label={t('timeMachine.next')} disabled={!isPast} onClick={() => step(1)}>
          <ChevronRight {...buttonIcon} />
        </IconButton>
      </div>
      <Button
        variant="secondary"
        className={styles.back}
        icon={<SkipForward {...buttonIcon} />}
        disabled={!isPast}
        onClick={() => step(days - day)}
      >
        <span className={styles.backText}>{back}</span>
      </Button>
    </section>
  );
}

/** Where on the rail everything lies; the stylesheet works out the rest. */
function railStyle({ days, total, day }: Pick<TimeBarProps, 'days' | 'total' | 'day'>) {
  const whole = Math.max(1, total, days);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--whole': whole,
    '--day': day,
    '--last': days,
  };
  return style;
}
