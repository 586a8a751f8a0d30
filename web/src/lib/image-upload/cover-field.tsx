import { imageBytes } from '@girone/contract/image-limits';
import { ImageUp } from '../../ui/images/icons.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './cover-field.module.css';
import { LazyImageUpload } from './lazy-image-upload.tsx';
import type { CoverChoice } from './use-cover.ts';

interface CoverFieldProps {
  cover: CoverChoice;
  /** What is shown where nobody gave one. */
  hint: string;
  className?: string | undefined;
  /** The cover as it will be. */
  children: ReactNode;
}

/** The cover of a film or a circle, to be uploaded, replaced and removed. */
export function CoverField({ cover, hint, className, children }: CoverFieldProps) {
  const { t } = useTranslation();
  const [isUploading, setIsUploading] = useState(false);
  const hasOwn = cover.picture !== null;
  return (
    <div className={joinClasses(styles.cover, className)}>
      <span className={styles.name}>{t('uploads.cover.name')}</span>
      {children}
      <div className={styles.actions}>
        <p className={styles.hint}>{hasOwn ? t('uploads.cover.own') : hint}</p>
        <Button
          variant="secondary"
          block
          icon={<ImageUp {...buttonIcon} />}
          onClick={() => setIsUploading(true)}
        >
          {hasOwn ? t('uploads.cover.replace') : t('uploads.cover.upload')}
        </Button>
        {hasOwn && (
          <Button variant="ghost" block onClick={cover.remove}>
            {t('uploads.cover.remove')}
          </Button>
        )}
      </div>
      <LazyImageUpload
        open={isUploading}
        onOpenChange={setIsUploading}
        title={t('uploads.cover.upload')}
        maxBytes={imageBytes.profile}
        onUploaded={({ uploadUrl, file }) => cover.replace(uploadUrl, file)}
      />
    </div>
  );
}

interface WithCoverProps {
  cover: ReactNode;
  className?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a form and the cover beside them; below them on a phone. */
export function WithCover({ cover, className, children }: WithCoverProps) {
  return (
    <div className={joinClasses(styles.columns, className)}>
      <div className={styles.fields}>{children}</div>
      {cover}
    </div>
  );
}
