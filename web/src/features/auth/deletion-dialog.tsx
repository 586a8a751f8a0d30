import { deletionDays } from '@girone/contract/rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { PasswordDialog } from './password-dialog.tsx';
import type { Owner } from './use-own-proof.ts';

interface DeletionDialogProps {
  owner: Owner;
  onRequested: (deletesAt: string) => void;
  onClose: () => void;
}

export function DeletionDialog({ owner, onRequested, onClose }: DeletionDialogProps) {
  const { t } = useTranslation();
  return (
    <PasswordDialog
      danger
      owner={owner}
      title={t('settingsPage.deletion.title')}
      description={t('settingsPage.deletion.text', { days: deletionDays })}
      label={t('settingsPage.password.current')}
      submitLabel={t('settingsPage.deletion.action')}
      pendingLabel={t('settingsPage.deletion.pending')}
      fallback={t('settingsPage.deletion.failed')}
      send={async (body) => {
        const { deletesAt } = await callApi('POST /api/users/deletion', { body });
        onRequested(deletesAt);
      }}
      onClose={onClose}
    />
  );
}
