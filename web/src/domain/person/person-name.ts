import type { Person } from '@girone/contract/people';

/** As much of the name as there is; null where there is none. */
export function fullNameOf({
  firstName,
  lastName,
}: Pick<Person, 'firstName' | 'lastName'>): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** What a person is called: as much of their name as there is, else their username. */
export function nameOf(person: Pick<Person, 'firstName' | 'lastName' | 'username'>): string {
  return fullNameOf(person) ?? person.username;
}

/** A number without a name stands in the place of a deleted account; no living one's username begins so. */
export function isDeleted({ username }: Pick<Person, 'username'>): boolean {
  return username.startsWith('~');
}
