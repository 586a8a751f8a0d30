import type { FilmCareer } from '@girone/contract/film-career';
import type { CareerSeason } from './film-career.repo.ts';

type Season = FilmCareer['seasons'][number];

export function presentCareerSeason(row: CareerSeason): Season {
  const { status, position, cancelledAt } = row;
  return {
    tournamentId: row.tournamentId,
    name: row.name,
    status: status === 'active' ? 'active' : 'completed',
    cancelledAt: cancelledAt?.toISOString() ?? null,
    isPublic: row.isPublic,
    filmsCount: row.filmsCount,
    position,
    isChampion: position === 1 && status === 'completed' && cancelledAt === null,
    played: row.played ?? 0,
    wins: row.wins ?? 0,
    draws: row.draws ?? 0,
    losses: row.losses ?? 0,
    points: row.points ?? 0,
    votesFor: row.votesFor ?? 0,
    votesAgainst: row.votesAgainst ?? 0,
  };
}

export function sumSeasons(seasons: readonly Season[]): FilmCareer['totals'] {
  const sum = (figure: (season: Season) => number) =>
    seasons.reduce((total, season) => total + figure(season), 0);
  return {
    championships: seasons.length,
    titles: seasons.filter(({ isChampion }) => isChampion).length,
    played: sum(({ played }) => played),
    wins: sum(({ wins }) => wins),
    draws: sum(({ draws }) => draws),
    losses: sum(({ losses }) => losses),
    points: sum(({ points }) => points),
    votesFor: sum(({ votesFor }) => votesFor),
    votesAgainst: sum(({ votesAgainst }) => votesAgainst),
  };
}
