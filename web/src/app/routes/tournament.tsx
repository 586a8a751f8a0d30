import { pages } from '@girone/contract/pages';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { LateChampion } from '../../features/champion/late-champion.tsx';
import { useCommentsTotal } from '../../features/posts/use-comments-total.ts';
import { ShareSeason } from '../../features/sharing/share-season.tsx';
import { TournamentStandings } from '../../features/standings/tournament-standings.tsx';
import { LoadTournament } from '../../features/tournaments/load-tournament.tsx';
import { Rematch } from '../../features/tournaments/rematch.tsx';
import { TournamentPage } from '../../features/tournaments/tournament-page.tsx';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { useIsNearViewport } from '../../lib/loading/use-is-near-viewport.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import { InviteToSeason } from './invite-to-season.tsx';
import { LateTurnout } from './late-turnout.tsx';

/** The table is on screen at first; what stands behind the other tabs follows at the first sign of a person. */
const matches = latePart(async () => (await import('./matches-with-talk.tsx')).MatchesWithTalk);

const discussion = latePart(async () => {
  const [{ TournamentTalk }] = await Promise.all([
    import('./tournament-talk.tsx'),
    loadDictionary('posts'),
    loadDictionary('uploads'),
  ]);
  return TournamentTalk;
});

const statistics = latePart(async () => {
  const [{ SeasonStatistics }] = await Promise.all([
    import('../../features/statistics/season-statistics.tsx'),
    loadDictionary('statistics'),
  ]);
  return SeasonStatistics;
});

export function Tournament() {
  const { id } = useParams();
  const commentsTotal = useCommentsTotal(parseId(id));
  useEffect(() => {
    matches.fetchAhead();
    discussion.fetchAhead();
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
            matches: <LateMatches tournament={tournament} />,
            discussion: <LateDiscussion tournament={tournament} />,
          }}
        />
      )}
    </LoadTournament>
  );
}

function LateMatches({ tournament }: { tournament: TournamentDetail }) {
  const { part: MatchesWithTalk, ...late } = useLatePart(matches, true);
  if (MatchesWithTalk !== null) return <MatchesWithTalk tournament={tournament} />;
  return <SectionToCome {...late} height={420} />;
}

/** Many figures, far below: they come when somebody comes near. */
function LateStatistics({ tournament: { id, status } }: { tournament: TournamentDetail }) {
  const { ref, isNear } = useIsNearViewport();
  const { part: SeasonStatistics, ...late } = useLatePart(statistics, isNear);
  return (
    <div ref={ref}>
      {SeasonStatistics !== null && (
        <SeasonStatistics tournamentId={id} isOver={status === 'completed'} />
      )}
      {SeasonStatistics === null && isNear && <SectionToCome {...late} height={420} />}
    </div>
  );
}

function LateDiscussion({ tournament }: { tournament: TournamentDetail }) {
  const { part: TournamentTalk, ...late } = useLatePart(discussion, true);
  if (TournamentTalk !== null) return <TournamentTalk tournament={tournament} />;
  return <SectionToCome {...late} height={420} />;
}
