import type { MatchedFilm } from '@girone/contract/film-import';
import { X } from '../../ui/images/icons.ts';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sheetOf } from '../../domain/film/poster-of-film.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import styles from './film-options.module.css';
import type { Pick } from './picks.ts';
import type { NamedFilm } from './read-lines.ts';
import { filmAsTyped, filmKey, filmOf } from './sort-out.ts';

interface FilmOptionsProps {
  films: readonly MatchedFilm[];
  typed: NamedFilm;
  pick: Pick | undefined;
  onPick: (pick: Pick | null) => void;
}

/** The films that a line may mean: one of them, what was typed, or nothing. */
export function FilmOptions({ films, typed, pick, onPick }: FilmOptionsProps) {
  const { t } = useTranslation();
  const group = useId();
  const radio = (choice: string | null) => ({
    type: 'radio',
    name: group,
    checked: (pick?.choice ?? null) === choice,
  });
  return (
    <div className={styles.options}>
      {films.map((film) => {
        const choice = filmKey(film);
        const facts = [film.releaseYear, film.director].filter(Boolean).join(', ');
        return (
          <label key={choice} className={styles.option}>
            <input
              {...radio(choice)}
              disabled={film.isOwned}
              className={styles.radio}
              onChange={() => onPick({ choice, film: filmOf(film) })}
            />
            <Poster
              film={sheetOf(film)}
              cover={film.posterUrl}
              size="thumb"
              className={styles.poster}
            />
            <span className={styles.words}>
              <b>{film.title}</b>
              <small>
                {facts}
                {film.isOwned && ` · ${t('filmImport.review.isOwned')}`}
              </small>
            </span>
          </label>
        );
      })}
      <label className={styles.option}>
        <input
          {...radio('typed')}
          className={styles.radio}
          onChange={() => onPick({ choice: 'typed', film: filmAsTyped(typed) })}
        />
        <Poster
          film={{ title: typed.title, year: typed.year ?? null, director: null, genre: null }}
          size="thumb"
          className={styles.poster}
        />
        <span className={styles.words}>
          <b>{t('filmImport.review.keep', { title: typed.title })}</b>
          <small>{t('filmImport.review.keepHint')}</small>
        </span>
      </label>
      <label className={styles.option}>
        <input {...radio(null)} className={styles.radio} onChange={() => onPick(null)} />
        <span className={styles.nothing} aria-hidden>
          <X size={16} />
        </span>
        <span className={styles.words}>
          <b>{t('filmImport.review.none')}</b>
          <small>{t('filmImport.review.skip')}</small>
        </span>
      </label>
    </div>
  );
}
