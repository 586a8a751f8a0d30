import type { Odds } from '@girone/contract/odds';
import { hundredthsOf } from '../../domain/season/hundredths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import styles from './odds-curve.module.css';

/** The figures of the curve, for whoever reads rather than looks. */
export function OddsTable({ odds }: { odds: Odds }) {
  const { t } = useTranslation();
  return (
    <section
      className={styles.tableFrame}
      aria-label={t('odds.curve.table')}
      // It scrolls, and a keyboard must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <Table caption={t('odds.curve.table')}>
        <thead>
          <tr>
            <Th>{t('odds.head.film')}</Th>
            {odds.days.map((day) => (
              <Th key={day} align="end">
                {day}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {odds.films.map(({ film, chances, fact, factSince }) => (
            <tr key={film.id}>
              <th scope="row">{film.title}</th>
              {chances.map((chance, place) => {
                const day = odds.days[place] ?? 0;
                const known = factSince !== null && day >= factSince ? fact : null;
                return (
                  <Td key={day} align="end">
                    {t('odds.percent', { value: hundredthsOf({ chance, fact: known }) })}
                  </Td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
