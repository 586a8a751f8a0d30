import type { TournamentStatus } from '@girone/contract/rules';
import type { EditTournamentBody } from '@girone/contract/tournaments';
import type { TournamentChanges } from './tournament-writes.repo.ts';
import type { TournamentRow } from './tournaments.repo.ts';

type Field = keyof TournamentChanges;

const always: readonly Field[] = ['name', 'description'];
const whileActive: readonly Field[] = [
  ...always,
  'advanceOnAllCircleVotes',
  'autoAdvanceOnAllVotes',
  'timeoutAdvanceEnabled',
  'minOpenHours',
];

/** Whether a championship in this state still takes all of these changes. */
export function isStillOpen(status: TournamentStatus, changes: TournamentChanges): boolean {
  if (status === 'preparation' || status === 'setup') return true;
  const open: readonly string[] = status === 'active' ? whileActive : always;
  return Object.keys(changes).every((field) => open.includes(field));
}

/** What of the body is new, with what follows from it: a form sends back what it was given, too. */
export function changesFrom(body: EditTournamentBody, before: TournamentRow): TournamentChanges {
  const changes: TournamentChanges = {};
  function change<F extends Field>(field: F, value: TournamentRow[F] | undefined): void {
    if (value !== undefined && !isSame(value, before[field])) changes[field] = value;
  }
  change('name', body.name);
  if (body.description !== undefined) change('description', body.description || null);
  change('maxFilms', body.maxFilms);
  change('requiredFilmsPerUser', body.requiredFilmsPerUser);
  change('maxNominationsPerUser', body.requiredFilmsPerUser);
  change('matchDayFrequencyHours', body.matchDayFrequencyHours);
  change('matchDurationHours', body.matchDayFrequencyHours);
  change('advanceOnAllCircleVotes', body.advanceOnAllCircleVotes);
  change('autoAdvanceOnAllVotes', body.advanceOnAllCircleVotes);
  change('timeoutAdvanceEnabled', body.timeoutAdvanceEnabled);
  change('circleId', body.circleId);
  if (body.circleId !== undefined) change('isPublic', body.circleId === null);
  // A circle's days have no least time: one that was chosen goes with the type, unless another is asked for.
  change('minOpenHours', body.minOpenHours ?? (changes.isPublic === false ? 0 : undefined));
  change('secretCount', body.secretCount);
  change('allowUnseen', body.allowUnseen);
  if (body.preparationDeadline !== undefined) {
    change('preparationDeadline', new Date(body.preparationDeadline));
  }
  // Another deadline can be missed anew.
  if (changes.preparationDeadline) change('deadlineMissedAt', null);
  return changes;
}

function isSame(value: unknown, other: unknown): boolean {
  if (value instanceof Date && other instanceof Date) return value.getTime() === other.getTime();
  return value === other;
}
