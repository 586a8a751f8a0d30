import { pages } from '@girone/contract/pages';
import { useParams } from 'wouter';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { RecapPage } from '../../features/recap/recap-page.tsx';
import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { parseId } from '../../lib/address/parse-id.ts';

export function Recap() {
  const { id } = useParams();
  const { t } = useTranslation();
  const { user } = useSession();
  const tournamentId = parseId(id);
  const isSignedIn = user !== null;
  return (
    <RecapPage
      tournamentId={tournamentId}
      isSignedIn={isSignedIn}
      backHref={
        isSignedIn && tournamentId !== null
          ? tournamentAddress(tournamentId)
          : `${pages.leaderboard}?tournament=${tournamentId}`
      }
      logIn={isSignedIn ? undefined : <SignInLink>{t('navigation.login')}</SignInLink>}
    />
  );
}
