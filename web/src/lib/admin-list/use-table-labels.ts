import { useTranslation } from '../../i18n/use-translation.ts';
import type { DataTableLabels } from '../../ui/tables/data-table/data-column.ts';
import { currentFormat } from '../text/format.ts';

export function useTableLabels(): DataTableLabels {
  const { t } = useTranslation();
  const format = currentFormat();
  return {
    loading: t('admin.table.loading'),
    selectPage: t('admin.table.selectPage'),
    selectRow: (name) => t('admin.table.selectRow', { name }),
    selected: (count) => t('admin.table.selected', { count }),
    clearSelection: t('admin.table.clearSelection'),
    actions: t('admin.table.actions'),
    actionsOf: (name) => t('admin.table.actionsOf', { name }),
    actionsFailed: t('shared.failure.network'),
    sortBy: t('admin.table.sortBy'),
    sorted: (column, direction) => t(`admin.table.${direction}`, { column }),
    pages: t('admin.table.pages'),
    previous: t('admin.table.previous'),
    next: t('admin.table.next'),
    range: (first, last) =>
      t('admin.table.range', { first: format.number(first), last: format.number(last) }),
  };
}
