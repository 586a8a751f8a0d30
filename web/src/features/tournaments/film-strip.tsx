import type { Nomination } from '@girone/contract/nominations';
import { useQuery } from '@tanstack/react-query';
import { nominationsQuery } from '../../domain/shared-queries.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import styles from './film-strip.module.css';
import { useIsNearViewport } from '../../lib/loading/use-is-near-viewport.ts';

const mostFilms = 5;

interface FilmStripProps {
  tournamentId: number;
  filmsCount: number;
}

/** Artwork of films that play here; an empty pitch where there is none yet. */
export function FilmStrip({ tournamentId, filmsCount }: FilmStripProps) {
  const { ref, isNear } = useIsNearViewport();
  const { data = [] } = useQuery({
    ...nominationsQuery(tournamentId),
    enabled: isNear && filmsCount > 0,
  });
  const films = pickFilms(data);
  return (
    <div ref={ref} className={styles.strip} aria-hidden>
      {films.map((film) => (
        <span key={film.id} className={styles.place}>
          <Poster
            bare
            film={film}
            cover={sizedPicture(film.posterUrl, 160)}
            className={styles.sheet}
          />
        </span>
      ))}
    </div>
  );
}

/** Each participant's first film before anybody's second. */
function pickFilms(nominations: readonly Nomination[]): Nomination['film'][] {
  return nominations
    .toSorted((left, right) => left.nominationOrder - right.nominationOrder)
    .slice(0, mostFilms)
    .map(({ film }) => film);
}
