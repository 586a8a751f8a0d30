import type { Readiness } from '@girone/contract/tournaments';
import { Check, X } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './parameters-table.module.css';
import { HiddenGlyph } from './hidden-glyph.tsx';

const rows = ['participants', 'totalFilms', 'filmsPerUser', 'maxTotalFilms'] as const;

/** What a championship needs to start by itself, and what it has. */
export function ParametersTable({ readiness }: { readiness: Readiness }) {
  const { t } = useTranslation();
  return (
    <Card flush as="section">
      <CardHead level={2} title={t('tournaments.parameters.title')} />
      <Table caption={t('tournaments.parameters.title')} className={styles.table}>
        <thead>
          <tr>
            <Th>{t('tournaments.parameters.parameter')}</Th>
            <Th align="end">{t('tournaments.parameters.requirement')}</Th>
            <Th align="end">{t('tournaments.parameters.current')}</Th>
            <Th className={styles.status}>{t('tournaments.parameters.status')}</Th>
            <Th align="end">{t('tournaments.parameters.missing')}</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ParameterRow
              key={row}
              row={row}
              values={readiness[row]}
              hasAverage={readiness.participants.current > 0}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

interface ParameterRowProps {
  row: (typeof rows)[number];
  values: Readiness[(typeof rows)[number]];
  /** Of nobody there is none. */
  hasAverage: boolean;
}

function ParameterRow({ row, values, hasAverage }: ParameterRowProps) {
  const { t } = useTranslation();
  const { requirement, current, ok, missing } = values;
  const format = currentFormat();
  const figure = format.number(Math.round(current * 10) / 10);
  const average = hasAverage ? t('tournaments.parameters.average', { value: figure }) : '–';
  return (
    <tr>
      <Th scope="row">{t(`tournaments.parameters.${row}`)}</Th>
      <Td align="end" data-label={t('tournaments.parameters.requirement')}>
        {format.number(requirement)}
      </Td>
      <Td align="end" data-label={t('tournaments.parameters.current')} className={styles.strong}>
        {row === 'filmsPerUser' ? average : figure}
      </Td>
      <Td className={joinClasses(styles.status, ok ? styles.ok : styles.insufficient)}>
        <span className={styles.verdict}>
          {ok ? <Check {...textIcon} /> : <X {...textIcon} />}
          <span>
            <HiddenGlyph
              text={ok ? t('tournaments.parameters.ok') : t('tournaments.parameters.insufficient')}
            />
          </span>
        </span>
      </Td>
      <Td
        align="end"
        data-label={t('tournaments.parameters.missing')}
        className={missing > 0 ? styles.strong : styles.none}
      >
        {format.number(missing)}
      </Td>
    </tr>
  );
}
