import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { MissingSeason } from '../../domain/season/missing-season.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useMediaQuery } from '../../ui/styling/use-media-query.ts';
import { StageLoading } from './stage-loading.tsx';
import { StageView } from './stage-view.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useServerClock } from './use-position.ts';
import { useStage } from './use-stage.ts';

interface StagePageProps {
  /** Null where the address names no championship. */
  tournamentId: number | null;
  isSignedIn: boolean;
  /** The championship's own page, for this viewer. */
  backHref: string;
  /** Beside what only people who are known may throw. */
  signIn: ReactNode;
  /** The login alone, for a visitor who may be kept out for not being known. */
  logIn?: ReactNode;
}

/** The evening on which a match day is revealed. */
export function StagePage({ tournamentId, ...props }: StagePageProps) {
  if (tournamentId === null) return <Missing logIn={props.logIn} />;
  return <KnownStage key={tournamentId} tournamentId={tournamentId} {...props} />;
}

interface KnownStageProps extends Omit<StagePageProps, 'tournamentId'> {
  tournamentId: number;
}

/** From this width on a page is a picture for a room. */
const forRooms = '(min-width: 1200px)';

function KnownStage({ tournamentId, logIn, ...props }: KnownStageProps) {
  const { t } = useTranslation();
  const clock = useServerClock();
  const { query, shown, next, goOn } = useStage(tournamentId, {
    isSignedIn: props.isSignedIn,
    clock,
  });
  const isScreen = new URLSearchParams(useSearch()).has('screen');
  const isWide = useMediaQuery(forRooms);
  const fullScreen = useFullScreen();
  const face = isScreen || isWide ? 'big' : 'phone';
  const hasDock = face === 'big' && !isScreen && !fullScreen.isFull;
  if (query.error instanceof ApiError && query.error.status === 404)
    return <Missing logIn={logIn} />;
  if (shown === undefined) {
    if (query.error === null) return <StageLoading face={face} />;
    return (
      <Page>
        <LoadFailure level={1} title={t('stage.failed')} variant="primary" query={query} />
      </Page>
    );
  }
  if (shown.day === null) return <NoEvening name={shown.tournament.name} {...props} />;
  return (
    <StageView
      stage={shown}
      day={shown.day}
      clock={clock}
      face={face}
      hasDock={hasDock}
      fullScreen={fullScreen}
      next={next === null ? null : { matchDay: next, goOn }}
      onAsk={() => void query.refetch()}
      {...props}
    />
  );
}

function NoEvening({ name, backHref }: { name: string; backHref: string }) {
  const { t } = useTranslation();
  useDocumentTitle(name);
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('stage.none.title')}
        actions={<ButtonLink href={backHref}>{t('stage.toChampionship')}</ButtonLink>}
      >
        {t('stage.none.text')}
      </EmptyState>
    </Page>
  );
}

function Missing({ logIn }: { logIn?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <MissingSeason
      title={t('stage.missing.title')}
      action={t('stage.missing.action')}
      signIn={logIn}
    >
      {logIn === undefined ? t('stage.missing.text') : t('stage.missing.visitor')}
    </MissingSeason>
  );
}
