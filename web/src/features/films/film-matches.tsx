import type { FoundFilm } from '@girone/contract/films';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetOf } from '../../lib/poster-of-film.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './film-matches.module.css';

interface FilmMatchesProps {
  matches: readonly FoundFilm[];
  chosen: FoundFilm | null;
  onChoose: (film: FoundFilm) => void;
}

/** The films that go by the title. Radio buttons, so that the arrow keys walk through them. */
export function FilmMatches({ matches, chosen, onChoose }: FilmMatchesProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className={styles.matches}>
      <legend className={styles.legend}>
        {t('films.form.matches', { count: matches.length })}
      </legend>
      <div className={styles.list}>
        {matches.map((film) => (
          <label
            key={`${film.tmdbId} ${film.title} ${film.releaseYear} ${film.director}`}
            className={styles.match}
          >
            <input
              type="radio"
              name={group}
              value={film.title}
              checked={film === chosen}
              onChange={() => onChoose(film)}
              className={styles.radio}
            />
            <Poster film={sheetOf(film)} cover={film.posterUrl} size="thumb" />
            <span className={styles.words}>
              <span className={styles.title}>{film.title}</span>
              <span className={styles.facts}>
                {[film.releaseYear, film.director].filter(Boolean).join(' · ')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
