import { ImageUp } from 'lucide-react';
import { joinClasses } from '../join-classes.ts';
import { FileChooser } from './file-chooser.tsx';
import type { UploadLabels } from './upload-labels.ts';
import styles from './upload-panel.module.css';

interface DropZoneProps {
  labels: UploadLabels;
  isHeldOver: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function DropZone({ labels, isHeldOver, onFiles }: DropZoneProps) {
  return (
    <div className={joinClasses(styles.zone, isHeldOver && styles.over)}>
      <ImageUp size={40} strokeWidth={1.25} aria-hidden className={styles.picture} />
      <p className={styles.invitation}>{isHeldOver ? labels.dropNow : labels.drop}</p>
      <FileChooser variant="secondary" onFiles={onFiles}>
        {labels.browse}
      </FileChooser>
    </div>
  );
}
