import { imageBytes } from '@girone/contract/image-limits';
import { ImageUp } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateImageUpload } from '../../lib/image-upload/late-image-upload.tsx';
import { Button } from '../../ui/button.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import type { Cover } from './cover.ts';
import styles from './film-form.module.css';
import type { FilmForm } from './use-film-form.ts';

interface CoverFieldProps {
  filmForm: FilmForm;
  cover: Cover;
  onCoverChange: (cover: Cover) => void;
  /** The cover that the film has on the server, if its owner gave it one. */
  ownCover: string | null;
  /** The film database's. */
  databaseCover: string | null;
}

/** The cover as it will be; without one, the poster is printed while the title is being typed. */
export function CoverField(props: CoverFieldProps) {
  const { filmForm, cover, onCoverChange, ownCover, databaseCover } = props;
  const { t } = useTranslation();
  const [isUploading, setIsUploading] = useState(false);
  const preview = cover.kind === 'new' ? cover.preview : null;
  const own = cover.kind === 'kept' ? ownCover : preview;
  const picture = own ?? databaseCover;
  const hasOwn = cover.kind === 'new' || (cover.kind === 'kept' && ownCover !== null);
  const hint = databaseCover === null ? t('films.form.printed') : t('films.form.fromDatabase');

  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  return (
    <div className={styles.cover}>
      <span className={styles.coverName}>{t('films.form.cover')}</span>
      <Preview filmForm={filmForm} picture={picture} />
      <div className={styles.coverActions}>
        <p className={styles.coverHint}>{hasOwn ? t('films.form.uploadedCover') : hint}</p>
        <Button
          variant="secondary"
          block
          icon={<ImageUp size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => setIsUploading(true)}
        >
          {hasOwn ? t('films.form.replace') : t('films.form.upload')}
        </Button>
        {hasOwn && (
          <Button variant="ghost" block onClick={() => onCoverChange({ kind: 'removed' })}>
            {t('films.form.removeCover')}
          </Button>
        )}
      </div>
      <LateImageUpload
        open={isUploading}
        onOpenChange={setIsUploading}
        title={t('films.form.upload')}
        maxBytes={imageBytes.profile}
        onUploaded={({ uploadUrl, file }) =>
          onCoverChange({ kind: 'new', uploadUrl, preview: URL.createObjectURL(file) })
        }
      />
    </div>
  );
}

function Preview({ filmForm, picture }: { filmForm: FilmForm; picture: string | null }) {
  const [title, year, director, genre] = filmForm.form.watch([
    'title',
    'releaseYear',
    'director',
    'genre',
  ]);
  // A sheet takes longer to print than a letter to type; the letter comes first.
  const printed = useDeferredValue(title);
  const shownYear = Number.isInteger(year) ? year : undefined;
  const film = useMemo(
    () => ({ title: printed, year: shownYear, director, genre }),
    [printed, shownYear, director, genre],
  );
  return <Poster film={film} cover={picture} bare={printed.trim() === ''} />;
}
