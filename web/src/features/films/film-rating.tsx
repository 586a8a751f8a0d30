import { Star } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { ratingText } from './film-texts.ts';

/** The figure for the eyes, a sentence for the ears; a dash where the film database has none. */
export function FilmRating({ rating }: { rating: number | null }) {
  const { t } = useTranslation();
  const figure = rating === null ? '–' : ratingText(rating);
  return (
    <>
      <Star {...textIcon} />
      <span aria-hidden>{figure}</span>
      <VisuallyHidden>
        {rating === null ? t('films.unrated') : t('films.rating', { rating: figure })}
      </VisuallyHidden>
    </>
  );
}
