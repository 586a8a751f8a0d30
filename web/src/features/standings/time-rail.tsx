import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './time-bar.module.css';

interface TimeRailProps {
  days: number;
  total: number;
  isOver: boolean;
}

/** More ticks would be one grey bar. */
const mostTicks = 64;
/** Of the whole rail: closer together, two labels would touch on a phone. */
const apart = 0.2;

/** The days of the season from the start to the end: those that are over are solid, the others to come. */
export function TimeRail({ days, total, isOver }: TimeRailProps) {
  const { t } = useTranslation();
  const whole = Math.max(1, total, days);
  const now = isOver ? t('timeMachine.end', { day: days }) : t('timeMachine.today', { day: days });
  return (
    <span aria-hidden>
      <i className={styles.rail} />
      <i className={styles.past} />
      {whole <= mostTicks && <i className={styles.ticks} />}
      <i className={styles.done} />
      {marksOf(days, whole).map((mark) => (
        <span key={mark} className={styles.mark} style={placeOf(mark)}>
          {mark === 0 ? t('timeMachine.start') : mark}
        </span>
      ))}
      <span className={joinClasses(styles.mark, styles.now)} style={placeOf(days)}>
        {now}
      </span>
    </span>
  );
}

/** Both ends and a few days between, as far as they leave room for today. */
function marksOf(days: number, whole: number): number[] {
  const step = whole <= 30 ? 5 : whole <= 70 ? 10 : 25;
  const between = Array.from(
    { length: Math.floor(whole / step) },
    (_, place) => (place + 1) * step,
  );
  const isClear = (mark: number, other: number) => Math.abs(mark - other) >= whole * apart;
  return [
    ...[0, whole].filter((mark) => isClear(mark, days)),
    ...between.filter((mark) => [0, days, whole].every((other) => isClear(mark, other))),
  ];
}

function placeOf(mark: number): CSSProperties & Record<`--${string}`, number> {
  return { '--mark': mark };
}
