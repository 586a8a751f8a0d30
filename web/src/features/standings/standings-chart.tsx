import type { Positions } from '@girone/contract/standings';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BumpChart } from '../../domain/season/bump-chart/bump-chart.tsx';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import styles from './tournament-standings.module.css';

/** A line needs two ends. */
const fewestDays = 2;

/** How the positions have changed from match day to match day. */
export function StandingsChart({ positions }: { positions: Positions }) {
  const { t } = useTranslation();
  const { matchDays, films } = positions;
  const lines = films.map((film) => ({
    key: String(film.filmId),
    title: film.filmTitle,
    name: t('standings.chart.line', {
      film: film.filmTitle,
      position: film.positions.at(-1) ?? 0,
      best: Math.min(...film.positions),
    }),
    positions: film.positions,
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
            days={matchDays}
            texts={{
              films: t('standings.chart.films'),
              day: (day) => t('standings.chart.day', { day }),
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
