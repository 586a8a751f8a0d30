import { asc, eq } from 'drizzle-orm';
import { filmNominations, tournaments } from '../../domain/schema/tournaments.ts';
import { drawCommitments } from '../../domain/schema/verification.ts';
import type { Db } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';

const takesTournament = { tournamentId: 'int' } as const;

export const insertCommitment = statement(
  'insert_draw_commitment',
  { ...takesTournament, secret: 'text', commitment: 'text' },
  (row) => build.insert(drawCommitments).values(row),
);

const facts = statement('draw_facts', takesTournament, ({ tournamentId }) =>
  build
    .select({
      seed: tournaments.drawSeed,
      secret: drawCommitments.secret,
      commitment: drawCommitments.commitment,
    })
    .from(tournaments)
    .leftJoin(drawCommitments, eq(drawCommitments.tournamentId, tournaments.id))
    .where(eq(tournaments.id, tournamentId)),
);

/** What the draw follows from; the seed is null until it happens, the rest where nothing was committed to. */
export async function findDrawFacts(db: Db, tournamentId: number) {
  const [row] = await facts(db, { tournamentId });
  return row;
}

const drawnFilms = statement('drawn_films', takesTournament, ({ tournamentId }) =>
  build
    .select({ filmId: filmNominations.filmId })
    .from(filmNominations)
    .where(eq(filmNominations.tournamentId, tournamentId))
    .orderBy(asc(filmNominations.filmId)),
);

/** By rising id. */
export async function findDrawnFilms(db: Db, tournamentId: number): Promise<number[]> {
  const rows = await drawnFilms(db, { tournamentId });
  return rows.map(({ filmId }) => filmId);
}
