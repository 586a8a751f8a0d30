import type { CurrentUser } from '@girone/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { SignIn } from '../../features/auth/sign-in.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { useChangeUser } from '../../features/session/use-change-user.ts';
import { AccountFrame } from '../layout/account-frame.tsx';

export function Auth() {
  const queryClient = useQueryClient();
  const changeUser = useChangeUser();

  /** The guard of this page leads a signed-in person on: back to where they came from, or home. */
  function welcome(user: CurrentUser): void {
    changeUser(user);
    // The server has the last word: a browser that refused the cookie is still a visitor.
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }

  return (
    <AccountFrame>
      <SignIn onSignedIn={welcome} />
    </AccountFrame>
  );
}
