import type { EditTournamentBody } from '@girone/contract/tournaments';
import { columnsOf } from './reveal.present.ts';
import type { TournamentChanges } from './tournament-writes.repo.ts';
import { hasStarted } from './tournaments.policy.ts';
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

const untilFirstClose: readonly Field[] = [
  ...whileActive,
  'revealMode',
  'revealHour',
  'revealZone',
];

/** Whether a championship in this state still takes all of these changes. */
export function isStillOpen(before: TournamentRow, changes: TournamentChanges): boolean {
  if (!hasStarted(before)) return true;
  const open = openFields(before);
  const { secretCount, ...others } = changes;
  // From the start on a count becomes secret with the reveal alone.
  const isSecretKept = secretCount === undefined || (secretCount && 'revealMode' in changes);
  return isSecretKept && Object.keys(others).every((field) => open.includes(field));
}

function openFields({ status, currentMatchDay }: TournamentRow): readonly string[] {
  if (status !== 'active') return always;
  return currentMatchDay === 1 ? untilFirstClose : whileActive;
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
  if (body.reveal) {
    const { revealMode, revealHour, revealZone } = columnsOf(body.reveal);
    change('revealMode', revealMode);
    change('revealHour', revealHour);
    change('revealZone', revealZone);
  }
  // A running count would tell what the reveal holds back.
  const isHeld = (changes.revealMode ?? before.revealMode) !== 'off';
  change('secretCount', isHeld || body.secretCount);
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
