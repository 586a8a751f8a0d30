/** Who can sign in to the demo community, with passwords that anybody can know. */
export const demoPasswords = { admin: 'admin1234', demo: 'demo1234' } as const;

/** Whether this is a sign-in that works in every demo community. */
export function isDemoSignIn(username: string, password: string): boolean {
  return Object.entries(demoPasswords).some(
    ([name, known]) => name === username && known === password,
  );
}
