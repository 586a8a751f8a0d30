import { markPath } from '../../domain/season/film-marks.ts';
import styles from './odds.module.css';

const looks = ['first', 'second', 'third', 'fourth'] as const;

/** The colour of a film: the first four have one each. */
export function lookOf(index: number): string | undefined {
  return styles[looks[index] ?? 'other'];
}

const centre = { x: 8, y: 8 };

export function FilmMark({ index }: { index: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden>
      {index < looks.length && <path d={markPath(index, centre, 5)} />}
    </svg>
  );
}
