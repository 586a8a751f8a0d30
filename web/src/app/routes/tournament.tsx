import { pages } from '@girone/contract/pages';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { LoadTournament } from '../../features/tournaments/load-tournament.tsx';
import { TournamentPage } from '../../features/tournaments/tournament-page.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { latePart, useLatePart, type LatePart } from '../../ui/late-part.ts';
import { PartToCome } from '../../ui/part-to-come.tsx';

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
          contents={{
            standings: <LateTab content={standings} tournament={tournament} />,
            matches: <LateTab content={matches} tournament={tournament} />,
            discussion: <DiscussionToCome />,
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
  const { t } = useTranslation();
  const { part: Content, ...late } = useLatePart(content, true);
  if (Content !== null) return <Content tournament={tournament} />;
  return (
    <PartToCome
      {...late}
      level={2}
      height={420}
      loadingLabel={t('pages.loading')}
      failedTitle={t('pages.outdated.title')}
      failedText={t('pages.outdated.text')}
      retryLabel={t('pages.failure.action')}
    />
  );
}

function DiscussionToCome() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState level={2} title={t('pages.notHereYet.title')}>
        {t('pages.notHereYet.text')}
      </EmptyState>
    </Card>
  );
}
