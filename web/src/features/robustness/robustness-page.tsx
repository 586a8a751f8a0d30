import { pages } from '@girone/contract/pages';
import type { Robustness } from '@girone/contract/robustness';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadedPage } from '../../lib/data-states/loaded-page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { StatusBadge } from '../../domain/season/status-badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { readSeason } from './assessed-season.ts';
import { ExclusionsCard } from './exclusions-card.tsx';
import { FilmAgreement } from './film-agreement.tsx';
import { PositionMatrix } from './position-matrix.tsx';
import { RecountTable } from './recount-table.tsx';
import { robustnessQuery } from './robustness.queries.ts';
import { useRobustnessEvents } from './use-robustness-events.ts';
import { VerdictCard } from './verdict-card.tsx';

interface RobustnessPageProps {
  /** Absent where the address names no championship. */
  tournamentId: number | null;
  /** The championship's own page, for this viewer. */
  backHref: string;
}

/** How solid the title of a season is that is over. */
export function RobustnessPage({ tournamentId, backHref }: RobustnessPageProps) {
  if (tournamentId === null) return <Missing />;
  return <KnownSeason key={tournamentId} tournamentId={tournamentId} backHref={backHref} />;
}

interface KnownSeasonProps {
  tournamentId: number;
  backHref: string;
}

function KnownSeason({ tournamentId, backHref }: KnownSeasonProps) {
  const { t } = useTranslation();
  const query = useQuery(robustnessQuery(tournamentId));
  useRobustnessEvents(tournamentId);
  return (
    <LoadedPage
      query={query}
      loading={t('robustness.loading')}
      failed={t('robustness.failed')}
      missing={<Missing />}
    >
      {(robustness) => <Assessed robustness={robustness} backHref={backHref} />}
    </LoadedPage>
  );
}

function Assessed({ robustness, backHref }: { robustness: Robustness; backHref: string }) {
  const { t } = useTranslation();
  useDocumentTitle(robustness.name);
  const { name, state } = robustness;
  const season = readSeason(robustness);
  return (
    <Page>
      <PageHead
        title={t('robustness.title')}
        lead={t('robustness.intro')}
        back={{ href: backHref, label: name }}
        badges={season !== null && <StatusBadge status="completed" cancelledAt={null} />}
      />
      {season === null ? (
        <NothingToSay state={state} backHref={backHref} />
      ) : (
        <Stack gap={6}>
          <VerdictCard season={season} />
          <RecountTable season={season} />
          <Grid columns={2}>
            <PositionMatrix season={season} />
            <ExclusionsCard assessment={season.assessment} />
          </Grid>
          <FilmAgreement season={season} />
        </Stack>
      )}
    </Page>
  );
}

/** It is not over, was called off, or nobody voted: why, and the way back. */
function NothingToSay({ state, backHref }: { state: Robustness['state']; backHref: string }) {
  const { t } = useTranslation();
  const reason = state === 'assessed' ? 'empty' : state;
  return (
    <EmptyState
      level={2}
      title={t(`robustness.nothing.${reason}.title`)}
      actions={<ButtonLink href={backHref}>{t('robustness.nothing.action')}</ButtonLink>}
    >
      {t(`robustness.nothing.${reason}.text`)}
    </EmptyState>
  );
}

function Missing() {
  const { t } = useTranslation();
  useDocumentTitle(t('robustness.missing.title'));
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('robustness.missing.title')}
        actions={<ButtonLink href={pages.leaderboard}>{t('robustness.missing.action')}</ButtonLink>}
      >
        {t('robustness.missing.text')}
      </EmptyState>
    </Page>
  );
}
