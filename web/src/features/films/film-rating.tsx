import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ratingText } from './film-look.ts';

/** The figure for the eyes, a sentence for the ears. */
export function FilmRating({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const figure = ratingText(rating);
  return (
    <>
      <Star size={16} strokeWidth={1.75} aria-hidden />
      <span aria-hidden>{figure}</span>
      <VisuallyHidden>{t('films.rating', { rating: figure })}</VisuallyHidden>
    </>
  );
}
