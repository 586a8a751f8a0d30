import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './match-board.module.css';
import { useStageSetting } from './stage-context.ts';

/** Rows that the board has room for. */
const mostRows = 7;

interface MatchBoardProps {
  /** Results are on the tiles in the middle, which are blank before. */
  hasResults?: boolean | undefined;
}

/** The evening's matches as a departures board. */
export function MatchBoard({ hasResults = false }: MatchBoardProps) {
  const { t } = useTranslation();
  const { matches } = useStageSetting().evening;
  const shown = matches.length > mostRows ? matches.slice(0, mostRows - 1) : matches;
  const more = matches.length - shown.length;
  return (
    <ol
      aria-label={t(hasResults ? 'stage.board.results' : 'stage.board.title')}
      className={joinClasses(styles.board, matches.length > 5 && styles.many)}
    >
      <li aria-hidden className={joinClasses(styles.row, styles.head)}>
        <span>{t('stage.board.match')}</span>
        <span>{t('stage.match.home')}</span>
        <span />
        <span />
        <span>{t('stage.match.away')}</span>
      </li>
      {shown.map(({ matchNumber, home, away, told }) => (
        <li key={matchNumber} className={styles.row}>
          <span className={styles.number}>{matchNumber}</span>
          <Tile title={home.title} isHome />
          <Figure value={hasResults ? told?.film1Votes : undefined} />
          <Figure value={hasResults ? told?.film2Votes : undefined} />
          <Tile title={away.title} />
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{t('stage.board.more', { count: more })}</li>}
    </ol>
  );
}

function Tile({ title, isHome = false }: { title: string; isHome?: boolean }) {
  return (
    <span className={joinClasses(styles.tile, isHome && styles.homeTile)}>
      <span className={joinClasses(title.length > longTitle && styles.long)}>{title}</span>
    </span>
  );
}

function Figure({ value }: { value: number | undefined }) {
  const { t } = useTranslation();
  return (
    <span className={joinClasses(styles.tile, styles.figure)}>
      {value ?? <VisuallyHidden>{t('stage.board.covered')}</VisuallyHidden>}
    </span>
  );
}

/** Titles beyond this many characters are set smaller. */
const longTitle = 38;
