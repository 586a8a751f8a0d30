import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { isMissingPost } from './is-missing-post.ts';

interface MissingPhotoProps {
  /** Null: the post is there and has no photo. */
  error: Error | null;
  onClose: () => void;
}

/** In the place of a photo that a link names and that cannot be shown. */
export function MissingPhoto({ error, onClose }: MissingPhotoProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const isMissing = error === null || isMissingPost(error);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(isMissing ? 'critics.photo.missing' : 'critics.photo.failed')}
      description={isMissing ? t('critics.photo.missingText') : failure(error)}
      closeLabel={t('shared.close')}
    />
  );
}
