import type { AdminOverview } from '@girone/contract/admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { createFormat, currentFormat, type Format } from '../../lib/text/format.ts';
import { chosenLanguage } from '../../lib/text/language.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import styles from './overview.module.css';

type Growth = AdminOverview['growth'];

const series = ['users', 'films', 'posts', 'votes'] as const;
type Series = (typeof series)[number];

/** Four small charts on one scale of time, each on its own scale of height; the figures are below. */
export function GrowthChart({ growth }: { growth: Growth }) {
  const { t } = useTranslation();
  return (
    <>
      <Grid columns={4} phoneColumns={2} as="ul" className={styles.charts}>
        {series.map((each) => (
          <Chart key={each} series={each} growth={growth} />
        ))}
      </Grid>
      <Disclosure framed title={t('admin.overview.showFigures')} className={styles.figures}>
        <section
          aria-label={t('admin.overview.dayByDay')}
          // It scrolls, and a keyboard must be able to scroll it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.figuresFrame}
        >
          <Figures growth={growth} />
        </section>
      </Disclosure>
    </>
  );
}

/** The days are the server's, in UTC: elsewhere their midnight may be the evening before. */
function dayFormat(): Format {
  return createFormat({ language: chosenLanguage(), timeZone: 'UTC' });
}

/** Of the drawing, in its own units: a day is a bar and the gap after it. */
const dayWidth = 10;
const barWidth = 7;
const height = 56;

interface ChartProps {
  series: Series;
  growth: Growth;
}

function Chart({ series: each, growth }: ChartProps) {
  const { t } = useTranslation();
  const format = currentFormat();
  const days = dayFormat();
  const values = growth.map((day) => day[each]);
  const most = Math.max(...values, 0);
  const sum = values.reduce((total, value) => total + value, 0);
  const [first] = growth;
  const last = growth.at(-1);
  const name = t(`admin.overview.series.${each}`);
  return (
    <Card as="li" className={styles.chart}>
      <h3 className={styles.series}>{name}</h3>
      <p className={styles.sum}>
        {t('admin.overview.more', { figure: format.number(sum) })}
        <span className={styles.most}>
          {t('admin.overview.most', { figure: format.number(most) })}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${Math.max(growth.length, 1) * dayWidth} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className={styles.bars}
      >
        {growth.map(({ day, [each]: value }, place) => {
          // A day on which something happened is seen, however high the highest is.
          const barHeight = value === 0 ? 1 : Math.max((value / most) * height, 3);
          return (
            <rect
              key={day}
              x={place * dayWidth}
              y={height - barHeight}
              width={barWidth}
              height={barHeight}
              className={value === 0 ? styles.noBar : styles.bar}
            />
          );
        })}
      </svg>
      {first !== undefined && last !== undefined && (
        <p className={styles.axis} aria-hidden>
          <span>{days.shortDay(first.day)}</span>
          <span>{days.shortDay(last.day)}</span>
        </p>
      )}
    </Card>
  );
}

/** The same in figures, the latest day first. */
function Figures({ growth }: { growth: Growth }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const days = dayFormat();
  return (
    <Table caption={t('admin.overview.growth')}>
      <thead>
        <tr>
          <Th>{t('admin.overview.day')}</Th>
          {series.map((each) => (
            <Th key={each} align="end">
              {t(`admin.overview.series.${each}`)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {growth.toReversed().map((day) => (
          <tr key={day.day}>
            <Th scope="row">{days.date(day.day)}</Th>
            {series.map((each) => (
              <Td key={each} align="end">
                {format.number(day[each])}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
