import type { Tournament } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { myCirclesQuery } from '../../domain/shared-queries.ts';
import { nominationsAddress, tournamentAddress } from '../../domain/season/tournament-address.ts';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshTournaments } from './use-refresh-tournaments.ts';

/** The pages are drawn without the forms; they follow at the first sign of a person. */
const dialogs = latePart(() => import('./tournament-dialogs.tsx'));

export const preloadDialogs = dialogs.fetchAhead;

interface CreateProps {
  /** The circle that the form starts with. */
  circle?: number | null;
  /** The championship that the new one plays again. */
  rematchOf?: Tournament | undefined;
  onClose: () => void;
}

/** The form of a new championship; things go on where its films are nominated. */
export function LateCreateTournament({ circle = null, rematchOf, onClose }: CreateProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const refresh = useRefreshTournaments();
  const { part, circles, ...late } = useDialog(circle);

  function finish({ id, status }: Tournament): void {
    showToast({ title: t('tournaments.form.created') });
    // In place of the form, which has an address: the way back leads to where that was opened.
    const next = status === 'setup' ? nominationsAddress(id) : tournamentAddress(id);
    navigate(next, { replace: rematchOf === undefined });
    void refresh(rematchOf?.id ?? id);
  }

  if (part === null || circles === undefined) {
    return (
      <DialogToCome
        {...late}
        height={480}
        title={t('tournaments.form.createTitle')}
        onClose={onClose}
      />
    );
  }
  return (
    <part.CreateTournament
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

export function LateEditTournament({ tournament, onClose }: EditProps) {
  const { t } = useTranslation();
  const refresh = useRefreshTournaments();
  const { part, circles, ...late } = useDialog();

  function finish(): void {
    announce(t('tournaments.form.saved'));
    onClose();
    void refresh(tournament.id);
  }

  if (part === null || circles === undefined) {
    return (
      <DialogToCome
        {...late}
        height={480}
        title={t('tournaments.form.editTitle')}
        onClose={onClose}
      />
    );
  }
  return (
    <part.EditTournament
      tournament={tournament}
      circles={circles}
      onSaved={finish}
      onClose={onClose}
    />
  );
}

/**
 * The code of the dialogs, and the circles that they need to know: the one that is wanted may be newer than what is
 * known here, and without it the championship would be everybody's.
 */
function useDialog(wanted: number | null = null) {
  const { part, hasFailed, retry } = useLatePart(dialogs, true);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...myCirclesQuery,
    ...(wanted !== null && { refetchOnMount: 'always' as const }),
  });
  const isThere = wanted === null || data?.circles.some(({ id }) => id === wanted) === true;
  return {
    part,
    circles: isThere || isFetchedAfterMount ? data?.circles : undefined,
    hasFailed: hasFailed || (data === undefined && error !== null),
    retry() {
      retry();
      if (data === undefined) void refetch();
    },
  };
}
