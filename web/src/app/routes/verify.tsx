import { pages } from '@girone/contract/pages';
import { useParams } from 'wouter';
import { seasonAddress } from '../../features/leaderboard/leaderboard-address.ts';
import { LoadSeason } from '../../features/leaderboard/load-season.tsx';
import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { LoadTournament } from '../../features/tournaments/load-tournament.tsx';
import { VerifyPage } from '../../features/verification/verify-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';

/** The check of one championship, for whoever may see it. */
export function Verify() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { user, isLoading } = useSession();
  if (isLoading) return null;
  if (user !== null) {
    return (
      <LoadTournament id={id} listHref={pages.tournaments}>
        {(tournament) => (
          <VerifyPage isSignedIn season={tournament} backHref={tournamentAddress(tournament.id)} />
        )}
      </LoadTournament>
    );
  }
  const signIn = <SignInLink>{t('navigation.login')}</SignInLink>;
  return (
    <LoadSeason id={id} signIn={signIn}>
      {(season) => (
        <VerifyPage
          isSignedIn={false}
          season={season}
          backHref={seasonAddress(season.id)}
          signIn={signIn}
        />
      )}
    </LoadSeason>
  );
}
