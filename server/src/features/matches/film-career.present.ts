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

/** Of a film that has played nowhere yet. */
const nothing: FilmCareer['totals'] = {
  championships: 0,
  titles: 0,
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  points: 0,
  votesFor: 0,
  votesAgainst: 0,
};

/** Every season brings along what all of them come to. */
export function presentTotals([season]: readonly CareerSeason[]): FilmCareer['totals'] {
  return season?.totals ?? nothing;
}
