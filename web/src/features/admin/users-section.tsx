import type { AdminUser } from '@girone/contract/admin-users';
import {
  Ban,
  Clapperboard,
  Crown,
  Eye,
  LogOut,
  ShieldOff,
  MailCheck,
  Trash2,
  Undo2,
  UserMinus,
} from '../../ui/images/icons.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AdminTable } from '../../lib/admin-list/admin-table.tsx';
import { useListAddress } from '../../lib/admin-list/list-address.ts';
import { ListTools } from '../../lib/admin-list/list-tools.tsx';
import { NothingFound } from '../../lib/admin-list/nothing-found.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { DataColumn } from '../../ui/tables/data-table/data-column.ts';
import type { RowAction } from '../../ui/tables/data-table/row-actions.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Segment } from '../../ui/forms/segment.tsx';
import { LazyBulkAct, LazyUserAct, LazyUserDetail } from './lazy-users.tsx';
import { actsOn, bulkActs, isGrave, type BulkAct, type UserAct } from './user-acts.ts';
import { EmailState, UserName, UserRole } from './user-cells.tsx';
import { userFilters, usersNarrowedBy, userSorts, useUsers } from './users.queries.ts';
import styles from './users.module.css';

const icons: Readonly<Record<UserAct, ReactNode>> = {
  limit: <Clapperboard {...buttonIcon} />,
  verify: <MailCheck {...buttonIcon} />,
  grant: <Crown {...buttonIcon} />,
  revoke: <UserMinus {...buttonIcon} />,
  endSessions: <LogOut {...buttonIcon} />,
  resetFactor: <ShieldOff {...buttonIcon} />,
  lift: <Undo2 {...buttonIcon} />,
  suspend: <Ban {...buttonIcon} />,
  delete: <Trash2 {...buttonIcon} />,
};

interface BulkChoice {
  act: BulkAct;
  users: readonly AdminUser[];
  clear: () => void;
}

/** Every account: found, looked at, helped, stopped. */
export function UsersSection() {
  const { t } = useTranslation();
  const { place, change, openRow, closeRow } = useListAddress({
    section: 'users',
    filters: userFilters,
    sorts: userSorts,
  });
  const list = useUsers(place);
  const [single, setSingle] = useState<{ act: UserAct; user: AdminUser } | null>(null);
  const [several, setSeveral] = useState<BulkChoice | null>(null);
  const columns = useColumns((user) => openRow(user.id));

  function actionsOf(user: AdminUser): RowAction[] {
    return [
      {
        key: 'open',
        label: t('admin.users.open'),
        icon: <Eye {...buttonIcon} />,
        onChoose: () => openRow(user.id),
      },
      ...actsOn(user).map((act) => ({
        key: act,
        label: t(`admin.users.acts.${act}.name`),
        icon: icons[act],
        danger: isGrave(act),
        onChoose: () => setSingle({ act, user }),
      })),
    ];
  }

  return (
    <>
      <ListTools
        label={t('admin.users.search')}
        search={place.search}
        onSearch={(search) => change({ search })}
        exported={{ path: '/api/admin/users.csv', query: usersNarrowedBy(place) }}
      >
        <Segment
          label={t('admin.users.filter')}
          options={userFilters.map((filter) => ({
            value: filter,
            label: t(`admin.users.filters.${filter}`),
          }))}
          value={place.filter}
          onValueChange={(filter) => change({ filter })}
        />
      </ListTools>
      <AdminTable
        caption={t('admin.users.caption')}
        list={list}
        columns={columns}
        nameOf={({ username }) => username}
        sort={{ by: place.sort, direction: place.direction }}
        onSort={({ by, direction }) =>
          change({ sort: userSorts.find((sort) => sort === by) ?? place.sort, direction })
        }
        actionsOf={actionsOf}
        mayPick={({ viewerMay }) => viewerMay.change && viewerMay.suspend}
        bulk={(users, clear) =>
          bulkActs.map((act) => (
            <Button
              key={act}
              size="small"
              variant={isGrave(act) ? 'danger' : 'secondary'}
              onClick={() => setSeveral({ act, users, clear })}
            >
              {t(`admin.users.acts.${act}.name`)}
            </Button>
          ))
        }
        failed={t('admin.users.failed')}
        empty={<NothingFound onReset={() => change({ filter: 'all', search: '' })} />}
      />
      {place.id !== null && (
        <LazyUserDetail
          userId={place.id}
          onAct={(act, user) => setSingle({ act, user })}
          onClose={closeRow}
        />
      )}
      {single !== null && (
        <LazyUserAct
          {...single}
          onClose={() => setSingle(null)}
          // There is nothing left to show of somebody who is deleted.
          onDone={single.act === 'delete' ? closeRow : undefined}
        />
      )}
      {several !== null && (
        <LazyBulkAct
          act={several.act}
          users={several.users}
          onClose={() => setSeveral(null)}
          onDone={several.clear}
        />
      )}
    </>
  );
}

function useColumns(onOpen: (user: AdminUser) => void): DataColumn<AdminUser>[] {
  const { t } = useTranslation();
  const format = currentFormat();
  return [
    {
      id: 'user',
      header: t('admin.users.columns.user'),
      cell: (user) => <UserName user={user} onOpen={() => onOpen(user)} />,
      sort: 'username',
      onPhone: 'title',
    },
    {
      id: 'email',
      header: t('admin.users.columns.email'),
      cell: ({ email }) => <span className={styles.email}>{email}</span>,
      onPhone: 'wide',
    },
    {
      id: 'role',
      header: t('admin.users.columns.role'),
      cell: (user) => <UserRole user={user} />,
      onPhone: 'badge',
    },
    {
      id: 'films',
      header: t('admin.users.columns.films'),
      cell: ({ filmsUploaded, maxFilmsAllowed }) => `${filmsUploaded}/${maxFilmsAllowed}`,
      sort: 'films',
      firstDirection: 'desc',
      align: 'center',
    },
    {
      id: 'posts',
      header: t('admin.users.columns.posts'),
      cell: ({ postsCount }) => format.number(postsCount),
      sort: 'posts',
      firstDirection: 'desc',
      align: 'center',
    },
    {
      id: 'joined',
      header: t('admin.users.columns.joined'),
      cell: ({ createdAt }) => <span className={styles.date}>{format.date(createdAt)}</span>,
      sort: 'created',
      firstDirection: 'desc',
    },
    {
      id: 'state',
      header: t('admin.users.columns.state'),
      cell: (user) => <EmailState user={user} />,
    },
  ];
}
