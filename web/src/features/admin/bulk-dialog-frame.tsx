import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormDialog } from '../../lib/contract-form/form-dialog.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import styles from './bulk-dialog-frame.module.css';
import type { BulkRun } from './use-bulk-run.ts';

interface BulkDialogFrameProps extends Omit<ComponentProps<typeof FormDialog>, 'pendingLabel'> {
  /** Whose sentences it speaks. */
  subject: 'users' | 'films';
  /** As `useBulkRun` gives it. */
  several: Pick<BulkRun, 'names' | 'tried' | 'failures' | 'leave'>;
}

/** How many are named before the rest is only counted. */
const namedRows = 8;

/** Asks once about all of them, shows how far it is, and tells which did not work. */
export function BulkDialogFrame({ subject, several, children, ...form }: BulkDialogFrameProps) {
  const { t } = useTranslation();
  const { names, tried, failures, leave } = several;
  const count = names.length;
  if (failures.length > 0) {
    return (
      <Dialog
        open
        onOpenChange={leave}
        title={t(`admin.${subject}.bulk.summary`, { done: count - failures.length, count })}
        closeLabel={t('shared.close')}
        footer={<Button onClick={leave}>{t('shared.close')}</Button>}
      >
        <p>{t(`admin.${subject}.bulk.failed`, { count: failures.length })}</p>
        <ul className={styles.failures}>
          {failures.map(({ id, name, text }) => (
            <li key={id}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  const more = count - namedRows;
  const named = names.slice(0, namedRows).join(', ');
  return (
    <FormDialog {...form} pendingLabel={t('admin.users.working')}>
      <Stack gap={4}>
        <p className={styles.names}>
          {more > 0
            ? t(`admin.${subject}.bulk.namesAndMore`, { names: named, count: more })
            : named}
        </p>
        {children}
        {form.contractForm.isPending && (
          <ProgressBar label={t(`admin.${subject}.bulk.progress`)} value={tried} max={count} />
        )}
      </Stack>
    </FormDialog>
  );
}
