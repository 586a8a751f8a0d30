import { useRef, useState, type DragEvent } from 'react';
import { problemWith, type ImageProblem } from './image-rules.ts';
import { sniffImage } from './sniff-image.ts';
import { shrinkImage } from './shrink-image.ts';
import type { UploadLabels } from './upload-labels.ts';
import { usePastedFiles } from './use-pasted-files.ts';

interface AddedFileOptions {
  labels: UploadLabels;
  maxBytes: number;
  /** What was wrong with the one before. */
  problem?: string | null | undefined;
  /** On its way: no other one is taken now. */
  isLocked?: boolean | undefined;
  onFile: (file: File) => void;
}

/** One image that is chosen, dropped or pasted. One that is too large is made smaller; what cannot be taken is told. */
export function useAddedFile(options: AddedFileOptions) {
  const { labels, maxBytes, isLocked = false, onFile } = options;
  const [problem, setProblem] = useState(options.problem ?? null);
  const [isHeldOver, setIsHeldOver] = useState(false);
  const latest = useRef<File>(undefined);
  usePastedFiles(add);

  function add(files: readonly File[]): void {
    const [first, second] = files;
    if (isLocked || first === undefined) return;
    latest.current = first;
    if (second === undefined) void take(first);
    else setProblem(labels.tooMany);
  }

  async function take(file: File): Promise<void> {
    const byName = problemWith(file, maxBytes);
    const isWorthALook = byName === null || byName === 'too-large';
    const found = (isWorthALook ? await sniffImage(file) : null) ?? byName;
    const whole = found === null ? file : null;
    const fitting = found === 'too-large' ? await shrinkImage(file, maxBytes) : whole;
    // Another one may have been chosen while this one was being looked at.
    if (latest.current !== file) return;
    setProblem(fitting === null && found !== null ? refusalOf(file, found) : null);
    if (fitting !== null) onFile(fitting);
  }

  function refusalOf(added: File, found: ImageProblem): string {
    const sentences = {
      'too-large': labels.tooLarge,
      'wrong-type': labels.wrongType,
      unreadable: labels.unreadable,
      empty: labels.empty,
    };
    return sentences[found](added);
  }

  const dropTarget = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsHeldOver(true);
    },
    onDragLeave: () => setIsHeldOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsHeldOver(false);
      add([...event.dataTransfer.files]);
    },
  };

  return { add, problem, setProblem, isHeldOver, dropTarget };
}
