import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** A link to a film that is not, or no longer, in the list. */
export function MissingFilm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('films.details.missing')}
      description={t('films.details.missingText')}
      closeLabel={t('shared.close')}
      footer={<Button onClick={onClose}>{t('shared.close')}</Button>}
    />
  );
}
