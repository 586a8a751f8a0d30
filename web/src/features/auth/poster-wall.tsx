import { memo } from 'react';
import { Poster } from '../../domain/film/poster/poster.tsx';
import styles from './poster-wall.module.css';
import { wallFilms } from './wall-films.ts';

/** Decoration: its size depends on the page around it alone, so nothing moves when it is drawn. */
export const PosterWall = memo(function PosterWall() {
  return (
    <div className={styles.wall} aria-hidden="true">
      <div className={styles.sheet}>
        {wallFilms.map((film) => (
          <Poster key={film.title} film={film} />
        ))}
      </div>
    </div>
  );
});
