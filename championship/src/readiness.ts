/** What the nominations of a championship in setup amount to. */
export interface NominationState<Id extends number = number> {
  readonly requiredFilmsPerUser: number;
  readonly minNominationsPerUser: number;
  readonly maxFilms: number;
  /** Nominated films by person; who has none may be absent. */
  readonly filmsByUser: ReadonlyMap<Id, number>;
}

export interface ReadinessRow {
  readonly requirement: number;
  readonly current: number;
  readonly ok: boolean;
  readonly missing: number;
}

export interface Readiness {
  readonly participants: ReadinessRow;
  readonly totalFilms: ReadinessRow;
  /** `current` is the average; whether it is `ok` is asked person by person. */
  readonly filmsPerUser: ReadinessRow;
  readonly maxTotalFilms: ReadinessRow;
  readonly ready: boolean;
  readonly missingParticipants: number;
  readonly missingFilms: number;
}

const requiredParticipants = 2;

/** Whether a championship may start by itself, row by row, and what it lacks. */
export function assessReadiness(state: NominationState): Readiness {
  const films = countFilms(state);
  const requiredFilms = requiredParticipants * state.requiredFilmsPerUser;
  const participants = requireAtLeast(requiredParticipants, listParticipantFilms(state).length);
  const totalFilms = requireAtLeast(Math.min(requiredFilms, state.maxFilms), films);
  const filmsPerUser = assessFilmsPerUser(state);
  const maxTotalFilms = {
    requirement: state.maxFilms,
    current: films,
    ok: films <= state.maxFilms,
    missing: 0,
  };
  return {
    participants,
    totalFilms,
    filmsPerUser,
    maxTotalFilms,
    ready: participants.ok && totalFilms.ok && filmsPerUser.ok && maxTotalFilms.ok,
    missingParticipants: participants.missing,
    // A film that a participant still owes also adds to the total, so the two are not summed.
    missingFilms: Math.max(totalFilms.missing, filmsPerUser.missing),
  };
}

/** Somebody who takes part with fewer films than asked for. */
export interface Owing<Id extends number = number> {
  readonly userId: Id;
  readonly films: number;
  readonly missing: number;
}

/** Who keeps it from starting, whoever owes most first. Into a full list nobody owes anything. */
export function findOwing<Id extends number>(state: NominationState<Id>): Owing<Id>[] {
  if (isListFull(state)) return [];
  const { filmsByUser, minNominationsPerUser, requiredFilmsPerUser } = state;
  return [...filmsByUser]
    .map(([userId, films]) => ({ userId, films, missing: requiredFilmsPerUser - films }))
    .filter(({ films, missing }) => films >= minNominationsPerUser && missing > 0)
    .toSorted((left, right) => right.missing - left.missing || left.userId - right.userId);
}

/** The championship has no place left. */
export function isListFull(state: NominationState): boolean {
  return countFilms(state) >= state.maxFilms;
}

/**
 * Every active member of the circle has nominated what is asked of each. In a public championship
 * (`members` null) anybody might still come, so nobody is ever the last.
 */
export function hasEveryoneNominated(
  state: NominationState,
  members: readonly number[] | null,
): boolean {
  if (members === null || members.length === 0) return false;
  return members.every((id) => (state.filmsByUser.get(id) ?? 0) >= state.requiredFilmsPerUser);
}

/**
 * An average must not hide someone with too few, so what is missing is summed person by person; as long
 * as there is nobody, it is what the first one will owe. A full list is enough: nobody could nominate the rest.
 */
function assessFilmsPerUser(state: NominationState): ReadinessRow {
  const requirement = state.requiredFilmsPerUser;
  const counts = listParticipantFilms(state);
  const lacking =
    counts.length === 0
      ? Math.min(requirement, state.maxFilms)
      : sum(counts.map((films) => Math.max(0, requirement - films)));
  const ok = lacking === 0 || isListFull(state);
  return {
    requirement,
    current: counts.length === 0 ? 0 : sum(counts) / counts.length,
    ok,
    missing: ok ? 0 : lacking,
  };
}

function requireAtLeast(requirement: number, current: number): ReadinessRow {
  const missing = Math.max(0, requirement - current);
  return { requirement, current, ok: missing === 0, missing };
}

function listParticipantFilms({ filmsByUser, minNominationsPerUser }: NominationState): number[] {
  return [...filmsByUser.values()].filter((films) => films >= minNominationsPerUser);
}

function countFilms({ filmsByUser }: NominationState): number {
  return sum([...filmsByUser.values()]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
