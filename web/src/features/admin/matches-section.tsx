import type { AdminMatch } from '@girone/contract/admin-seasons';
import { PencilLine } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AdminTable } from '../../lib/admin-list/admin-table.tsx';
import { useListAddress } from '../../lib/admin-list/list-address.ts';
import { ListTools } from '../../lib/admin-list/list-tools.tsx';
import { NothingFound } from '../../lib/admin-list/nothing-found.tsx';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { DataColumn } from '../../ui/tables/data-table/data-column.ts';
import type { RowAction } from '../../ui/tables/data-table/row-actions.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Segment } from '../../ui/forms/segment.tsx';
import { LazyCorrectResult } from './lazy-seasons.tsx';
import styles from './league.module.css';
import { MatchClose, MatchResult, MatchState } from './match-cells.tsx';
import { matchFilters, matchesNarrowedBy, matchSorts, useMatches } from './seasons.queries.ts';

/** Every match, or those of one championship. How somebody voted is nowhere to be seen. */
export function MatchesSection() {
  const { t } = useTranslation();
  const { place, change } = useListAddress({
    section: 'matches',
    filters: matchFilters,
    sorts: matchSorts,
  });
  const list = useMatches(place);
  const [corrected, setCorrected] = useState<AdminMatch | null>(null);
  const nameOf = useMatchName();
  const columns = useColumns();
  const championship = place.about === null ? undefined : list.rows?.[0]?.tournament;

  /** A result can be put right only where there is one. */
  function actionsOf(match: AdminMatch): RowAction[] {
    if (match.status !== 'completed') return [];
    return [
      {
        key: 'correct',
        label: t('admin.matches.correct.name'),
        icon: <PencilLine {...buttonIcon} />,
        onChoose: () => setCorrected(match),
      },
    ];
  }

  return (
    <>
      <ListTools
        label={t('admin.matches.search')}
        search={place.search}
        onSearch={(search) => change({ search })}
        exported={{ path: '/api/admin/matches.csv', query: matchesNarrowedBy(place) }}
      >
        <Segment
          label={t('admin.matches.filter')}
          options={matchFilters.map((filter) => ({
            value: filter,
            label: t(`admin.matches.filters.${filter}`),
          }))}
          value={place.filter}
          onValueChange={(filter) => change({ filter })}
        />
        {place.about !== null && (
          <Button variant="ghost" onClick={() => change({ about: null })}>
            {championship?.id === place.about
              ? t('admin.matches.onlyOne', { name: championship.name })
              : t('admin.matches.onlyOneUnnamed')}
          </Button>
        )}
      </ListTools>
      <AdminTable
        caption={t('admin.matches.caption')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        sort={{ by: 'id', direction: place.direction }}
        onSort={({ direction }) => change({ direction })}
        actionsOf={actionsOf}
        failed={t('admin.matches.failed')}
        empty={<NothingFound onReset={() => change({ filter: 'all', search: '', about: null })} />}
      />
      {corrected !== null && (
        <LazyCorrectResult
          match={corrected}
          name={nameOf(corrected)}
          onClose={() => setCorrected(null)}
        />
      )}
    </>
  );
}

function useMatchName(): (match: AdminMatch) => string {
  const { t } = useTranslation();
  return ({ film1, film2 }) => t('admin.matches.name', { home: film1.title, away: film2.title });
}

function useColumns(): DataColumn<AdminMatch>[] {
  const { t } = useTranslation();
  const nameOf = useMatchName();
  return [
    {
      id: 'id',
      header: t('admin.matches.columns.id'),
      cell: ({ id }) => <span className={styles.quiet}>{id}</span>,
      sort: 'id',
      firstDirection: 'desc',
    },
    {
      // The one that people see and speak of: it counts within the championship.
      id: 'number',
      header: t('admin.matches.columns.number'),
      cell: ({ matchNumber }) => matchNumber,
      align: 'center',
    },
    {
      id: 'match',
      header: t('admin.matches.columns.match'),
      cell: (match) => <span className={styles.plainName}>{nameOf(match)}</span>,
      onPhone: 'title',
    },
    {
      id: 'championship',
      header: t('admin.matches.columns.championship'),
      cell: ({ tournament: { id, name } }) => (
        <TextLink href={tournamentAddress(id)} className={styles.elsewhere}>
          {name}
        </TextLink>
      ),
    },
    {
      id: 'day',
      header: t('admin.matches.columns.day'),
      cell: ({ matchDay }) => matchDay,
      align: 'center',
    },
    {
      id: 'status',
      header: t('admin.matches.columns.status'),
      cell: (match) => <MatchState match={match} />,
      onPhone: 'badge',
    },
    {
      id: 'result',
      header: t('admin.matches.columns.result'),
      cell: (match) => <MatchResult match={match} />,
    },
    {
      id: 'closed',
      header: t('admin.matches.columns.closed'),
      cell: (match) => <MatchClose match={match} />,
    },
  ];
}
