import { pages } from '@girone/contract/pages';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { LazyChampion } from '../../features/champion/lazy-champion.tsx';
import { useCommentsTotal } from '../../features/posts/use-comments-total.ts';
import { ShareSeason } from '../../features/sharing/share-season.tsx';
import { TournamentStandings } from '../../features/standings/tournament-standings.tsx';
import { useShownDay } from '../../features/standings/use-shown-day.ts';
import { LoadTournament } from '../../features/tournaments/load-tournament.tsx';
import { Rematch } from '../../features/tournaments/rematch.tsx';
import { TournamentPage } from '../../features/tournaments/tournament-page.tsx';
import { useTabInAddress } from '../../features/tournaments/tournament-tabs.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { WhenNear } from '../../lib/loading/when-near.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { InviteToSeason } from './invite-to-season.tsx';
import { LazyHeldDay } from './lazy-held-day.tsx';
import { LazyTurnout } from './lazy-turnout.tsx';
import { isPlayedOut } from '../../domain/season/season-state.ts';
import { lookBackAt } from './look-back.tsx';

/** The table is on screen at first; what stands behind the other tabs follows at the first interaction. */
const Matches = lazyComponent(
  async () => (await import('./matches-with-talk.tsx')).MatchesWithTalk,
  TabFallback,
);

const Discussion = lazyComponent(
  withDictionaries(
    ['posts', 'uploads'],
    async () => (await import('./tournament-talk.tsx')).TournamentTalk,
  ),
  TabFallback,
);

const Statistics = lazyComponent(
  withDictionaries(
    ['statistics'],
    async () => (await import('./statistics-with-odds.tsx')).StatisticsWithOdds,
  ),
  TabFallback,
);

function TabFallback() {
  return <SectionFallback height={420} />;
}

export function Tournament() {
  const { id } = useParams();
  const commentsTotal = useCommentsTotal(parseId(id));
  const { tab } = useTabInAddress();
  useEffect(() => {
    Matches.preloadOnInteraction();
    Discussion.preloadOnInteraction();
  }, []);
  // Beside the championship, not behind it: notices and mails lead here to vote.
  useEffect(() => {
    if (tab === 'matches') void Matches.preload();
    if (tab === 'discussion') void Discussion.preload();
  }, [tab]);
  return (
    <LoadTournament id={id} listHref={pages.tournaments}>
      {(tournament) => (
        <TournamentPage
          tournament={tournament}
          invite={<InviteToSeason tournament={tournament} />}
          commentsTotal={commentsTotal}
          champion={
            <LazyChampion
              tournamentId={tournament.id}
              hasOwnTaste
              rematch={<Rematch tournament={tournament} />}
            />
          }
          statistics={<StatisticsWhenNear tournament={tournament} />}
          share={
            <ShareSeason
              tournamentId={tournament.id}
              name={tournament.name}
              isPublic={tournament.isPublic}
              isSignedIn
              isOver={isPlayedOut(tournament)}
            />
          }
          turnout={
            <>
              <LazyHeldDay tournament={tournament} />
              <LazyTurnout tournament={tournament} />
            </>
          }
          contents={{
            standings: (
              <TournamentStandings tournament={tournament} lookBack={lookBackAt(tournament)} />
            ),
            matches: <Matches tournament={tournament} />,
            discussion: <Discussion tournament={tournament} />,
          }}
        />
      )}
    </LoadTournament>
  );
}

/** Many figures, far below: they come when somebody comes near. Whoever looks back is told nothing of today. */
function StatisticsWhenNear({ tournament }: { tournament: TournamentDetail }) {
  const { earlier } = useShownDay(tournament);
  return (
    earlier === null && (
      <WhenNear height={420}>
        <Statistics season={tournament} />
      </WhenNear>
    )
  );
}
