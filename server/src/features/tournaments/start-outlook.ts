import type { UserId } from '@girone/contract/ids';
import { preparationDays } from '@girone/contract/rules';
import { planAutostart, type Autostart } from '@girone/championship/autostart';
import {
  assessReadiness,
  findOwing,
  hasEveryoneNominated,
  isListFull,
  type Owing,
  type Readiness,
} from '@girone/championship/readiness';
import type { Db } from '../../platform/db/database.ts';
import { countFilms, findActiveMembers } from './nominations.repo.ts';
import type { TournamentRow } from './tournaments.repo.ts';

const millisecondsPerDay = 86_400_000;

/** What a championship still lacks, and when it starts by itself. */
export interface StartOutlook {
  readonly readiness: Readiness;
  readonly autostart: Autostart;
  /** When nominations end. */
  readonly deadline: number;
  /** Who takes part with too few films. */
  readonly owing: readonly Owing<UserId>[];
  /** Members of its circle who have nominated nothing; nobody in a public one. */
  readonly silent: readonly UserId[];
}

interface Circumstances {
  readonly now: number;
  readonly graceSeconds: number;
}

/** The outlook of each of these championships, in their order, from two queries in all. */
export async function lookAhead(
  db: Db,
  rows: readonly TournamentRow[],
  circumstances: Circumstances,
): Promise<StartOutlook[]> {
  const counts = await countFilms(db, { ids: rows.map(({ id }) => id) });
  const films = groupBy(counts, ({ tournamentId }) => tournamentId);
  const members = groupBy(
    await findActiveMembers(
      db,
      rows.flatMap(({ circleId }) => circleId ?? []),
    ),
    ({ circleId }) => circleId,
  );
  return rows.map((row) =>
    outlookOf(row, circumstances, {
      filmsByUser: new Map((films.get(row.id) ?? []).map((one) => [one.userId, one.films])),
      members:
        row.circleId === null
          ? null
          : (members.get(row.circleId) ?? []).map(({ userId }) => userId),
    }),
  );
}

interface Turnout {
  readonly filmsByUser: ReadonlyMap<UserId, number>;
  /** Absent in a public championship. */
  readonly members: readonly UserId[] | null;
}

function outlookOf(
  row: TournamentRow,
  { now, graceSeconds }: Circumstances,
  { filmsByUser, members }: Turnout,
): StartOutlook {
  const state = {
    requiredFilmsPerUser: row.requiredFilmsPerUser,
    minNominationsPerUser: row.minNominationsPerUser,
    maxFilms: row.maxFilms,
    filmsByUser,
  };
  const readiness = assessReadiness(state);
  const deadline = (row.preparationDeadline ?? deadlineFrom(row.createdAt.getTime())).getTime();
  const autostart = planAutostart({
    // A draft waits for its creator and for nothing else.
    isReady: readiness.ready && row.status === 'setup',
    isListFull: isListFull(state),
    hasEveryoneNominated: hasEveryoneNominated(state, members),
    preparationDeadline: deadline,
    readySince: row.readySince?.getTime() ?? null,
    startsAt: row.startsAt?.getTime() ?? null,
    graceSeconds,
    now,
  });
  return {
    readiness,
    autostart: row.status === 'setup' ? autostart : { ...autostart, isDeadlineMissed: false },
    deadline,
    owing: findOwing(state),
    silent: (members ?? []).filter((userId) => !filmsByUser.has(userId)),
  };
}

/** How long nominations stay open unless the creator says otherwise. */
export function deadlineFrom(instant: number): Date {
  return new Date(instant + preparationDays * millisecondsPerDay);
}

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
