import { imageBytes } from '@girone/contract/image-limits';
import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateImageUpload } from '../../lib/image-upload/late-image-upload.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyRings } from '../../ui/rings.tsx';
import styles from './circle-form.module.css';
import type { Cover } from './cover.ts';
import { buttonIcon } from '../../ui/icon-look.ts';

export interface CoverFieldProps {
  cover: Cover;
  onCoverChange: (cover: Cover) => void;
  /** The path of the cover that the circle has on the server. */
  ownCover: string | null;
}

/** The cover as it will be. */
export function CoverField({ cover, onCoverChange, ownCover }: CoverFieldProps) {
  const { t } = useTranslation();
  const [isUploading, setIsUploading] = useState(false);
  const preview = cover.kind === 'new' ? cover.preview : null;
  const kept = cover.kind === 'kept' && ownCover !== null ? `${ownCover}?w=480` : null;
  const picture = preview ?? kept;

  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  return (
    <div className={styles.cover}>
      <span className={styles.choiceName}>{t('circles.form.cover')}</span>
      <div className={styles.picture}>
        {picture === null ? <EmptyRings /> : <img src={picture} alt="" />}
      </div>
      <div className={styles.coverActions}>
        <p className={styles.hint}>
          {picture === null ? t('circles.form.noCover') : t('circles.form.uploadedCover')}
        </p>
        <Button
          variant="secondary"
          block
          icon={<ImageUp {...buttonIcon} />}
          onClick={() => setIsUploading(true)}
        >
          {picture === null ? t('circles.form.upload') : t('circles.form.replace')}
        </Button>
        {picture !== null && (
          <Button variant="ghost" block onClick={() => onCoverChange({ kind: 'removed' })}>
            {t('circles.form.removeCover')}
          </Button>
        )}
      </div>
      <LateImageUpload
        open={isUploading}
        onOpenChange={setIsUploading}
        title={t('circles.form.upload')}
        maxBytes={imageBytes.profile}
        onUploaded={({ uploadUrl, file }) =>
          onCoverChange({ kind: 'new', uploadUrl, preview: URL.createObjectURL(file) })
        }
      />
    </div>
  );
}
