import type { Match } from '@girone/contract/matches';
import type { Tournament } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { leaderboardQuery } from '../../domain/shared-queries.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './resting-films.module.css';

interface RestingFilmsProps {
  tournament: Pick<Tournament, 'id' | 'filmsCount'>;
  matches: readonly Match[];
}

/** With an odd number of films one has no match each day: no match, and no points either. */
export function RestingFilms({ tournament, matches }: RestingFilmsProps) {
  const { t } = useTranslation();
  const { data: films = [] } = useQuery({
    ...leaderboardQuery(tournament.id),
    // Which films there are is settled.
    staleTime: Infinity,
    enabled: tournament.filmsCount % 2 === 1,
  });
  if (tournament.filmsCount % 2 === 0 || matches.length === 0) return null;
  const playing = new Set(matches.flatMap(({ film1, film2 }) => [film1.id, film2.id]));
  return films
    .filter(({ filmId }) => !playing.has(filmId))
    .map((film) => (
      <Card key={film.filmId} dashed className={styles.resting}>
        <VisuallyHidden>{t('matches.restsNamed', { film: film.filmTitle })}</VisuallyHidden>
        <Poster
          film={{ ...film, title: film.filmTitle }}
          cover={sizedPicture(film.posterUrl, 160)}
          size="thumb"
        />
        <b aria-hidden className={styles.title}>
          {film.filmTitle}
        </b>
        <span aria-hidden className={styles.badge}>
          <Badge tone="line">{t('matches.rests')}</Badge>
        </span>
      </Card>
    ));
}
