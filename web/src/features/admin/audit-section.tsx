import type { AuditEntry } from '@girone/contract/admin';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AdminTable } from '../../lib/admin-list/admin-table.tsx';
import { useListAddress } from '../../lib/admin-list/list-address.ts';
import { ListTools } from '../../lib/admin-list/list-tools.tsx';
import { NothingFound } from '../../lib/admin-list/nothing-found.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { DataColumn } from '../../ui/tables/data-table/data-column.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { addressOfTarget, useAuditTexts } from './audit-texts.ts';
import styles from './audit.module.css';
import { auditFilters, auditNarrowedBy, auditSorts, useAudit } from './audit.queries.ts';

/** What those with rights over others did, when and why. It only grows. */
export function AuditSection() {
  const { t } = useTranslation();
  const { place, change } = useListAddress({
    section: 'audit',
    filters: auditFilters,
    sorts: auditSorts,
  });
  const list = useAudit(place);
  const columns = useColumns();
  return (
    <>
      <ListTools
        label={t('admin.audit.search')}
        search={place.search}
        onSearch={(search) => change({ search })}
        exported={{ path: '/api/admin/audit.csv', query: auditNarrowedBy(place) }}
      >
        <Select
          aria-label={t('admin.audit.filter')}
          className={styles.filter}
          value={place.filter}
          onChange={({ target }) =>
            change({
              filter: auditFilters.find((filter) => filter === target.value) ?? 'all',
              about: null,
            })
          }
        >
          {auditFilters.map((filter) => (
            <option key={filter} value={filter}>
              {t(`admin.audit.filters.${filter}`)}
            </option>
          ))}
        </Select>
        {place.about !== null && place.filter !== 'all' && (
          <Button variant="ghost" onClick={() => change({ about: null })}>
            {t('admin.audit.onlyOne')}
          </Button>
        )}
      </ListTools>
      <AdminTable
        caption={t('admin.audit.caption')}
        list={list}
        columns={columns}
        nameOf={({ id }) => String(id)}
        sort={{ by: 'id', direction: place.direction }}
        onSort={({ direction }) => change({ direction })}
        failed={t('admin.audit.failed')}
        empty={<NothingFound onReset={() => change({ filter: 'all', search: '', about: null })} />}
      />
    </>
  );
}

function useColumns(): DataColumn<AuditEntry>[] {
  const { t } = useTranslation();
  const format = currentFormat();
  const { actionText, changesOf } = useAuditTexts();
  return [
    {
      id: 'when',
      header: t('admin.audit.columns.when'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.time}>
          {format.date(createdAt)}, {format.time(createdAt)}
        </time>
      ),
      sort: 'id',
    },
    {
      id: 'act',
      header: t('admin.audit.columns.act'),
      cell: (entry) => (
        <>
          <b>{actionText(entry.action)}</b>
          <Target entry={entry} />
        </>
      ),
      onPhone: 'title',
    },
    {
      id: 'who',
      header: t('admin.audit.columns.who'),
      cell: ({ actor }) => actor?.username ?? t('admin.audit.operator'),
    },
    {
      id: 'changes',
      header: t('admin.audit.columns.changes'),
      cell: (entry) => (changesOf(entry).length === 0 ? null : <AuditChanges entry={entry} />),
      onPhone: 'wide',
    },
    {
      id: 'reason',
      header: t('admin.audit.columns.reason'),
      cell: ({ reason }) =>
        reason === null ? null : <span className={styles.reason}>{reason}</span>,
      onPhone: 'wide',
    },
  ];
}

function Target({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const name = entry.targetName ?? (entry.targetId === null ? null : `#${entry.targetId}`);
  const address = addressOfTarget(entry);
  if (name === null) return null;
  return (
    <span className={styles.target}>
      {address === null ? name : <TextLink href={address}>{name}</TextLink>}{' '}
      {entry.targetName !== null && entry.targetId !== null && (
        <span className={styles.number}>
          {t('admin.audit.number', { id: String(entry.targetId) })}
        </span>
      )}
    </span>
  );
}
