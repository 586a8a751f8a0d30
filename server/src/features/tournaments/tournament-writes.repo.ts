import { and, eq, isNotNull } from 'drizzle-orm';
import { posts } from '../../domain/schema/posts.ts';
import { tournaments } from '../../domain/schema/tournaments.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { build } from '../../platform/db/defined-query.ts';
import { statement } from '../../platform/db/statement.ts';
import type { TournamentRow } from './tournaments.repo.ts';

// Whoever writes holds the championship, unless it is new.

const takesSettings = {
  name: 'text',
  description: 'text?',
  circleId: 'int?',
  isPublic: 'bool',
  maxFilms: 'int',
  requiredFilmsPerUser: 'int',
  maxNominationsPerUser: 'int',
  matchDayFrequencyHours: 'int',
  matchDurationHours: 'int',
  advanceOnAllCircleVotes: 'bool',
  autoAdvanceOnAllVotes: 'bool',
  timeoutAdvanceEnabled: 'bool',
  minOpenHours: 'int',
  secretCount: 'bool',
  revealMode: 'text',
  revealHour: 'int?',
  revealZone: 'text?',
  allowUnseen: 'bool',
  preparationDeadline: 'timestamptz?',
} as const;

const addTournament = statement(
  'add_tournament',
  {
    ...takesSettings,
    status: 'text',
    createdBy: 'int',
    minNominationsPerUser: 'int',
    rematchOf: 'int?',
  },
  (tournament) => build.insert(tournaments).values(tournament).returning(),
);

export async function insertTournament(
  tx: Transaction,
  tournament: Parameters<typeof addTournament>[1],
): Promise<TournamentRow> {
  const [row] = await addTournament(tx, tournament);
  if (!row) throw new Error('the new championship was not returned');
  return row;
}

const setSettings = statement(
  'set_tournament_settings',
  { ...takesSettings, deadlineMissedAt: 'timestamptz?', id: 'int' },
  ({ id, ...settings }) =>
    build.update(tournaments).set(settings).where(eq(tournaments.id, id)).returning(),
);

export type TournamentChanges = Partial<
  Pick<TournamentRow, keyof typeof takesSettings | 'deadlineMissedAt'>
>;

/** All settings are written, those that stay as well: it is one statement, whatever changes. */
export async function editSettings(
  tx: Transaction,
  before: TournamentRow,
  changes: TournamentChanges,
): Promise<TournamentRow> {
  const [row] = await setSettings(tx, { ...before, ...changes });
  return stillThere(row);
}

const open = statement(
  'open_tournament',
  { id: 'int', preparationDeadline: 'timestamptz' },
  ({ id, preparationDeadline }) =>
    build
      .update(tournaments)
      .set({ status: 'setup', preparationDeadline })
      .where(eq(tournaments.id, id))
      .returning(),
);

/** From a draft to nominations. */
export async function openDraft(
  tx: Transaction,
  values: { readonly id: number; readonly preparationDeadline: Date },
): Promise<TournamentRow> {
  const [row] = await open(tx, values);
  return stillThere(row);
}

function stillThere(row: TournamentRow | undefined): TournamentRow {
  if (!row) throw new Error('a championship is gone although it was locked');
  return row;
}

export const setAutostart = statement(
  'set_autostart',
  { id: 'int', readySince: 'timestamptz?', startsAt: 'timestamptz?' },
  ({ id, ...plan }) => build.update(tournaments).set(plan).where(eq(tournaments.id, id)),
);

export const markDeadlineMissed = statement(
  'mark_deadline_missed',
  { id: 'int', deadlineMissedAt: 'timestamptz' },
  ({ id, deadlineMissedAt }) =>
    build.update(tournaments).set({ deadlineMissedAt }).where(eq(tournaments.id, id)),
);

export const markReminded = statement(
  'mark_reminded',
  { id: 'int', remindedAt: 'timestamptz' },
  ({ id, remindedAt }) =>
    build.update(tournaments).set({ remindedAt }).where(eq(tournaments.id, id)),
);

const start = statement(
  'start_tournament',
  { id: 'int', startedAt: 'timestamptz', drawSeed: 'text' },
  ({ id, ...started }) =>
    build
      .update(tournaments)
      .set({ ...started, status: 'active', currentMatchDay: 1 })
      .where(and(eq(tournaments.id, id), eq(tournaments.status, 'setup')))
      .returning(),
);

/** From setup to the first day; absent when it is not in setup any more. */
export async function activate(
  tx: Transaction,
  values: { readonly id: number; readonly startedAt: Date; readonly drawSeed: string },
): Promise<TournamentRow | undefined> {
  const [row] = await start(tx, values);
  return row;
}

/** Over before its time. */
export const markCancelled = statement(
  'mark_cancelled',
  { id: 'int', cancelledAt: 'timestamptz', cancelledBy: 'int', cancellationReason: 'text?' },
  ({ id, ...cancellation }) =>
    build
      .update(tournaments)
      .set({ ...cancellation, status: 'completed', completedAt: cancellation.cancelledAt })
      .where(eq(tournaments.id, id)),
);

const imagesOf = statement('images_of_tournament', { id: 'int' }, ({ id }) =>
  build
    .select({ imageUrl: posts.imageUrl })
    .from(posts)
    .where(and(eq(posts.tournamentId, id), isNotNull(posts.imageUrl))),
);

const deleteById = statement('delete_tournament', { id: 'int' }, ({ id }) =>
  build.delete(tournaments).where(eq(tournaments.id, id)),
);

/** Its posts go with it; answers what images they showed. */
export async function deleteTournamentRow(tx: Transaction, id: number): Promise<string[]> {
  const rows = await imagesOf(tx, { id });
  await deleteById(tx, { id });
  return rows.flatMap(({ imageUrl }) => imageUrl ?? []);
}
