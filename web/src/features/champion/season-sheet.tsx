import type { Positions, StandingsRow } from '@girone/contract/standings';
import type { Statistics } from '@girone/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { justRead } from '../../lib/api/always-stale.ts';
import { positionsQuery, statisticsQuery } from '../../domain/season/season-queries.ts';
import { BumpDrawing } from '../../domain/season/bump-chart/bump-chart-drawing.tsx';
import { headHeight, rowHeightFor } from '../../domain/season/bump-chart/bump-chart-geometry.ts';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import styles from './season-sheet.module.css';
import { useIsPrinting } from './use-is-printing.ts';

interface SeasonSheetProps {
  tournamentId: number;
  rows: readonly StandingsRow[];
}

/**
 * The whole championship for paper: the table, the way of each film, every result. In place of the
 * tabs, of which paper could show only one; drawn while the page is printed and not before, for a
 * long season has thousands of results.
 */
export function SeasonSheet({ tournamentId, rows }: SeasonSheetProps) {
  const isPrinting = useIsPrinting();
  const { data: positions } = useQuery({ ...positionsQuery(tournamentId), ...justRead });
  const { data: statistics } = useQuery({ ...statisticsQuery(tournamentId), ...justRead });
  if (!isPrinting) return null;
  return (
    <div data-paper className={styles.sheet}>
      <FinalTable rows={rows} />
      {positions !== undefined && positions.matchDays > 1 && <Ways positions={positions} />}
      {statistics !== undefined && <Results statistics={statistics} />}
    </div>
  );
}

function FinalTable({ rows }: { rows: readonly StandingsRow[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className={styles.title}>{t('champion.sheet.table')}</h2>
      <Table caption={t('champion.sheet.table')} className={styles.table}>
        <thead>
          <tr>
            <Th align="end">{t('standings.head.position')}</Th>
            <Th>{t('standings.head.film')}</Th>
            {(['played', 'won', 'drawn', 'lost', 'votes'] as const).map((column) => (
              <Th key={column} align="center">
                {t(`standings.head.${column}`)}
              </Th>
            ))}
            <Th align="end">{t('standings.head.points')}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.filmId}>
              <Td align="end">{row.position}</Td>
              <th scope="row" className={styles.film}>
                {row.filmTitle}
                <span className={styles.owner}>{row.ownerName ?? t('shared.deletedUser')}</span>
              </th>
              <Td align="center">{row.played}</Td>
              <Td align="center">{row.wins}</Td>
              <Td align="center">{row.draws}</Td>
              <Td align="center">{row.losses}</Td>
              <Td align="center">
                {row.votesFor}–{row.votesAgainst}
              </Td>
              <Td align="end" className={styles.points}>
                {row.points}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** A sheet is as wide as it is; the titles stand beside the ends of their lines. */
const linesWidth = 500;
const titlesWidth = 200;

function Ways({ positions }: { positions: Positions }) {
  const { t } = useTranslation();
  const lines = positions.films.map((film) => ({
    key: String(film.filmId),
    title: film.filmTitle,
    name: film.filmTitle,
    positions: film.positions,
  }));
  const rowHeight = rowHeightFor(lines.length);
  const height = headHeight + lines.length * rowHeight;
  return (
    <section className={styles.whole}>
      <h2 className={styles.title}>{t('champion.sheet.chart')}</h2>
      <svg viewBox={`0 0 ${linesWidth + titlesWidth} ${height}`} className={styles.ways}>
        <BumpDrawing
          lines={lines}
          width={linesWidth}
          firstDay={1}
          days={positions.matchDays}
          dayText={String}
          followed={null}
          onPoint={ignore}
          onPick={ignore}
        />
        {lines.map(({ key, title }, row) => (
          <text key={key} x={linesWidth + 12} y={headHeight + (row + 0.5) * rowHeight + 5}>
            {title}
          </text>
        ))}
      </svg>
    </section>
  );
}

/** Paper cannot be pointed at. */
function ignore(): void {
  return undefined;
}

function Results({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const titles = new Map(statistics.films.map(({ id, title }) => [id, title]));
  const days = [...new Set(statistics.results.map(({ matchDay }) => matchDay))];
  return (
    <section>
      <h2 className={styles.title}>{t('champion.sheet.results')}</h2>
      <div className={styles.days}>
        {days.map((day) => (
          <div key={day} className={styles.day}>
            <h3>{t('champion.sheet.day', { day })}</h3>
            <ul>
              {statistics.results
                .filter(({ matchDay }) => matchDay === day)
                .map(({ film1Id, film2Id, film1Votes, film2Votes }) => (
                  <li key={`${film1Id} ${film2Id}`} className={styles.result}>
                    <span>
                      {titles.get(film1Id)} – {titles.get(film2Id)}
                    </span>
                    <b>
                      {film1Votes}–{film2Votes}
                    </b>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
