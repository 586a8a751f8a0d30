import { currentFormat } from '../../lib/text/format.ts';
import styles from './league.module.css';

/** Day and hour, short enough for a column. */
export function Moment({ time }: { time: string }) {
  const format = currentFormat();
  return (
    <time dateTime={time} className={styles.time}>
      {format.date(time)}, {format.time(time)}
    </time>
  );
}
