import type { Film } from '@girone/contract/films';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { stepState } from '../../lib/address/use-url-state.ts';
import { coverOf, sheetOf } from '../../domain/film/poster-of-film.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import styles from './film-card.module.css';
import { FilmRating } from './film-rating.tsx';
import { NotEnriched } from './not-enriched.tsx';

interface FilmCardProps {
  film: Film;
  href: string;
  /** Among the first on the page. */
  isEarly: boolean;
}

export function FilmCard({ film, href, isEarly }: FilmCardProps) {
  const { t } = useTranslation();
  // The same object as long as it is the same film: a poster is not printed twice.
  const sheet = useMemo(() => sheetOf(film), [film]);
  const { title, director, genre, releaseYear, runtime, tmdbRating } = film;
  const facts = [releaseYear, runtime !== null && t('films.minutes', { count: runtime })].filter(
    Boolean,
  );
  return (
    <li className={styles.card}>
      <Link href={href} state={stepState} aria-label={title} className={styles.link}>
        <Poster film={sheet} cover={coverOf(film)} priority={isEarly} lift />
      </Link>
      <div>
        <div className={styles.head}>
          <span className={styles.title}>{title}</span>
          <span className={joinClasses(styles.rating, tmdbRating === null && styles.unrated)}>
            <FilmRating rating={tmdbRating} />
          </span>
        </div>
        {facts.length > 0 && <p className={styles.fact}>{facts.join(' · ')}</p>}
        {director !== null && <p className={styles.fact}>{director}</p>}
        {genre !== null && <p className={styles.fact}>{genre}</p>}
        {!film.tmdbEnriched && <NotEnriched className={styles.badge} />}
      </div>
    </li>
  );
}
