import type { Column } from 'drizzle-orm';

/** What of a person other people see. */
type PersonColumns = Readonly<
  Record<'username' | 'firstName' | 'lastName' | 'profileImageUrl', Column>
>;

/** Of `users`, or an alias of it. */
export function personIn<Of extends PersonColumns>(of: Of) {
  const { username, firstName, lastName, profileImageUrl }: Pick<Of, keyof PersonColumns> = of;
  return { username, firstName, lastName, profileImageUrl };
}
