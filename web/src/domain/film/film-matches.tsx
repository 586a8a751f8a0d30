import type { FoundFilm } from '@girone/contract/films';
import { useId } from 'react';
import { sheetOf } from './poster-of-film.ts';
import { FilmChoice } from './film-choice.tsx';
import { Poster } from './poster/poster.tsx';
import styles from './film-matches.module.css';

interface FilmMatchesProps {
  legend: string;
  matches: readonly FoundFilm[];
  chosen: FoundFilm | null;
  onChoose: (film: FoundFilm) => void;
}

/** Films of the film database to choose one from. */
export function FilmMatches({ legend, matches, chosen, onChoose }: FilmMatchesProps) {
  const group = useId();
  return (
    <fieldset className={styles.matches}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list}>
        {matches.map((film) => (
          <FilmChoice
            key={`${film.tmdbId} ${film.title} ${film.releaseYear} ${film.director}`}
            group={group}
            title={film.title}
            facts={[film.releaseYear, film.director]}
            poster={<Poster film={sheetOf(film)} cover={film.posterUrl} size="thumb" />}
            chosen={film === chosen}
            onChoose={() => onChoose(film)}
          />
        ))}
      </div>
    </fieldset>
  );
}
