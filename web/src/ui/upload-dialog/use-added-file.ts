import { useState, type DragEvent } from 'react';
import { problemWith } from './image-rules.ts';
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

/** One image that is chosen, dropped or pasted; what cannot be taken is told. */
export function useAddedFile(options: AddedFileOptions) {
  const { labels, maxBytes, isLocked = false, onFile } = options;
  const [problem, setProblem] = useState(options.problem ?? null);
  const [isHeldOver, setIsHeldOver] = useState(false);
  usePastedFiles(add);

  function add(files: readonly File[]): void {
    const [first, second] = files;
    if (isLocked || first === undefined) return;
    const refusal = second === undefined ? refusalOf(first) : labels.tooMany;
    setProblem(refusal);
    if (refusal === null) onFile(first);
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
