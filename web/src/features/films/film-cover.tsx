import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverField } from '../../lib/image-upload/cover-field.tsx';
import type { CoverChoice } from '../../lib/image-upload/use-cover.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './film-form.module.css';
import type { FilmForm } from './use-film-form.ts';

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
      <Preview filmForm={filmForm} picture={cover.picture ?? databaseCover} />
    </CoverField>
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
