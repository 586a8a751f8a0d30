import type { AdminTournament } from '@girone/contract/admin-seasons';
import { Ban, CalendarPlus, Flag, Swords, Trash2 } from '../../ui/images/icons.ts';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AdminTable } from '../../lib/admin-list/admin-table.tsx';
import { adminAddress, useListAddress } from '../../lib/admin-list/list-address.ts';
import { ListTools } from '../../lib/admin-list/list-tools.tsx';
import { NothingFound } from '../../lib/admin-list/nothing-found.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { StatusBadge } from '../../domain/season/status-badge.tsx';
import type { DataColumn } from '../../ui/tables/data-table/data-column.ts';
import type { RowAction } from '../../ui/tables/data-table/row-actions.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Select } from '../../ui/forms/select.tsx';
import { LazySeasonAct } from './lazy-seasons.tsx';
import styles from './league.module.css';
import { actsOnSeason, type SeasonAct } from './season-acts.ts';
import { DayClose, MatchesLink, SeasonName } from './season-cells.tsx';
import { seasonFilters, seasonsNarrowedBy, seasonSorts, useSeasons } from './seasons.queries.ts';

const icons: Readonly<Record<SeasonAct, ReactNode>> = {
  extend: <CalendarPlus {...buttonIcon} />,
  close: <Flag {...buttonIcon} />,
  cancel: <Ban {...buttonIcon} />,
  delete: <Trash2 {...buttonIcon} />,
};

/** Every championship; where one has got stuck, the way to get it going or to end it. */
export function TournamentsSection() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { place, change } = useListAddress({
    section: 'tournaments',
    filters: seasonFilters,
    sorts: seasonSorts,
  });
  const list = useSeasons(place);
  const [single, setSingle] = useState<{ act: SeasonAct; season: AdminTournament } | null>(null);
  const columns = useColumns();

  function actionsOf(season: AdminTournament): RowAction[] {
    return [
      {
        key: 'matches',
        label: t('admin.seasons.seeMatches'),
        icon: <Swords {...buttonIcon} />,
        onChoose: () => navigate(adminAddress('matches', { about: season.id, filter: 'all' })),
      },
      ...actsOnSeason(season).map((act) => ({
        key: act,
        label: t(`admin.seasons.acts.${act}.name`, { day: season.currentMatchDay }),
        icon: icons[act],
        danger: act === 'cancel' || act === 'delete',
        onChoose: () => setSingle({ act, season }),
      })),
    ];
  }

  return (
    <>
      <ListTools
        label={t('admin.seasons.search')}
        search={place.search}
        onSearch={(search) => change({ search })}
        exported={{ path: '/api/admin/tournaments.csv', query: seasonsNarrowedBy(place) }}
      >
        <Select
          aria-label={t('admin.seasons.filter')}
          className={styles.filter}
          value={place.filter}
          onChange={({ target }) =>
            change({ filter: seasonFilters.find((filter) => filter === target.value) ?? 'all' })
          }
        >
          {seasonFilters.map((filter) => (
            <option key={filter} value={filter}>
              {filter === 'all' ? t('admin.seasons.all') : t(`shared.status.${filter}`)}
            </option>
          ))}
        </Select>
      </ListTools>
      <AdminTable
        caption={t('admin.seasons.caption')}
        list={list}
        columns={columns}
        nameOf={({ name }) => name}
        sort={{ by: place.sort, direction: place.direction }}
        onSort={({ by, direction }) =>
          change({ sort: seasonSorts.find((sort) => sort === by) ?? place.sort, direction })
        }
        actionsOf={actionsOf}
        failed={t('admin.seasons.failed')}
        empty={<NothingFound onReset={() => change({ filter: 'all', search: '' })} />}
      />
      {single !== null && <LazySeasonAct {...single} onClose={() => setSingle(null)} />}
    </>
  );
}

function useColumns(): DataColumn<AdminTournament>[] {
  const { t } = useTranslation();
  const format = currentFormat();
  return [
    {
      id: 'name',
      header: t('admin.seasons.columns.name'),
      cell: (season) => <SeasonName season={season} />,
      sort: 'name',
      onPhone: 'title',
    },
    {
      id: 'status',
      header: t('admin.seasons.columns.status'),
      cell: ({ status, cancelledAt }) => <StatusBadge status={status} cancelledAt={cancelledAt} />,
      onPhone: 'badge',
    },
    {
      id: 'organizer',
      header: t('admin.seasons.columns.organizer'),
      cell: ({ creatorName }) => creatorName ?? t('admin.seasons.noOrganizer'),
    },
    {
      id: 'day',
      header: t('admin.seasons.columns.day'),
      cell: ({ currentMatchDay: day, totalMatchDays: total }) => (
        <span className={styles.time}>
          {day === 0 ? '–' : t('admin.seasons.day', { day, total })}
        </span>
      ),
      align: 'center',
    },
    {
      id: 'matches',
      header: t('admin.seasons.columns.matches'),
      cell: (season) => <MatchesLink season={season} />,
      align: 'center',
    },
    {
      id: 'closes',
      header: t('admin.seasons.columns.closes'),
      cell: (season) => <DayClose season={season} />,
    },
    {
      id: 'created',
      header: t('admin.seasons.columns.created'),
      cell: ({ createdAt }) => <span className={styles.time}>{format.date(createdAt)}</span>,
      sort: 'created',
      firstDirection: 'desc',
    },
  ];
}
