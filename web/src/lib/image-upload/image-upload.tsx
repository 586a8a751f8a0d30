import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { UploadDialog } from '../../ui/overlays/upload-dialog/upload-dialog.tsx';
import type { UploadedImage } from '../../ui/overlays/upload-dialog/upload-panel.tsx';
import { sendImage } from './send-image.ts';
import { useUploadLabels } from './use-upload-labels.ts';

interface ImageUploadProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  maxBytes: number;
  captionLength?: number | undefined;
  /** Names the dialog where "Upload an image" says too little. */
  title?: string | undefined;
  /** The image is on the server, and the dialog is closing. */
  onUploaded: (image: UploadedImage) => void;
}

/** The upload dialog with its sentences and its way to the server. */
export function ImageUpload(props: ImageUploadProps) {
  const { open, onOpenChange, maxBytes, captionLength, title, onUploaded } = props;
  const { t } = useTranslation();
  const labels = useUploadLabels(maxBytes);

  function finish(image: UploadedImage): void {
    showToast({ title: t('uploads.done') });
    onOpenChange(false);
    onUploaded(image);
  }

  return (
    <UploadDialog
      open={open}
      onOpenChange={onOpenChange}
      labels={title === undefined ? labels : { ...labels, title }}
      maxBytes={maxBytes}
      captionLength={captionLength}
      sendImage={sendImage}
      onUploaded={finish}
    />
  );
}
