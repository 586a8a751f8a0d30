import { imageBytes } from '@girone/contract/image-limits';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useUploadLabels } from '../../lib/image-upload/use-upload-labels.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureCrop } from './picture-crop.tsx';
import { useProfileAction } from './use-profile-action.ts';

interface PictureDialogProps {
  hasPicture: boolean;
  onAccountChange: () => void;
  onClose: () => void;
}

/** Another picture of oneself: chosen, cut to a square, sent; or none. */
export function PictureDialog({ hasPicture, onAccountChange, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const labels = useUploadLabels(imageBytes.profile);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useProfileAction({
    act: (imageUrl: string) => callApi('PUT /api/users/profile-image', { body: { imageUrl } }),
    fallback: t('profile.edit.failed'),
    onDone({ profileImageUrl }) {
      onAccountChange();
      onClose();
      showToast({
        title: profileImageUrl === null ? t('profile.picture.removed') : t('profile.picture.done'),
      });
    },
  });

  function choose(chosen: File): void {
    setProblem(null);
    setFile(chosen);
  }

  function startAgain(reason: string | null): void {
    setFile(null);
    setProblem(reason);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('profile.picture.title')}
      description={file === null ? labels.limits : undefined}
      closeLabel={t('shared.close')}
    >
      {file === null ? (
        <PictureChooser
          labels={labels}
          maxBytes={imageBytes.profile}
          problem={problem}
          onFile={choose}
        >
          {hasPicture && (
            <Button
              variant="ghost"
              pending={change.isPending}
              pendingLabel={t('profile.picture.removing')}
              onClick={() => change.mutate('')}
            >
              {t('profile.picture.remove')}
            </Button>
          )}
        </PictureChooser>
      ) : (
        <PictureCrop
          file={file}
          labels={labels}
          isKeeping={change.isPending}
          onSent={change.mutate}
          onAnother={startAgain}
        />
      )}
    </Dialog>
  );
}
