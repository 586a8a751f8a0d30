interface Named {
  username: string;
  firstName: string | null;
  lastName: string | null;
}

/** Shown only where both parts are known. */
export function completeNameOf({ firstName, lastName }: Named): string | null {
  return firstName === null || lastName === null ? null : `${firstName} ${lastName}`;
}
