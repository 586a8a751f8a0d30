import { rowsPerPage } from '@girone/championship/show/script';
import { ArrowDown, ArrowUp, Minus } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { tableAfter, type EveningMatch, type TableLine } from './evening.ts';
import { StageFlap } from './stage-flap.tsx';
import { StagePoster } from './stage-poster.tsx';
import { StageTop } from './stage-top.tsx';
import { useLate, useStageSetting } from './stage-context.ts';
import { styleVariables } from './style-variables.ts';
import { TableSlope } from './table-slope.tsx';
import styles from './table-scene.module.css';
import { sayMovement, useStageWords } from './use-stage-words.ts';

interface TableSceneProps {
  /** When it appears. */
  beat: number;
  /** After this match; without one, the table of the whole evening. */
  match?: EveningMatch | undefined;
  /** Which ten of a longer table; without one, those around the winner. */
  page?: number | undefined;
}

/** The table, its lines travelling to where they stand now. */
export function TableScene({ beat, match, page }: TableSceneProps) {
  const { t } = useTranslation();
  const { face, evening } = useStageSetting();
  const words = useStageWords();
  const played = match === undefined ? evening.matches.length : match.index + 1;
  const lines = tableAfter(evening, played);
  const shownPage = page ?? pageOf(match, lines);
  const shown = lines.slice(shownPage * rowsPerPage, (shownPage + 1) * rowsPerPage);
  const next = match === undefined ? undefined : evening.matches[match.index + 1];
  const sentence = match === undefined ? null : words.factOf(match);
  const late = useLate(beat);
  return (
    <section
      aria-label={t('stage.table.title')}
      data-scene="table"
      className={joinClasses(styles.scene, styles[face])}
      style={late}
    >
      <StageTop
        title={t('stage.table.title')}
        note={
          match === undefined
            ? t('stage.table.all')
            : t('stage.table.after', { count: played, total: evening.matches.length })
        }
        current={match?.index ?? null}
      />
      <div className={styles.board}>
        {face === 'big' && <TableSlope lines={shown} first={shownPage * rowsPerPage} />}
        {face === 'big' && (
          <div aria-hidden className={styles.head}>
            <span>{t('stage.table.now')}</span>
            <span>{t('stage.table.tonight')}</span>
            <span>{t('stage.table.points')}</span>
          </div>
        )}
        <ol className={styles.rows}>
          {shown.map((line, index) => (
            <Row
              key={line.film.id}
              line={line}
              place={shownPage * rowsPerPage + index}
              delay={travelDelay(line, index, shown.length)}
              isTonight={
                match !== undefined && [match.home.id, match.away.id].includes(line.film.id)
              }
            />
          ))}
        </ol>
      </div>
      {face === 'big' && <Leader lines={lines} />}
      {face === 'big' && sentence !== null && <p className={styles.sentence}>{sentence}</p>}
      {face === 'big' && next !== undefined && (
        <p className={styles.next}>
          <span>{t('stage.table.next')}</span>
          <b>
            {next.home.title} – {next.away.title}
          </b>
        </p>
      )}
    </section>
  );
}

/** The ten in which the better of the two stands now. */
function pageOf(match: EveningMatch | undefined, lines: readonly TableLine[]): number {
  const best = lines.findIndex(
    ({ film }) => film.id === match?.home.id || film.id === match?.away.id,
  );
  return Math.max(0, Math.floor(best / rowsPerPage));
}

const rowGapMs = 90;
const leaderWaitsMs = 600;

/** From the bottom up; whoever has just taken the lead comes last. */
function travelDelay({ position, cameFrom }: TableLine, index: number, rows: number): number {
  const isNewLeader = position === 1 && index === 0 && cameFrom > 0;
  return rowGapMs * (rows - 1 - index) + (isNewLeader ? leaderWaitsMs : 0);
}

interface RowProps {
  line: TableLine;
  place: number;
  delay: number;
  isTonight: boolean;
}

function Row({ line, place, delay, isTonight }: RowProps) {
  const { film, position, points, cameFrom } = line;
  const distance = Math.max(-rowsPerPage, Math.min(rowsPerPage, cameFrom - place));
  return (
    <li
      className={joinClasses(
        styles.row,
        position === 1 && styles.first,
        isTonight && styles.played,
        distance !== 0 && styles.travels,
      )}
      style={styleVariables({
        '--from': distance,
        '--wait': `${delay}ms`,
        '--rank': rowsPerPage - (place % rowsPerPage),
      })}
    >
      <span className={styles.position}>{position}</span>
      <Moved places={line.moved} />
      <StagePoster film={film} isThumb className={styles.thumb} />
      <b className={styles.title}>{film.title}</b>
      <TonightCell tonight={line.tonight} />
      <StageFlap value={points} hot={position === 1} className={styles.points} />
    </li>
  );
}

function Moved({ places }: { places: number | null }) {
  const { t } = useTranslation();
  if (places === null) return <span />;
  const Arrow = places > 0 ? ArrowUp : places < 0 ? ArrowDown : Minus;
  const look = places > 0 ? styles.up : places < 0 ? styles.down : styles.same;
  return (
    <span className={joinClasses(styles.moved, look)}>
      <Arrow aria-hidden strokeWidth={2.6} />
      <span aria-hidden>{places !== 0 && Math.abs(places)}</span>
      <VisuallyHidden>{sayMovement(t, places)}</VisuallyHidden>
    </span>
  );
}

function TonightCell({ tonight }: Pick<TableLine, 'tonight'>) {
  const { t } = useTranslation();
  if (tonight.kind !== 'played') {
    return <span className={styles.waits}>{t(`stage.table.${tonight.kind}`)}</span>;
  }
  const { result, votes } = tonight;
  return (
    <span className={styles.tonight}>
      <i aria-hidden className={styles[result]}>
        {t(`stage.table.${result}`)}
      </i>
      {votes[0]}–{votes[1]}
    </span>
  );
}

function Leader({ lines }: { lines: readonly TableLine[] }) {
  const { t } = useTranslation();
  const first = lines[0];
  if (first === undefined) return null;
  const others = lines.slice(1);
  const level = others.filter(({ position }) => position === 1);
  const second = others.filter(({ points }) => points === others[0]?.points);
  const ahead = first.points - (others[0]?.points ?? first.points);
  const names = second.slice(0, mostNamed).map(({ film }) => film.title);
  const rest = second.length - names.length;
  const whom = currentFormat().list(
    rest > 0 ? [...names, t('stage.table.others', { count: rest })] : names,
  );
  return (
    <div key={first.film.id} className={styles.leader}>
      <span>{t(level.length > 0 ? 'stage.table.leadShared' : 'stage.table.lead')}</span>
      <StagePoster film={first.film} className={styles.poster} />
      <h2 className={joinClasses(first.film.title.length > longTitle && styles.long)}>
        {first.film.title}
      </h2>
      {others.length > 0 && (
        <p>
          <b>+{ahead}</b>
          {t('stage.table.ahead', { whom })}
        </p>
      )}
    </div>
  );
}

const mostNamed = 2;
/** Titles beyond this many characters are set smaller. */
const longTitle = 30;
