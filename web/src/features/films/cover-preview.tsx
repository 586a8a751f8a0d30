import { useDeferredValue, useMemo } from 'react';
import { Poster } from '../../domain/film/poster/poster.tsx';
import type { FilmForm } from './use-film-form.ts';

interface CoverPreviewProps {
  filmForm: FilmForm;
  picture: string | null;
}

/** The picture, or the poster as it is printed from what has been typed so far. */
export function CoverPreview({ filmForm, picture }: CoverPreviewProps) {
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
