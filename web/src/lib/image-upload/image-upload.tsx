import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toast-store.ts';
import type { ImageToSend, SendOutcome } from '../../ui/upload-dialog/sending.ts';
import { UploadDialog } from '../../ui/upload-dialog/upload-dialog.tsx';
import type { UploadLabels } from '../../ui/upload-dialog/upload-labels.ts';
import type { UploadedImage } from '../../ui/upload-dialog/upload-panel.tsx';
import { callApi } from '../api-client.ts';
import { chosenLanguage } from '../language.ts';

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
    return await sendImage({ ...image, maxBytes, requestAddress });
  } catch {
    // The part did not arrive: to the person who sends it is the same as a broken line.
    return { kind: 'failed', failure: { reason: 'refused', answer: '' } };
  }
}

async function requestAddress(): Promise<string> {
  const { uploadURL } = await callApi('POST /api/objects/upload');
  return uploadURL;
}

function useUploadLabels(maxBytes: number): UploadLabels {
  const { t } = useTranslation();
  return {
    title: t('uploads.title'),
    close: t('shared.close'),
    loading: t('uploads.loading'),
    loadFailed: t('uploads.loadFailed'),
    retry: t('shared.retry'),
    drop: t('uploads.drop'),
    dropNow: t('uploads.dropNow'),
    browse: t('uploads.browse'),
    limits: t('uploads.limits', { size: sizeText(maxBytes) }),
    chosen: t('uploads.chosen'),
    remove: t('uploads.remove'),
    replace: t('uploads.replace'),
    caption: t('uploads.caption'),
    optional: t('uploads.optional'),
    progress: t('uploads.progress'),
    upload: t('uploads.upload'),
    uploading: t('uploads.uploading'),
    cancel: t('shared.cancel'),
    tooMany: t('uploads.tooMany'),
    tooLarge: ({ name, size }) =>
      t('uploads.tooLarge', { name, size: sizeText(size), limit: sizeText(maxBytes) }),
    wrongType: ({ name }) => t('uploads.wrongType', { name }),
    empty: ({ name }) => t('uploads.empty', { name }),
    size: ({ size }) => sizeText(size),
    noAddress: t('uploads.noAddress'),
    failed: (answer) => [t('uploads.failed'), messageIn(answer)].filter(Boolean).join(' '),
  };
}

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** 5,242,880 bytes are the 5 MB of the rules. */
function sizeText(bytes: number): string {
  const isLarge = bytes >= megabyte;
  return new Intl.NumberFormat(chosenLanguage(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    // One byte too many must not read as the limit itself.
    roundingMode: 'ceil',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? megabyte : kilobyte));
}

/** The server's own sentence, where its answer is one of ours. */
function messageIn(answer: string): string | undefined {
  try {
    const body: unknown = JSON.parse(answer);
    if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
    return typeof body.message === 'string' ? body.message : undefined;
  } catch {
    // A proxy's page, or nothing at all.
    return undefined;
  }
}
