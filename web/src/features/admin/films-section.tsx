import type { AdminFilm } from '@girone/contract/admin-films';
import { Link2, Pencil, RefreshCw, Trash2 } from '../../ui/images/icons.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AdminTable } from '../../lib/admin-list/admin-table.tsx';
import { useListAddress } from '../../lib/admin-list/list-address.ts';
import { ListTools } from '../../lib/admin-list/list-tools.tsx';
import { NothingFound } from '../../lib/admin-list/nothing-found.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { DataColumn } from '../../ui/tables/data-table/data-column.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Segment } from '../../ui/forms/segment.tsx';
import { filmActs, filmBulkActs, type FilmAct, type FilmBulkAct } from './film-acts.ts';
import { EnrichmentState, FilmName, FilmOwner, FilmSeasons } from './film-cells.tsx';
import { filmFilters, filmsNarrowedBy, filmSorts, useFilms } from './films.queries.ts';
import { LazyFilmAct, LazyFilmBulk } from './lazy-films.tsx';
import styles from './league.module.css';

const icons: Readonly<Record<FilmAct, ReactNode>> = {
  edit: <Pencil {...buttonIcon} />,
  match: <Link2 {...buttonIcon} />,
  enrich: <RefreshCw {...buttonIcon} />,
  delete: <Trash2 {...buttonIcon} />,
};

interface BulkChoice {
  act: FilmBulkAct;
  films: readonly AdminFilm[];
  clear: () => void;
}

/** Every film of everybody: found, put right, looked up again, taken away. */
export function FilmsSection() {
  const { t } = useTranslation();
  const { place, change } = useListAddress({
    section: 'films',
    filters: filmFilters,
    sorts: filmSorts,
  });
  const list = useFilms(place);
  const [single, setSingle] = useState<{ act: FilmAct; film: AdminFilm } | null>(null);
  const [several, setSeveral] = useState<BulkChoice | null>(null);
  const columns = useColumns();
  return (
    <>
      <ListTools
        label={t('admin.films.search')}
        search={place.search}
        onSearch={(search) => change({ search })}
        exported={{ path: '/api/admin/films.csv', query: filmsNarrowedBy(place) }}
      >
        <Segment
          label={t('admin.films.filter')}
          options={filmFilters.map((filter) => ({
            value: filter,
            label: t(`admin.films.filters.${filter}`),
          }))}
          value={place.filter}
          onValueChange={(filter) => change({ filter })}
        />
      </ListTools>
      <AdminTable
        caption={t('admin.films.caption')}
        list={list}
        columns={columns}
        nameOf={({ title }) => title}
        sort={{ by: place.sort, direction: place.direction }}
        onSort={({ by, direction }) =>
          change({ sort: filmSorts.find((sort) => sort === by) ?? place.sort, direction })
        }
        actionsOf={(film) =>
          filmActs.map((act) => ({
            key: act,
            label: t(`admin.films.acts.${act}.name`),
            icon: icons[act],
            danger: act === 'delete',
            onChoose: () => setSingle({ act, film }),
          }))
        }
        bulk={(films, clear) =>
          filmBulkActs.map((act) => (
            <Button
              key={act}
              size="small"
              variant={act === 'delete' ? 'danger' : 'secondary'}
              onClick={() => setSeveral({ act, films, clear })}
            >
              {t(`admin.films.bulk.${act}.name`)}
            </Button>
          ))
        }
        failed={t('admin.films.failed')}
        empty={<NothingFound onReset={() => change({ filter: 'all', search: '' })} />}
      />
      {single !== null && <LazyFilmAct {...single} onClose={() => setSingle(null)} />}
      {several !== null && (
        <LazyFilmBulk
          act={several.act}
          films={several.films}
          onClose={() => setSeveral(null)}
          onDone={several.clear}
        />
      )}
    </>
  );
}

function useColumns(): DataColumn<AdminFilm>[] {
  const { t } = useTranslation();
  const format = currentFormat();
  return [
    {
      id: 'film',
      header: t('admin.films.columns.film'),
      cell: (film) => <FilmName film={film} />,
      sort: 'title',
      onPhone: 'title',
    },
    {
      id: 'year',
      header: t('admin.films.columns.year'),
      cell: ({ releaseYear }) => releaseYear ?? '–',
      sort: 'year',
      firstDirection: 'desc',
      align: 'center',
    },
    {
      id: 'owner',
      header: t('admin.films.columns.owner'),
      cell: (film) => <FilmOwner film={film} />,
    },
    {
      id: 'state',
      header: t('admin.films.columns.state'),
      cell: (film) => <EnrichmentState film={film} />,
    },
    {
      id: 'championships',
      header: t('admin.films.columns.championships'),
      cell: (film) => <FilmSeasons film={film} />,
    },
    {
      id: 'added',
      header: t('admin.films.columns.added'),
      cell: ({ createdAt }) => <span className={styles.time}>{format.date(createdAt)}</span>,
      sort: 'created',
      firstDirection: 'desc',
    },
  ];
}
