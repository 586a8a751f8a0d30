import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import type { StageFilm } from './evening.ts';

interface StagePosterProps {
  film: StageFilm;
  className?: string | undefined;
  isThumb?: boolean | undefined;
}

/** The film's cover or the sheet printed for it; its title stands beside it. */
export function StagePoster({ film, className, isThumb = false }: StagePosterProps) {
  return (
    <Poster
      film={film}
      cover={sizedPicture(film.posterUrl, isThumb ? 160 : 480)}
      size={isThumb ? 'thumb' : 'fill'}
      priority
      className={className}
    />
  );
}
