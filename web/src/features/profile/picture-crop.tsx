import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sendImage } from '../../lib/image-upload/send-image.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import type { SendFailure } from '../../ui/overlays/upload-dialog/sending.ts';
import { failureText, type UploadLabels } from '../../ui/overlays/upload-dialog/upload-labels.ts';
import { useSending } from '../../ui/overlays/upload-dialog/use-sending.ts';
import { CropFrame } from './crop-frame.tsx';
import { wholeCrop, type Size } from './crop-geometry.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './picture-dialog.module.css';

interface PictureCropProps {
  file: File;
  labels: UploadLabels;
  /** It has been sent, and is being made the person's. */
  isKeeping: boolean;
  /** The address that it was sent to. */
  onSent: (address: string) => void;
  /** Back to choosing, for a reason or by wish. */
  onAnother: (reason: string | null) => void;
}

const unknownSize: Size = { width: 1, height: 1 };

/** Which part of a picture is kept, and the way to keep it. */
export function PictureCrop(props: PictureCropProps) {
  const { file, labels, isKeeping, onSent, onAnother } = props;
  const { t } = useTranslation();
  const image = useRef<HTMLImageElement | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const { percent, send } = useSending(sendImage);
  const sending = useMutation({
    async mutationFn(): Promise<SendFailure | null> {
      if (image.current === null) return null;
      const outcome = await send({ file: await drawCrop(image.current, crop), caption: '' });
      if (outcome.kind === 'sent') onSent(outcome.address);
      return outcome.kind === 'failed' ? outcome.failure : null;
    },
  });
  const isBusy = sending.isPending || isKeeping;

  function show(loaded: HTMLImageElement): void {
    image.current = loaded;
    setSize({ width: loaded.naturalWidth, height: loaded.naturalHeight });
  }

  function problem(): string | null {
    if (sending.error !== null) return labels.failed('');
    if (sending.data === undefined || sending.data === null) return null;
    return failureText(sending.data, labels);
  }

  return (
    <>
      <CropFrame
        file={file}
        size={size ?? unknownSize}
        crop={crop}
        onCrop={setCrop}
        onLoad={show}
        onUnreadable={() => onAnother(t('profile.picture.unreadable'))}
      />
      {percent !== null && (
        <ProgressBar label={labels.progress} value={percent} max={100} text={`${percent} %`} />
      )}
      <FormError>{isBusy ? null : problem()}</FormError>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={() => isBusy || onAnother(null)}>
          {t('profile.picture.another')}
        </Button>
        <Button
          disabled={size === null}
          ignoresDoubleClick
          pending={isBusy}
          pendingLabel={t('profile.picture.saving')}
          onClick={() => sending.mutate()}
        >
          {t('profile.picture.save')}
        </Button>
      </div>
    </>
  );
}
