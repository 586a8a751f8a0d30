import type { Positions } from '@girone/contract/standings';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BumpChart } from '../../domain/season/bump-chart/bump-chart.tsx';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import styles from './tournament-standings.module.css';

/** A line needs two ends. */
const fewestDays = 2;

type Ways = Pick<Positions, 'matchDays' | 'films'>;

interface StandingsChartProps {
  positions: Ways;
  /** Nothing later than this day is drawn; everything without it. */
  day?: number;
}

/** How the positions have changed from match day to match day. */
export function StandingsChart({ positions, day = positions.matchDays }: StandingsChartProps) {
  const { t } = useTranslation();
  const { matchDays } = positions;
  const lines = filmsAfter(positions, day).map((film) => ({
    key: String(film.filmId),
    title: film.filmTitle,
    name:
      film.positions.length === 0
        ? film.filmTitle
        : t('standings.chart.line', {
            film: film.filmTitle,
            position: film.positions.at(-1) ?? 0,
            best: Math.min(...film.positions),
          }),
    positions: film.positions,
    look: film.look,
  }));
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('standings.chart.title')}>
        {t('standings.chart.subtitle')}
      </CardHead>
      <CardBody>
        {matchDays < fewestDays ? (
          <p className={styles.quiet}>{t('standings.chart.tooEarly')}</p>
        ) : (
          <BumpChart
            lines={lines}
            days={Math.min(day, matchDays)}
            axisDays={matchDays}
            texts={{
              films: t('standings.chart.films'),
              day: (each) => t('standings.chart.day', { day: each }),
              caption: t('standings.chart.caption'),
              filmHead: t('standings.head.film'),
              frame: t('standings.chart.scroll'),
              showTable: t('standings.chart.showTable'),
              hideTable: t('standings.chart.hideTable'),
            }}
          />
        )}
      </CardBody>
    </Card>
  );
}

/**
 * The films in the order of that day's table, with their way so far. Colours stay those of today, so that a film can be
 * followed through the days.
 */
function filmsAfter({ films, matchDays }: Ways, day: number) {
  const lines = films.map(({ filmId, filmTitle, positions }, look) => ({
    filmId,
    filmTitle,
    positions: positions.slice(0, day),
    look,
  }));
  if (day >= matchDays) return lines;
  return lines.toSorted(
    (one, other) =>
      (one.positions.at(-1) ?? 1) - (other.positions.at(-1) ?? 1) ||
      one.filmTitle.localeCompare(other.filmTitle),
  );
}
