import { pages } from '@girone/contract/pages';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useEffect, type ComponentType } from 'react';
import { useParams } from 'wouter';
import { LateChampion } from '../../features/champion/late-champion.tsx';
import { ShareSeason } from '../../features/sharing/share-season.tsx';
import { LoadTournament } from '../../features/tournaments/load-tournament.tsx';
import { TournamentPage } from '../../features/tournaments/tournament-page.tsx';
import { SectionToCome } from '../../lib/section-to-come.tsx';
import { Card } from '../../ui/card.tsx';
import { latePart, useLatePart, type LatePart } from '../../ui/late-part.ts';
import { LateComments } from './late-comments.tsx';

type TabContent = ComponentType<{ tournament: TournamentDetail }>;

/** Only one tab is on screen at first; its code comes beside the championship's data. */
const standings = latePart(
  async (): Promise<TabContent> =>
    (await import('../../features/standings/tournament-standings.tsx')).TournamentStandings,
);
const matches = latePart(
  async (): Promise<TabContent> =>
    (await import('../../features/matches/tournament-matches.tsx')).TournamentMatches,
);

export function Tournament() {
  const { id } = useParams();
  useEffect(() => {
    standings.fetch();
    matches.fetch();
  }, []);
  return (
    <LoadTournament id={id} listHref={pages.tournaments}>
      {(tournament) => (
        <TournamentPage
          tournament={tournament}
          champion={
            <LateChampion
              tournamentId={tournament.id}
              share={
                <ShareSeason
                  tournamentId={tournament.id}
                  name={tournament.name}
                  isPublic={tournament.isPublic}
                  isSignedIn
                />
              }
            />
          }
          contents={{
            standings: <LateTab content={standings} tournament={tournament} />,
            matches: <LateTab content={matches} tournament={tournament} />,
            discussion: <Discussion tournament={tournament} />,
          }}
        />
      )}
    </LoadTournament>
  );
}

interface LateTabProps {
  content: LatePart<TabContent>;
  tournament: TournamentDetail;
}

function LateTab({ content, tournament }: LateTabProps) {
  const { part: Content, ...late } = useLatePart(content, true);
  if (Content !== null) return <Content tournament={tournament} />;
  return <SectionToCome {...late} height={420} />;
}

function Discussion({ tournament }: { tournament: TournamentDetail }) {
  return (
    <Card>
      <LateComments tournament={tournament} level={2} />
    </Card>
  );
}
