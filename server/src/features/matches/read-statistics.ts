import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { Statistics } from '@girone/contract/statistics';
import type { StandingsRow } from '@girone/championship/ranking';
import { rankStandings } from '@girone/championship/standings';
import type { Database } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { rememberTitleRaces } from './remember-title-race.ts';
import { findFilms } from './standings.repo.ts';
import { presentStatistics } from './statistics.present.ts';
import {
  findFixtures,
  findPlayedTournament,
  type FixtureRow,
  type PlayedTournament,
} from './statistics.repo.ts';
import { findFilmsInDrawOrder } from './write-standings.ts';

type GetStatistics = (tournamentId: number) => Promise<Outcome<Statistics>>;

/**
 * All that follows from the results, and from the votes of the open day unless they are secret. Whether the viewer
 * may see it has been asked before.
 */
export function createGetStatistics({ db }: Pick<Platform, 'db'>): GetStatistics {
  const assessTitleRace = rememberTitleRaces();
  return async (tournamentId) => {
    const [tournament] = await findPlayedTournament(db, { id: tournamentId });
    if (!tournament) return refuse('not_found');
    // Before the draw the films may still change while they are read, and nothing is played.
    const isDrawn = tournament.drawSeed !== null;
    const [filmIds, fixtures] = await Promise.all([
      findFilmsInDrawOrder(db, tournamentId),
      isDrawn ? findFixtures(db, { tournamentId }) : [],
    ]);
    const results = fixtures.filter(({ status }) => status === 'completed');
    const table = rankStandings(filmIds, results);
    const isRace = fixtures.length > 0 && tournament.cancelledAt === null;
    const open = fixtures.filter(({ status }) => status !== 'completed');
    return accept(
      presentStatistics({
        films: await loadFilms(db, tournamentId, table),
        results,
        tableIfEnded: rankIfEnded(tournament, { filmIds, fixtures }),
        titleRace: isRace ? assessTitleRace({ tournamentId, table, fixtures: open }) : [],
      }),
    );
  };
}

async function loadFilms(
  db: Database,
  tournamentId: number,
  table: readonly StandingsRow[],
): Promise<Statistics['films']> {
  const filmIds = table.map(({ filmId }) => filmId);
  const films = new Map(
    (await findFilms(db, { tournamentId, filmIds })).map((film) => [film.id, film]),
  );
  return filmIds.flatMap((id) => films.get(id) ?? []);
}

interface Season {
  readonly filmIds: readonly number[];
  readonly fixtures: readonly FixtureRow[];
}

function rankIfEnded(
  { status, secretCount }: PlayedTournament,
  { filmIds, fixtures }: Season,
): StandingsRow[] | null {
  const counted = fixtures.filter((match) => match.status !== 'pending');
  const isOpen = counted.some((match) => match.status === 'active');
  return status === 'active' && !secretCount && isOpen ? rankStandings(filmIds, counted) : null;
}
