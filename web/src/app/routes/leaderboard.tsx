import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { LazyChampion } from '../../features/champion/lazy-champion.tsx';
import { LeaderboardPage } from '../../features/leaderboard/leaderboard-page.tsx';
import { LoadSeason } from '../../features/leaderboard/load-season.tsx';
import { SeasonPage } from '../../features/leaderboard/season-page.tsx';
import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { ShareSeason } from '../../features/sharing/share-season.tsx';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { focusPage } from '../page-focus.tsx';
import { restoreScroll } from '../scroll-memory.ts';
import { LazyArchive } from './lazy-archive.tsx';
import { isPlayedOut } from '../../domain/season/season-state.ts';
import { lookBackAt } from './look-back.tsx';

/** Only one tab is on screen at first; its code comes beside the championship's data. */
const Standings = lazyComponent(
  async () =>
    (await import('../../features/standings/tournament-standings.tsx')).TournamentStandings,
  TabFallback,
);
const Results = lazyComponent(
  async () => (await import('./results-with-stories.tsx')).ResultsWithStories,
  TabFallback,
);
const Statistics = lazyComponent(
  withDictionaries(
    ['statistics'],
    async () => (await import('./leaderboard-statistics.tsx')).LeaderboardStatistics,
  ),
  TabFallback,
);

function TabFallback() {
  return <SectionFallback height={420} />;
}

/** All championships, or the one that the address names. */
export function Leaderboard() {
  const id = new URLSearchParams(useSearch()).get('tournament');
  useArrivalAt(id);
  if (id !== null) return <OneSeason id={id} />;
  return (
    <>
      <LeaderboardPage />
      <LazyArchive />
    </>
  );
}

/** To the router both are the same page: the way between them is a way to another one all the same. */
function useArrivalAt(id: string | null): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return undefined;
    shown.current = id;
    focusPage();
    return restoreScroll(0);
  }, [id]);
}

function OneSeason({ id }: { id: string }) {
  const { t } = useTranslation();
  const { user, isLoading } = useSession();
  const isSignedIn = user !== null;
  const isVisitor = !isSignedIn && !isLoading;
  return (
    <LoadSeason
      id={id}
      signIn={isVisitor ? <SignInLink>{t('navigation.login')}</SignInLink> : undefined}
    >
      {(season) => (
        <SeasonPage
          season={season}
          isSignedIn={isSignedIn}
          share={
            <ShareSeason
              tournamentId={season.id}
              name={season.name}
              isPublic={season.isPublic}
              isSignedIn={isSignedIn}
              isOver={isPlayedOut(season)}
            />
          }
          champion={<LazyChampion tournamentId={season.id} hasOwnTaste={isSignedIn} />}
          contents={{
            table: <Standings tournament={season} lookBack={lookBackAt(season)} />,
            results: <Results season={season} />,
            statistics: <Statistics season={season} />,
          }}
        />
      )}
    </LoadSeason>
  );
}
