import type { Column } from 'drizzle-orm';

type PersonColumns = Readonly<
  Record<'username' | 'firstName' | 'lastName' | 'profileImageUrl', Column>
>;

/** What of a person other people see; of `users`, or an alias of it. */
export function personColumns<Of extends PersonColumns>(of: Of) {
  const { username, firstName, lastName, profileImageUrl }: Pick<Of, keyof PersonColumns> = of;
  return { username, firstName, lastName, profileImageUrl };
}
