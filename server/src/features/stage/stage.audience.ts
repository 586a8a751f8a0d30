import type { CircleId } from '@girone/contract/ids';
import type { Audience } from '../../domain/events/outbox.ts';

interface Subject {
  readonly id: number;
  readonly circleId: CircleId | null;
  readonly isCirclePublic: boolean;
}

/** Who may know of an evening at this moment. */
export function onlookersOf({ circleId, isCirclePublic }: Omit<Subject, 'id'>): Audience {
  if (circleId === null) return { kind: 'everyone' };
  return isCirclePublic ? { kind: 'signed-in' } : { kind: 'circle', circleId };
}

/** Those of them who see faces. */
export function insidersOf({ circleId }: Pick<Subject, 'circleId'>): Audience {
  return circleId === null ? { kind: 'signed-in' } : { kind: 'circle', circleId };
}

/** The pages that show it. */
export function watchersOf(subject: Subject, among: Audience, except?: Audience): Audience {
  return { kind: 'watchers', tournamentId: subject.id, among, ...(except && { except }) };
}
