import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { ImageToSend, SendOutcome } from '../../ui/overlays/upload-dialog/sending.ts';
import { UploadDialog } from '../../ui/overlays/upload-dialog/upload-dialog.tsx';
import type { UploadedImage } from '../../ui/overlays/upload-dialog/upload-panel.tsx';
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

  useEffect(() => {
    // Only to be quicker later: sending asks again.
    if (open) loadSender().catch(() => undefined);
  }, [open]);

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
      sendImage={(image) => send(image, maxBytes)}
      onUploaded={finish}
    />
  );
}

/** The part that sends is large. It comes by itself, while the image is being chosen. */
const loadSender = () => import('./send-image.ts');

async function send(image: ImageToSend, maxBytes: number): Promise<SendOutcome> {
  try {
    const { sendImage } = await loadSender();
    if (image.signal.aborted) return { kind: 'cancelled' };
    return await sendImage({ ...image, maxBytes });
  } catch {
    // The part did not arrive: to the person who sends it is the same as a broken line.
    return { kind: 'failed', failure: { reason: 'refused', answer: '' } };
  }
}
