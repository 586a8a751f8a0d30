import type { FoundFilm } from '@girone/contract/films';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetOf } from '../../lib/poster-of-film.ts';
import { FilmChoice } from '../../ui/film-choice.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './film-matches.module.css';

interface FilmMatchesProps {
  matches: readonly FoundFilm[];
  chosen: FoundFilm | null;
  onChoose: (film: FoundFilm) => void;
}

/** The films that go by the title. */
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
