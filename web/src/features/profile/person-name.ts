import type { Person } from '@girone/contract/people';

type Names = Pick<Person, 'firstName' | 'lastName'>;

/** As much of the name as there is; null where there is none. */
export function fullNameOf({ firstName, lastName }: Names): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** What a person is called: their name, else their username. */
export function nameOf(person: Names & Pick<Person, 'username'>): string {
  return fullNameOf(person) ?? person.username;
}
