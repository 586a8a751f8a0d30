import { useTranslation } from '../../i18n/use-translation.ts';
import { CoverField } from '../../lib/image-upload/cover-field.tsx';
import type { CoverChoice } from '../../lib/image-upload/use-cover.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import styles from './film-form.module.css';
import type { FilmForm } from './use-film-form.ts';

/** What prints posters is larger than the form, and most often there with the page. */
const CoverPreview = lazyComponent(async () => (await import('./cover-preview.tsx')).CoverPreview);

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
        <CoverPreview filmForm={filmForm} picture={cover.picture ?? databaseCover} />
      </div>
    </CoverField>
  );
}
