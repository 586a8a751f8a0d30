import type { Tournament } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { myCirclesQuery } from '../../domain/shared-queries.ts';
import { nominationsAddress, tournamentAddress } from '../../domain/season/tournament-address.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshTournaments } from './use-refresh-tournaments.ts';

/** The pages are drawn without the forms; they follow at the first interaction. */
const CreateTournament = lazyComponent(
  async () => (await import('./tournament-dialogs.tsx')).CreateTournament,
  CreateFallback,
);
const EditTournament = lazyComponent(
  async () => (await import('./tournament-dialogs.tsx')).EditTournament,
  EditFallback,
);

export function preloadDialogs(): void {
  CreateTournament.preloadOnInteraction();
  EditTournament.preloadOnInteraction();
}

interface FallbackProps extends Pick<ComponentProps<typeof DialogFallback>, 'state' | 'onClose'> {}

function CreateFallback({ state, onClose }: FallbackProps) {
  const { t } = useTranslation();
  const title = t('tournaments.form.createTitle');
  return <DialogFallback height={480} title={title} state={state} onClose={onClose} />;
}

function EditFallback({ state, onClose }: FallbackProps) {
  const { t } = useTranslation();
  const title = t('tournaments.form.editTitle');
  return <DialogFallback height={480} title={title} state={state} onClose={onClose} />;
}

interface CreateProps {
  /** The circle that the form starts with. */
  circle?: number | null;
  /** The championship that the new one plays again. */
  rematchOf?: Tournament | undefined;
  onClose: () => void;
}

/** The form of a new championship; things go on where its films are nominated. */
export function LazyCreateTournament({ circle = null, rematchOf, onClose }: CreateProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const refresh = useRefreshTournaments();
  const { circles, state } = useCircles(circle);

  function finish({ id, status }: Tournament): void {
    showToast({ title: t('tournaments.form.created') });
    // In place of the form, which has an address: the way back leads to where that was opened.
    const next = status === 'setup' ? nominationsAddress(id) : tournamentAddress(id);
    navigate(next, { replace: rematchOf === undefined });
    void refresh(rematchOf?.id ?? id);
  }

  useEffect(() => void CreateTournament.preload(), []);
  if (circles === undefined) return <CreateFallback state={state} onClose={onClose} />;
  return (
    <CreateTournament
      circle={circle}
      circles={circles}
      rematchOf={rematchOf}
      onCreated={finish}
      onClose={onClose}
    />
  );
}

interface EditProps {
  tournament: Tournament;
  onClose: () => void;
}

export function LazyEditTournament({ tournament, onClose }: EditProps) {
  const { t } = useTranslation();
  const refresh = useRefreshTournaments();
  const { circles, state } = useCircles();

  function finish(): void {
    announce(t('tournaments.form.saved'));
    onClose();
    void refresh(tournament.id);
  }

  useEffect(() => void EditTournament.preload(), []);
  if (circles === undefined) return <EditFallback state={state} onClose={onClose} />;
  return (
    <EditTournament tournament={tournament} circles={circles} onSaved={finish} onClose={onClose} />
  );
}

/**
 * The circles that the dialogs need to know: the one that is wanted may be newer than what is known here, and
 * without it the championship would be everybody's.
 */
function useCircles(wanted: number | null = null) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...myCirclesQuery,
    ...(wanted !== null && { refetchOnMount: 'always' as const }),
  });
  const isThere = wanted === null || data?.circles.some(({ id }) => id === wanted) === true;
  return {
    circles: isThere || isFetchedAfterMount ? data?.circles : undefined,
    state: { hasFailed: data === undefined && error !== null, retry: () => void refetch() },
  };
}
