import { useTranslation } from '../../i18n/use-translation.ts';
import { sortByPlace, type TableLine } from './evening.ts';
import { useStageSetting } from './stage-context.ts';
import { styleVariables } from './style-variables.ts';
import styles from './table-scene.module.css';

/** Of the drawing, in its own points: one line of the table. */
const row = 78;

interface TableSlopeProps {
  lines: readonly TableLine[];
  /** The place of the first line, counted from 0. */
  first: number;
}

/** From where each film stood before the evening to where it stands now. */
export function TableSlope({ lines, first }: TableSlopeProps) {
  const { t } = useTranslation();
  const { evening } = useStageSetting();
  const known = lines.filter(({ stoodAt }) => stoodAt !== null);
  if (known.length === 0) return null;
  // As in the table of then: those who were level shared a place.
  const before = sortByPlace(evening.day.table);
  // Those that move lie above those that stay, the leader above all.
  const inOrder = lines
    .map((line, index) => ({ line, index }))
    .toSorted((a, b) => weightOf(a.line) - weightOf(b.line));
  return (
    <div aria-hidden className={styles.slope}>
      <b>{t('stage.table.before')}</b>
      {lines.map(({ film }, index) => (
        <span key={film.id} style={styleVariables({ '--row': index })}>
          {before[first + index]?.position}
        </span>
      ))}
      <svg viewBox={`0 0 240 ${row * 10}`} fill="none">
        {inOrder.map(({ line, index }) => {
          const from = Math.max(-1, Math.min(10, (line.stoodAt ?? 0) - first));
          const start = from * row + row / 2;
          const end = index * row + row / 2;
          return (
            <g key={line.film.id} className={styles[lookOf(line)]}>
              <path pathLength="1" d={`M44 ${start}C130 ${start} 110 ${end} 206 ${end}`} />
              <circle cx="44" cy={start} r="7" />
              <circle className={styles.arrived} cx="206" cy={end} r="11" />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function lookOf({ position, moved }: TableLine): 'lead' | 'up' | 'down' | 'same' {
  if (moved === null || moved === 0) return position === 1 ? 'lead' : 'same';
  if (position === 1) return 'lead';
  return moved > 0 ? 'up' : 'down';
}

function weightOf(line: TableLine): number {
  return { same: 0, down: 1, up: 2, lead: 3 }[lookOf(line)];
}
