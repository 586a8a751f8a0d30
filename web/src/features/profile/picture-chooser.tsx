import { ImageUp } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenLanguage } from '../../lib/language.ts';
import { FormError } from '../../ui/form-error.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { FileChooser } from '../../ui/upload-dialog/file-chooser.tsx';
import { problemWith } from '../../ui/upload-dialog/image-rules.ts';
import { usePastedFiles } from '../../ui/upload-dialog/use-pasted-files.ts';
import styles from './picture-dialog.module.css';

interface PictureChooserProps {
  maxBytes: number;
  /** What was wrong with the one before. */
  problem: string | null;
  onFile: (file: File) => void;
  /** Beside the button that chooses. */
  children: ReactNode;
}

/** One picture, chosen, dropped or pasted. */
export function PictureChooser({ maxBytes, problem, onFile, children }: PictureChooserProps) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(problem);
  const [isHeldOver, setIsHeldOver] = useState(false);
  usePastedFiles(add);

  function add(files: readonly File[]): void {
    const [file, second] = files;
    if (file === undefined) return;
    const reason = second === undefined ? refusalOf(file) : t('uploads.tooMany');
    setRefusal(reason);
    if (reason === null) onFile(file);
  }

  function refusalOf(file: File): string | null {
    const { name, size } = file;
    const found = problemWith(file, maxBytes);
    if (found === null) return null;
    if (found === 'too-large') {
      return t('uploads.tooLarge', { name, size: megabytes(size), limit: megabytes(maxBytes) });
    }
    return found === 'empty' ? t('uploads.empty', { name }) : t('uploads.wrongType', { name });
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
    <>
      <div
        className={joinClasses(styles.zone, isHeldOver && styles.over)}
        onDragOver={holdOver}
        onDragLeave={() => setIsHeldOver(false)}
        onDrop={drop}
      >
        <ImageUp size={40} strokeWidth={1.25} aria-hidden className={styles.sign} />
        <p className={styles.invitation}>{isHeldOver ? t('uploads.dropNow') : t('uploads.drop')}</p>
        <div className={styles.choices}>
          <FileChooser variant="primary" onFiles={add}>
            {t('uploads.browse')}
          </FileChooser>
          {children}
        </div>
      </div>
      <FormError>{refusal}</FormError>
    </>
  );
}

/** One byte too many must not read as the limit itself. */
export function megabytes(bytes: number): string {
  return new Intl.NumberFormat(chosenLanguage(), {
    style: 'unit',
    unit: 'megabyte',
    roundingMode: 'ceil',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 / 1024);
}
