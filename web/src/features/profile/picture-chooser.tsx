import type { ReactNode } from 'react';
import { FormError } from '../../ui/forms/form-error.tsx';
import { DropZone } from '../../ui/overlays/upload-dialog/drop-zone.tsx';
import type { UploadLabels } from '../../ui/overlays/upload-dialog/upload-labels.ts';
import { useAddedFile } from '../../ui/overlays/upload-dialog/use-added-file.ts';
import styles from './picture-dialog.module.css';

interface PictureChooserProps {
  labels: UploadLabels;
  maxBytes: number;
  /** What was wrong with the one before. */
  problem: string | null;
  onFile: (file: File) => void;
  /** Beside the button that chooses. */
  children: ReactNode;
}

/** One picture, chosen, dropped or pasted. */
export function PictureChooser({ labels, children, ...choice }: PictureChooserProps) {
  const { add, problem, isHeldOver, dropTarget } = useAddedFile({ labels, ...choice });
  return (
    <div className={styles.chooser} {...dropTarget}>
      <DropZone labels={labels} isHeldOver={isHeldOver} variant="primary" onFiles={add}>
        {children}
      </DropZone>
      <FormError>{problem}</FormError>
    </div>
  );
}
