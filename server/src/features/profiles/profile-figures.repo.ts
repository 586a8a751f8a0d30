import type { UserId } from '@girone/contract/ids';
import { sql } from 'drizzle-orm';
import {
  takesViewer,
  visibleTournaments,
  type Viewer,
} from '../../domain/queries/visible-tournaments.ts';
import { matches, votes } from '../../domain/schema/matches.ts';
import { standings } from '../../domain/schema/standings.ts';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

/** As a condition on `tournaments` and a row of its last table: the film has won it. */
export const isTitle = sql`${standings.position} = 1 and ${standings.matchDay} = ${tournaments.currentMatchDay}
  and ${tournaments.status} = 'completed' and ${tournaments.cancelledAt} is null`;

interface Figures extends Record<string, unknown> {
  readonly championships: number;
  readonly titles: number;
  readonly wins: number;
}

const takesPerson = { ...takesViewer, personId: 'int' } as const;

const sumFigures = statement('profile_figures', takesPerson, ({ personId, ...viewer }) =>
  build.execute<Figures>(sql`
    select count(distinct ${tournaments.id})::int as championships,
      count(distinct ${tournaments.id}) filter (where ${isTitle})::int as titles,
      coalesce(sum(${standings.wins}), 0)::int as wins
    from ${filmNominations}
    join ${tournaments} on ${tournaments.id} = ${filmNominations.tournamentId}
    left join lateral (
      select * from ${standings} as last
      where last.film_id = ${filmNominations.filmId} and last.tournament_id = ${tournaments.id}
      order by last.match_day desc limit 1
    ) as ${standings} on true
    where ${filmNominations.userId} = ${personId} and ${visibleTournaments(viewer)}`),
);

/** What a person's films have come to in the championships that the viewer may see. */
export async function findFigures(db: Db, viewer: Viewer, personId: UserId): Promise<Figures> {
  const { rows } = await sumFigures(db, { ...viewer, personId });
  const [row] = rows;
  if (!row) throw new Error('a sum without a row');
  return row;
}

const countVotes = statement('profile_votes_cast', takesPerson, ({ personId, ...viewer }) =>
  build.execute<{ count: number }>(sql`
    select count(*)::int as count
    from ${votes}
    join ${matches} on ${matches.id} = ${votes.matchId}
    join ${tournaments} on ${tournaments.id} = ${matches.tournamentId}
    where ${votes.userId} = ${personId} and ${visibleTournaments(viewer)}`),
);

/** How often a person has voted in the championships that the viewer may see. */
export async function countVotesCast(db: Db, viewer: Viewer, personId: UserId): Promise<number> {
  const { rows } = await countVotes(db, { ...viewer, personId });
  return rows[0]?.count ?? 0;
}
