import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CoverField } from '../../lib/image-upload/cover-field.tsx';
import type { CoverChoice } from '../../lib/image-upload/use-cover.ts';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { CoverPreview } from './cover-preview.tsx';
import styles from './film-form.module.css';
import type { FilmForm } from './use-film-form.ts';

/** What prints posters is larger than the form, and most often there with the page. */
const previews = latePart(() => import('./cover-preview.tsx'));

interface FilmCoverProps {
  filmForm: FilmForm;
  /** The cover that the film's owner gave it. */
  cover: CoverChoice;
  /** The film database's. */
  databaseCover: string | null;
}

/** The cover as it will be; without one, the poster is printed while the title is being typed. */
export function FilmCover({ filmForm, cover, databaseCover }: FilmCoverProps) {
  const { t } = useTranslation();
  return (
    <CoverField
      cover={cover}
      hint={databaseCover === null ? t('films.form.printed') : t('films.form.fromDatabase')}
      className={styles.cover}
    >
      <div className={styles.preview}>
        <LatePreview filmForm={filmForm} picture={cover.picture ?? databaseCover} />
      </div>
    </CoverField>
  );
}

function LatePreview(props: ComponentProps<typeof CoverPreview>) {
  const { part } = useLatePart(previews, true);
  return part !== null && <part.CoverPreview {...props} />;
}
