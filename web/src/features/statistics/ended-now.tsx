import type { Statistics } from '@girone/contract/statistics';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMovementText } from '../../domain/season/movement-text.ts';
import { Movement } from '../../domain/season/movement.tsx';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { filmsById } from './film-names.ts';
import { StatisticsPanel } from './statistics-panel.tsx';
import styles from './statistics.module.css';

/** The table with the votes of the open day as they stand. */
export function EndedNow({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const rows = statistics.ifItEndedNow;
  const films = filmsById(statistics);
  const movementText = useMovementText();
  return (
    <StatisticsPanel
      flush
      title={t('statistics.endedNow.title')}
      empty={t('statistics.endedNow.empty')}
    >
      {rows !== null && rows.length > 0 && (
        <Table caption={t('statistics.endedNow.caption')}>
          <thead>
            <tr>
              <Th align="end" className={styles.narrow}>
                {t('statistics.head.position')}
              </Th>
              <Th className={styles.narrow}>
                <VisuallyHidden>{t('statistics.head.movement')}</VisuallyHidden>
              </Th>
              <Th>{t('statistics.head.film')}</Th>
              <Th align="end">{t('statistics.head.points')}</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ filmId, position, points, movement }) => (
              <tr key={filmId}>
                <Td className={styles.figure}>{position}</Td>
                <Td className={styles.narrow}>
                  <Movement places={movement} label={movementText(movement)} />
                </Td>
                <th scope="row" className={styles.film}>
                  {films.get(filmId)?.title}
                </th>
                <Td className={styles.figure}>{points}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </StatisticsPanel>
  );
}
