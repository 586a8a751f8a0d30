import { useState, type DragEvent } from 'react';
import { Button } from '../button.tsx';
import { Field } from '../field.tsx';
import { FormError } from '../form-error.tsx';
import { Input } from '../input.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { ChosenImage } from './chosen-image.tsx';
import { DropZone } from './drop-zone.tsx';
import { problemWith } from './image-rules.ts';
import type { SendImage } from './sending.ts';
import type { UploadLabels } from './upload-labels.ts';
import styles from './upload-panel.module.css';
import { usePastedFiles } from './use-pasted-files.ts';
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
  const [problem, setProblem] = useState<string | null>(null);
  const [isHeldOver, setIsHeldOver] = useState(false);
  const { percent, send } = useSending(sendImage);
  const isSending = percent !== null;
  usePastedFiles(add);

  function add(files: readonly File[]): void {
    const [first, second] = files;
    if (isSending || first === undefined) return;
    const refusal = second === undefined ? refusalOf(first) : labels.tooMany;
    setProblem(refusal);
    if (refusal === null) setFile(first);
  }

  function refusalOf(added: File): string | null {
    const found = problemWith(added, maxBytes);
    if (found === null) return null;
    const sentences = {
      'too-large': labels.tooLarge,
      'wrong-type': labels.wrongType,
      empty: labels.empty,
    };
    return sentences[found](added);
  }

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
      const { failure } = outcome;
      setProblem(
        failure.reason === 'no-address' ? labels.noAddress : labels.failed(failure.answer),
      );
    }
  }

  function holdOver(event: DragEvent): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsHeldOver(true);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsHeldOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <div
      className={styles.panel}
      onDragOver={holdOver}
      onDragLeave={() => setIsHeldOver(false)}
      onDrop={drop}
    >
      {file === null ? (
        <DropZone labels={labels} isHeldOver={isHeldOver} onFiles={add} />
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
      <FormError>{problem}</FormError>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button
          disabled={file === null}
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
