import { accept, refuse, type Outcome } from '@girone/contract/errors';
import type { UserId } from '@girone/contract/ids';
import type { circleRoles } from '@girone/contract/rules';
import type { Tournament } from '@girone/contract/tournaments';
import type { Actor } from '../../platform/http/actor.ts';
import type { TournamentRow } from './tournaments.repo.ts';

type Person = Pick<Actor, 'userId' | 'isAdmin'>;
type Subject = Pick<TournamentRow, 'status' | 'circleId' | 'createdBy'>;
type Ended = Subject & Pick<TournamentRow, 'cancelledAt'>;

export function isCreator(person: Pick<Person, 'userId'>, subject: Subject): boolean {
  return subject.createdBy === person.userId;
}

export function hasStarted({ status }: Pick<Subject, 'status'>): boolean {
  return status === 'active' || status === 'completed';
}

/** Anybody in a public championship, active members in a circle's: a site admin is no member. */
export function mayTakePart({ circleId }: Pick<Subject, 'circleId'>, isMember: boolean): boolean {
  return circleId === null || isMember;
}

function mayNominate(subject: Subject, isMember: boolean): boolean {
  return subject.status === 'setup' && mayTakePart(subject, isMember);
}

export function mayWithdraw(person: Person, nomination: { readonly userId: UserId }): boolean {
  return nomination.userId === person.userId;
}

export function mayVote(subject: Subject, isMember: boolean): boolean {
  return subject.status === 'active' && mayTakePart(subject, isMember);
}

/** A draft is its creator's alone: there is nobody to write to. */
export function mayDiscuss(subject: Pick<Subject, 'status' | 'circleId'>, isMember: boolean) {
  return subject.status !== 'preparation' && mayTakePart(subject, isMember);
}

export function mayEdit(person: Person, subject: Subject): boolean {
  return isCreator(person, subject);
}

export function mayOpen(person: Person, subject: Subject, isMember: boolean): boolean {
  return isCreator(person, subject) && mayTakePart(subject, isMember);
}

export function mayForceStart(person: Person, subject: Subject): boolean {
  return isCreator(person, subject) || person.isAdmin;
}

export function mayCloseDay(person: Person, subject: Subject): boolean {
  return isCreator(person, subject) || person.isAdmin;
}

/** Whoever closes a day shows it. */
export function mayReveal(person: Person, subject: Subject): boolean {
  return mayCloseDay(person, subject);
}

/** The same people: a circle's members among themselves, in public whoever had called it. */
export function mayPlayAgain(person: Person, subject: Ended, isMember: boolean): boolean {
  const isPlayedOut = subject.status === 'completed' && subject.cancelledAt === null;
  return isPlayedOut && (subject.circleId === null ? isCreator(person, subject) : isMember);
}

/**
 * Who is in and who is missing concerns those who take part: a circle's members; in a public championship
 * its creator and whoever has a film in it. Site admins look after both.
 */
export function maySeeTurnout(
  person: Person,
  subject: Subject,
  { isMember, hasNominated }: { readonly isMember: boolean; readonly hasNominated: boolean },
): boolean {
  if (person.isAdmin) return true;
  return subject.circleId === null ? isCreator(person, subject) || hasNominated : isMember;
}

type Role = (typeof circleRoles)[number] | null;

/** Whoever does brings people into it, too. */
export function runsCircle(role: Role): boolean {
  return role === 'admin' || role === 'moderator';
}

/** Whoever made it, as long as they take part, and whoever runs its circle. */
export function runsSetup(person: Person, subject: Subject, role: Role): boolean {
  if (runsCircle(role)) return true;
  return isCreator(person, subject) && mayTakePart(subject, role !== null);
}

/** Whoever runs it; site admins. */
export function mayRemind(person: Person, subject: Subject, role: Role): boolean {
  return person.isAdmin || runsSetup(person, subject, role);
}

/** Others' films, before the start: whoever runs it; site admins, on the record. */
export function mayTakeOut(person: Person, subject: Subject, role: Role): boolean {
  return person.isAdmin || runsSetup(person, subject, role);
}

/**
 * Until the start it is deleted: by its creator without a trace, by an admin on the record. A running one
 * an admin alone can end.
 */
export function decideRemoval(person: Person, subject: Subject): Outcome<'delete' | 'cancel'> {
  if (!isCreator(person, subject) && !person.isAdmin) return refuse('forbidden');
  if (!hasStarted(subject)) return accept('delete');
  if (subject.status === 'active' && person.isAdmin) return accept('cancel');
  return refuse('tournament_started');
}

/** Rights and state together; that a list is full or too short is said when it is tried. */
export function whatMay(
  person: Person,
  subject: Ended,
  isMember: boolean,
): Tournament['viewerMay'] {
  const { status } = subject;
  return {
    edit: mayEdit(person, subject),
    delete: decideRemoval(person, subject).ok,
    open: mayOpen(person, subject, isMember) && status === 'preparation',
    forceStart: mayForceStart(person, subject) && status === 'setup',
    nominate: mayNominate(subject, isMember),
    vote: mayVote(subject, isMember),
    discuss: mayDiscuss(subject, isMember),
    closeDay: mayCloseDay(person, subject) && status === 'active',
    reveal: mayReveal(person, subject) && status === 'active',
    rematch: mayPlayAgain(person, subject, isMember),
  };
}
