import type { Profile } from '@girone/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import styles from './profile-head.module.css';
import { filmsOfQuery } from './profile.queries.ts';

const strips = 8;

/** Strips of the posters of their films; few films come round again. A closed profile shows none. */
export function PosterBand({ profile: { username, isOpen } }: { profile: Profile }) {
  const { data: films = [] } = useQuery({ ...filmsOfQuery(username), enabled: isOpen });
  const shown = Array.from({ length: strips }, (_, place) => ({
    place,
    film: films[place % films.length],
  }));
  return (
    <div aria-hidden className={styles.band}>
      {shown.map(
        ({ place, film }) =>
          film !== undefined && (
            <span key={place}>
              <Poster
                bare
                priority
                film={film}
                cover={sizedPicture(film.posterUrl, 480)}
                className={styles.strip}
              />
            </span>
          ),
      )}
    </div>
  );
}
