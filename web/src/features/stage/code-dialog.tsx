import { useTranslation } from '../../i18n/use-translation.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './hall-desk.module.css';
import { StageCode } from './stage-code.tsx';

interface CodeDialogProps {
  address: string;
  onClose: () => void;
}

/** The code, large enough for a camera across the table. */
export function CodeDialog({ address, onClose }: CodeDialogProps) {
  const { t } = useTranslation();
  const shown = address.replace(/^https?:\/\//, '');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('stage.hall.scan')}
      closeLabel={t('stage.desk.close')}
    >
      <div className={styles.paper}>
        <StageCode address={address} label={t('stage.hall.code', { address: shown })} />
      </div>
      <p className={styles.typed}>{shown}</p>
    </Dialog>
  );
}
