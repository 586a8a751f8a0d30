import type { Season } from '@girone/contract/leaderboard';
import { useEffect, useRef, type ComponentType } from 'react';
import { useSearch } from 'wouter';
import { LateChampion } from '../../features/champion/late-champion.tsx';
import { LeaderboardPage } from '../../features/leaderboard/leaderboard-page.tsx';
import { LoadSeason } from '../../features/leaderboard/load-season.tsx';
import { SeasonPage } from '../../features/leaderboard/season-page.tsx';
import { SignInLink } from '../../features/session/sign-in-link.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { ShareSeason } from '../../features/sharing/share-season.tsx';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { latePart, useLatePart, type LatePart } from '../../ui/loading/late-part.ts';
import { focusPage } from '../page-focus.tsx';
import { restoreScroll } from '../scroll-memory.ts';

type TabContent = ComponentType<{ season: Season }>;

/** Only one tab is on screen at first; its code comes beside the championship's data. */
const table = latePart(async (): Promise<TabContent> => {
  const { TournamentStandings } = await import('../../features/standings/tournament-standings.tsx');
  return ({ season }) => <TournamentStandings tournament={season} />;
});
const results = latePart(
  async (): Promise<TabContent> =>
    (await import('../../features/matches/season-results.tsx')).SeasonResults,
);
const statistics = latePart(async (): Promise<TabContent> => {
  const [{ LeaderboardStatistics }] = await Promise.all([
    import('./leaderboard-statistics.tsx'),
    loadDictionary('statistics'),
  ]);
  return LeaderboardStatistics;
});

/** All championships, or the one that the address names. */
export function Leaderboard() {
  const id = new URLSearchParams(useSearch()).get('tournament');
  useArrivalAt(id);
  return id === null ? <LeaderboardPage /> : <OneSeason id={id} />;
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
            />
          }
          champion={<LateChampion tournamentId={season.id} />}
          contents={{
            table: <LateTab content={table} season={season} />,
            results: <LateTab content={results} season={season} />,
            statistics: <LateTab content={statistics} season={season} />,
          }}
        />
      )}
    </LoadSeason>
  );
}

interface LateTabProps {
  content: LatePart<TabContent>;
  season: Season;
}

function LateTab({ content, season }: LateTabProps) {
  const { part: Content, ...late } = useLatePart(content, true);
  if (Content !== null) return <Content season={season} />;
  return <SectionToCome {...late} height={420} />;
}
