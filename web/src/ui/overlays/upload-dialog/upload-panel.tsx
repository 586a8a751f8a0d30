import { useState } from 'react';
import { Button } from '../../actions/button.tsx';
import { Field } from '../../forms/field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { Input } from '../../forms/input.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { ChosenImage } from './chosen-image.tsx';
import { DropZone } from './drop-zone.tsx';
import type { SendImage } from './sending.ts';
import { failureText, type UploadLabels } from './upload-labels.ts';
import styles from './upload-panel.module.css';
import { useAddedFile } from './use-added-file.ts';
import { useSending } from './use-sending.ts';

export interface UploadedImage {
  /** The address that the file was sent to: what the next call claims the image by. */
  uploadUrl: string;
  caption: string | undefined;
  file: File;
}

interface UploadPanelProps {
  labels: UploadLabels;
  maxBytes: number;
  sendImage: SendImage;
  captionLength?: number | undefined;
  onUploaded: (image: UploadedImage) => void;
  onCancel: () => void;
}

/** Add an image, look at it, annotate it, send it. */
export function UploadPanel(props: UploadPanelProps) {
  const { labels, maxBytes, sendImage, captionLength, onUploaded, onCancel } = props;
  const [file, setFile] = useState<File | null>(null);
  const [caption, setCaption] = useState('');
  const { percent, send } = useSending(sendImage);
  const isSending = percent !== null;
  const added = useAddedFile({ labels, maxBytes, isLocked: isSending, onFile: setFile });
  const { add, setProblem } = added;

  function remove(): void {
    setFile(null);
    setProblem(null);
  }

  async function upload(): Promise<void> {
    if (file === null) return;
    setProblem(null);
    const outcome = await send({ file, caption });
    if (outcome.kind === 'sent') {
      onUploaded({ uploadUrl: outcome.address, caption: outcome.caption, file });
    } else if (outcome.kind === 'failed') {
      setProblem(failureText(outcome.failure, labels));
    }
  }

  return (
    <div className={styles.panel} {...added.dropTarget}>
      {file === null ? (
        <DropZone labels={labels} isHeldOver={added.isHeldOver} onFiles={add} />
      ) : (
        <ChosenImage
          file={file}
          labels={labels}
          isLocked={isSending}
          onFiles={add}
          onRemove={remove}
        />
      )}
      {file !== null && captionLength !== undefined && (
        <Field label={labels.caption} optionalMark={labels.optional}>
          <Input
            value={caption}
            maxLength={captionLength}
            readOnly={isSending}
            onChange={(event) => setCaption(event.target.value)}
          />
        </Field>
      )}
      {percent !== null && (
        <ProgressBar label={labels.progress} value={percent} max={100} text={`${percent} %`} />
      )}
      <FormError>{added.problem}</FormError>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button
          disabled={file === null}
          ignoresDoubleClick
          pending={isSending}
          pendingLabel={labels.uploading}
          onClick={() => void upload()}
        >
          {labels.upload}
        </Button>
      </div>
    </div>
  );
}
