import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './ballots.module.css';
import { useStageSetting } from './stage-context.ts';

/** Of more voters than this one bar is drawn: cells would be too narrow to see. */
const mostCells = 40;

interface BallotsProps {
  home: number;
  away: number;
  total: number;
}

/** Home comes from the left, away from the right; whoever passes the middle has won. */
export function Ballots({ home, away, total }: BallotsProps) {
  const { t } = useTranslation();
  const { face } = useStageSetting();
  const label = t('stage.ballotsOpen', { home, away, left: total - home - away });
  if (total > mostCells) {
    return (
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
        role="img"
        aria-label={label}
        className={joinClasses(styles.ballots, styles[face], styles.bar)}
      >
        <i className={styles.home} style={{ inlineSize: `${(home / total) * 100}%` }} />
        <i className={styles.away} style={{ inlineSize: `${(away / total) * 100}%` }} />
      </div>
    );
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={label}
      className={joinClasses(styles.ballots, styles[face])}
    >
      {Array.from({ length: total }, (_, cell) => (
        <i
          key={cell}
          className={joinClasses(cell < home && styles.home, cell >= total - away && styles.away)}
        />
      ))}
    </div>
  );
}
