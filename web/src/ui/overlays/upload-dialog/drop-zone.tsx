import { ImageUp } from '../../images/icons.ts';
import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../actions/button-style.ts';
import { joinClasses } from '../../styling/join-classes.ts';
import { FileChooser } from './file-chooser.tsx';
import type { UploadLabels } from './upload-labels.ts';
import styles from './upload-panel.module.css';

interface DropZoneProps {
  labels: UploadLabels;
  isHeldOver: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Of the button that chooses. */
  variant?: ButtonVariant | undefined;
  /** Beside that button. */
  children?: ReactNode;
}

export function DropZone(props: DropZoneProps) {
  const { labels, isHeldOver, onFiles, variant = 'secondary', children } = props;
  return (
    <div className={joinClasses(styles.zone, isHeldOver && styles.over)}>
      <ImageUp size={40} strokeWidth={1.25} aria-hidden className={styles.picture} />
      <p className={styles.invitation}>{isHeldOver ? labels.dropNow : labels.drop}</p>
      <div className={styles.choices}>
        <FileChooser variant={variant} onFiles={onFiles}>
          {labels.browse}
        </FileChooser>
        {children}
      </div>
    </div>
  );
}
