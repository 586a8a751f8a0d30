import { Trash2 } from '../../images/icons.ts';
import { useCallback } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { buttonIcon } from '../../images/icon-sizes.ts';
import { FileChooser } from './file-chooser.tsx';
import type { UploadLabels } from './upload-labels.ts';
import styles from './upload-panel.module.css';

interface ChosenImageProps {
  file: File;
  labels: UploadLabels;
  /** On its way: nothing can be changed now. */
  isLocked: boolean;
  onFiles: (files: readonly File[]) => void;
  onRemove: () => void;
}

export function ChosenImage({ file, labels, isLocked, onFiles, onRemove }: ChosenImageProps) {
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <div className={styles.chosen}>
      <div className={styles.frame}>
        <img ref={showFile} alt={labels.chosen} className={styles.preview} />
      </div>
      <div className={styles.about}>
        <div className={styles.words}>
          <p className={styles.name}>{file.name}</p>
          <p className={styles.size}>{labels.size(file)}</p>
        </div>
        <FileChooser variant="secondary" disabled={isLocked} onFiles={onFiles}>
          {labels.replace}
        </FileChooser>
        <IconButton label={labels.remove} disabled={isLocked} onClick={onRemove}>
          <Trash2 {...buttonIcon} />
        </IconButton>
      </div>
    </div>
  );
}
