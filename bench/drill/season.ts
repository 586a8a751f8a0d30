import type { Pool } from 'pg';

/** A championship whose first day is open, with the people who vote in it. */
export interface Season {
  readonly tournamentId: number;
  readonly lastDay: number;
  readonly matches: readonly SeasonMatch[];
}

interface SeasonMatch {
  readonly id: number;
  readonly matchDay: number;
  readonly films: readonly [number, number];
}

const filmsEach = 12;

/** By ordinary calls: so many films, one of each person, drawn and begun. */
export async function openSeason(
  pool: Pool,
  act: (call: Acted) => Promise<number>,
): Promise<Season> {
  const tournamentId = await act({
    person: 0,
    path: '/api/tournaments',
    body: { name: 'Coppa', requiredFilmsPerUser: 1, advanceOnAllCircleVotes: false },
  });
  for (let person = 0; person < filmsEach; person += 1) {
    const filmId = await act({ person, path: '/api/films', body: { title: `Film ${person}` } });
    await act({ person, path: `/api/tournaments/${tournamentId}/nominations`, body: { filmId } });
  }
  await act({ person: 0, path: `/api/tournaments/${tournamentId}/force-start` });
  const { rows } = await pool.query<{ id: number; day: number; home: number; away: number }>(
    `select id, match_day as day, film1_id as home, film2_id as away from matches
     where tournament_id = $1`,
    [tournamentId],
  );
  return {
    tournamentId,
    lastDay: Math.max(...rows.map(({ day }) => day)),
    matches: rows.map(({ id, day, home, away }) => ({ id, matchDay: day, films: [home, away] })),
  };
}

/** A write of one of the people, by number, that must succeed; its answer's id. */
export interface Acted {
  readonly person: number;
  readonly path: string;
  readonly body?: unknown;
}
