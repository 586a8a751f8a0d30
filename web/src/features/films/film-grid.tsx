import type { Film } from '@girone/contract/films';
import { Plus } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PosterGrid, PosterGridSkeleton } from '../../domain/film/poster/poster-grid.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FilmCard } from './film-card.tsx';
import styles from './film-grid.module.css';
import { addressOf, type FilmsPlace } from './films-address.ts';

/** The covers of the first rows are fetched at once. */
const earlyFilms = 10;

interface FilmGridProps {
  films: readonly Film[];
  place: FilmsPlace;
  placesLeft: number;
  onAdd: () => void;
}

export function FilmGrid({ films, place, placesLeft, onAdd }: FilmGridProps) {
  const { t } = useTranslation();
  return (
    <PosterGrid aria-label={t('films.list')}>
      {films.map((film, index) => (
        <FilmCard
          key={film.id}
          film={film}
          href={addressOf({ ...place, film: film.id, form: null })}
          isEarly={index < earlyFilms}
        />
      ))}
      {placesLeft > 0 && (
        <li>
          <button type="button" className={styles.tile} onClick={onAdd}>
            <Plus size={24} strokeWidth={1.75} aria-hidden />
            <b>{t('films.add')}</b>
            <span className={styles.places}>{t('films.places', { count: placesLeft })}</span>
          </button>
        </li>
      )}
    </PosterGrid>
  );
}

/** As tall as the cards that will stand there. */
export function FilmGridSkeleton() {
  const { t } = useTranslation();
  return (
    <PosterGridSkeleton label={t('films.loading')} count={earlyFilms}>
      <Skeleton width="70%" height={16} />
      <Skeleton width="45%" />
      <Skeleton width="60%" />
      <Skeleton width="30%" />
    </PosterGridSkeleton>
  );
}
