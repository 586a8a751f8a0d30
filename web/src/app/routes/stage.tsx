import { pages } from '@girone/contract/pages';
import { useParams } from 'wouter';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { StagePage } from '../../features/stage/stage-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { parseId } from '../../lib/address/parse-id.ts';

export function Stage() {
  const { id } = useParams();
  const { t } = useTranslation();
  const { user } = useSession();
  const tournamentId = parseId(id);
  const isSignedIn = user !== null;
  return (
    <StagePage
      tournamentId={tournamentId}
      isSignedIn={isSignedIn}
      backHref={
        isSignedIn && tournamentId !== null
          ? tournamentAddress(tournamentId)
          : `${pages.leaderboard}?tournament=${tournamentId}`
      }
      signIn={
        <>
          {t('stage.reactions.signIn')}
          <SignInLink>{t('stage.reactions.signInAction')}</SignInLink>
        </>
      }
      logIn={isSignedIn ? undefined : <SignInLink>{t('navigation.login')}</SignInLink>}
    />
  );
}
