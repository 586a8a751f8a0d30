import { pages } from '@girone/contract/pages';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { LateChampion } from '../../features/champion/late-champion.tsx';
import { useCommentsTotal } from '../../features/posts/use-comments-total.ts';
import { useSession } from '../../features/session/use-session.ts';
import { ShareSeason } from '../../features/sharing/share-season.tsx';
import { TournamentStandings } from '../../features/standings/tournament-standings.tsx';
import { LoadTournament } from '../../features/tournaments/load-tournament.tsx';
import { Rematch } from '../../features/tournaments/rematch.tsx';
import { TournamentPage } from '../../features/tournaments/tournament-page.tsx';
import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { useIsNear } from '../../lib/use-is-near.ts';
import { readId } from '../../lib/read-id.ts';
import { SectionToCome } from '../../lib/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import { InviteToSeason } from './invite-to-season.tsx';
import { LateTurnout } from './late-turnout.tsx';
import { LateTournamentDiscussion, preloadTournamentDiscussion } from './late-posts.tsx';
import { MatchTalk } from './match-talk.tsx';
import { whyNotWrite } from './why-not-write.tsx';

/** The table is on screen at first; what stands behind the other tabs follows at the first sign of a person. */
const matches = latePart(
  async () => (await import('../../features/matches/tournament-matches.tsx')).TournamentMatches,
);

const statistics = latePart(async () => {
  const [{ SeasonStatistics }] = await Promise.all([
    import('../../features/statistics/season-statistics.tsx'),
    loadSentencesOf('statistics'),
  ]);
  return SeasonStatistics;
});

export function Tournament() {
  const { id } = useParams();
  const commentsTotal = useCommentsTotal(readId(id));
  useEffect(() => {
    matches.fetchAhead();
    preloadTournamentDiscussion();
  }, []);
  return (
    <LoadTournament id={id} listHref={pages.tournaments}>
      {(tournament) => (
        <TournamentPage
          tournament={tournament}
          invite={<InviteToSeason tournament={tournament} />}
          commentsTotal={commentsTotal}
          champion={
            <LateChampion
              tournamentId={tournament.id}
              rematch={<Rematch tournament={tournament} />}
            />
          }
          statistics={<LateStatistics tournament={tournament} />}
          share={
            <ShareSeason
              tournamentId={tournament.id}
              name={tournament.name}
              isPublic={tournament.isPublic}
              isSignedIn
            />
          }
          turnout={<LateTurnout tournament={tournament} />}
          contents={{
            standings: <TournamentStandings tournament={tournament} />,
            matches: (
              <MatchTalk>
                <LateMatches tournament={tournament} />
              </MatchTalk>
            ),
            discussion: <Discussion tournament={tournament} />,
          }}
        />
      )}
    </LoadTournament>
  );
}

function LateMatches({ tournament }: { tournament: TournamentDetail }) {
  const { part: TournamentMatches, ...late } = useLatePart(matches, true);
  if (TournamentMatches !== null) return <TournamentMatches tournament={tournament} />;
  return <SectionToCome {...late} height={420} />;
}

/** Many figures, far below: they come when somebody comes near. */
function LateStatistics({ tournament: { id, status } }: { tournament: TournamentDetail }) {
  const { ref, isNear } = useIsNear();
  const { part: SeasonStatistics, ...late } = useLatePart(statistics, isNear);
  return (
    <div ref={ref}>
      {SeasonStatistics === null ? (
        <SectionToCome {...late} height={420} />
      ) : (
        <SeasonStatistics tournamentId={id} isOver={status === 'completed'} />
      )}
    </div>
  );
}

function Discussion({ tournament }: { tournament: TournamentDetail }) {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <LateTournamentDiscussion
      tournament={tournament}
      viewer={user}
      whyNot={whyNotWrite(tournament)}
    />
  );
}
