import type { CurrentUser } from '@girone/contract/auth';
import { pages } from '@girone/contract/pages';
import { useQueryClient } from '@tanstack/react-query';
import { SignIn } from '../../features/auth/sign-in.tsx';
import { currentUserQuery } from '../../features/session/session.queries.ts';
import { useChangeUser } from '../../features/session/use-change-user.ts';
import { clearOfflineCache } from '../../lib/api/clear-offline-cache.ts';
import { chosenLanguage, saveLanguage } from '../../lib/text/language.ts';
import { usePageReload } from '../../ui/loading/page-reload.ts';
import { useReturnPath } from '../../lib/address/return-path.ts';
import { AccountFrame } from '../layout/account-frame.tsx';

export function Auth() {
  const queryClient = useQueryClient();
  const changeUser = useChangeUser();
  const returnPath = useReturnPath();
  const { reloadAt } = usePageReload();

  /**
   * The guard of this page leads a signed-in person on: back to where they came from, or home. Their account
   * says in which language, and another one than this page's takes a fresh page.
   */
  function welcome(user: CurrentUser): void {
    const isSpoken = user.language === chosenLanguage();
    saveLanguage(user.language);
    if (!isSpoken) {
      void clearOfflineCache();
      reloadAt(returnPath ?? pages.home);
      return;
    }
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
