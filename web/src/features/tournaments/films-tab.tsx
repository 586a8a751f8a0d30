import type { Nomination } from '@girone/contract/nominations';
import type { StandingsRow } from '@girone/contract/standings';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure, type FailedQuery } from '../../lib/data-states/load-failure.tsx';
import { useRecordText } from '../../domain/season/record-text.ts';
import { leaderboardQuery, nominationsQuery } from '../../domain/shared-queries.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { PosterGrid, PosterGridSkeleton } from '../../domain/film/poster/poster-grid.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './films-tab.module.css';
import { nominationsAddress } from '../../domain/season/tournament-address.ts';

/** The films: before the start with whoever nominated them, afterwards with their record. */
export function FilmsTab({ tournament }: { tournament: TournamentDetail }) {
  const { status } = tournament;
  const isPlayed = status === 'active' || status === 'completed';
  return isPlayed ? (
    <PlayedFilms tournamentId={tournament.id} />
  ) : (
    <Candidates tournament={tournament} />
  );
}

function Candidates({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const { id, status, viewerMay } = tournament;
  const query = useQuery(nominationsQuery(id));
  return (
    <Films
      query={query}
      empty={
        <Card>
          <EmptyState
            title={t('tournaments.filmsTab.none')}
            actions={
              viewerMay.nominate ? (
                <ButtonLink variant="secondary" href={nominationsAddress(id)}>
                  {t('tournaments.detail.nominations')}
                </ButtonLink>
              ) : undefined
            }
          >
            {status === 'preparation'
              ? t('tournaments.filmsTab.noneDraft')
              : t('tournaments.filmsTab.noneText')}
          </EmptyState>
        </Card>
      }
    >
      {(nominations) =>
        nominations.map((nomination) => (
          <Candidate key={nomination.filmId} nomination={nomination} />
        ))
      }
    </Films>
  );
}

function Candidate({ nomination }: { nomination: Nomination }) {
  const { t } = useTranslation();
  const { film, user } = nomination;
  const name = user.name ?? t('shared.deletedUser');
  return (
    <li className={styles.film}>
      <Poster film={film} cover={sizedPicture(film.posterUrl, 480)} />
      <span className={styles.title}>{film.title}</span>
      <Facts year={film.year} director={film.director} />
      <span className={styles.owner}>{t('tournaments.filmsTab.owner', { name })}</span>
    </li>
  );
}

function PlayedFilms({ tournamentId }: { tournamentId: number }) {
  return (
    <Films query={useQuery(leaderboardQuery(tournamentId))}>
      {(rows) => rows.map((row) => <PlayedFilm key={row.filmId} row={row} />)}
    </Films>
  );
}

function PlayedFilm({ row }: { row: StandingsRow }) {
  const { t } = useTranslation();
  const { filmTitle: title, posterUrl, position, points, wins, draws, losses, ownerName } = row;
  const record = { points, wins, draws, losses };
  const recordText = useRecordText();
  const name = ownerName ?? t('shared.deletedUser');
  return (
    <li className={styles.film}>
      <Poster film={{ title, ...row }} cover={sizedPicture(posterUrl, 480)} />
      <span className={styles.title}>{title}</span>
      <Facts year={row.year} director={row.director} />
      <span className={styles.owner}>{t('tournaments.filmsTab.owner', { name })}</span>
      <span className={styles.record}>
        <b className={joinClasses(styles.position, position === 1 && styles.first)} aria-hidden>
          {position}
        </b>
        <span aria-hidden>{t('tournaments.filmsTab.record', record)}</span>
        <VisuallyHidden>
          {t('tournaments.filmsTab.position', { position })}: {recordText(record)}
        </VisuallyHidden>
      </span>
    </li>
  );
}

function Facts({ year, director }: { year: number | null; director: string | null }) {
  const facts = [director, year].filter((fact) => fact !== null);
  return facts.length > 0 && <span className={styles.facts}>{facts.join(', ')}</span>;
}

interface FilmsProps<Item> {
  query: FailedQuery & { data: readonly Item[] | undefined };
  empty?: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** The grid of posters: on its way, not arrived, empty, or there. */
function Films<Item>({ query, empty = null, children }: FilmsProps<Item>) {
  const { t } = useTranslation();
  const { data, error } = query;
  if (data !== undefined) {
    if (data.length === 0) return empty;
    return <PosterGrid aria-label={t('tournaments.detail.films')}>{children(data)}</PosterGrid>;
  }
  if (error !== null) {
    return <LoadFailure level={2} title={t('tournaments.filmsTab.failed')} query={query} />;
  }
  return <PosterGridSkeleton label={t('tournaments.filmsTab.loading')} count={5} />;
}
