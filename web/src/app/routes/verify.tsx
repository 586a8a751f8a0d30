import { pages } from '@girone/contract/pages';
import { useParams } from 'wouter';
import { seasonAddress } from '../../features/leaderboard/leaderboard-address.ts';
import { LoadSeason } from '../../features/leaderboard/load-season.tsx';
import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { LoadTournament } from '../../features/tournaments/load-tournament.tsx';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';

/** Comes beside the championship's facts, which say whether there is anything to check. */
const VerifyPage = lazyComponent(
  withDictionaries(
    ['verification'],
    async () => (await import('../../features/verification/verify-page.tsx')).VerifyPage,
  ),
  () => <SectionFallback height={420} />,
);

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
