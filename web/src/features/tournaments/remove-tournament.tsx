import { pages } from '@girone/contract/pages';
import type { Tournament } from '@girone/contract/tournaments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Trash2 } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';
import { tournamentsRoot } from '../../domain/shared-queries.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshTournaments } from './use-refresh-tournaments.ts';

/** Deletes a championship that has not started; one that runs is called off. */
export function RemoveTournament({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const failure = useFailureText();
  const refresh = useRefreshTournaments();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, status } = tournament;
  const isRunning = status === 'active';

  const removing = useMutation({
    mutationFn: () =>
      callApi('DELETE /api/tournaments/:tournamentId', { params: { tournamentId: String(id) } }),
    async onSuccess() {
      setIsAsking(false);
      if (isRunning) {
        await refresh(id);
        announce(t('tournaments.remove.cancelDone'));
        return;
      }
      showToast({ title: t('tournaments.remove.done') });
      navigate(pages.tournaments, { replace: true });
      queryClient.removeQueries({ queryKey: [tournamentsRoot, id], type: 'inactive' });
      await refresh(id, 'figures');
    },
    onError(error) {
      setIsAsking(false);
      showToast({
        title: isRunning ? t('tournaments.remove.cancelFailed') : t('tournaments.remove.failed'),
        description: failure(error),
        variant: 'destructive',
      });
      void refresh(id);
    },
  });

  return (
    <>
      <Button
        variant="danger"
        icon={isRunning ? <Ban {...buttonIcon} /> : <Trash2 {...buttonIcon} />}
        onClick={() => setIsAsking(true)}
      >
        {isRunning ? t('tournaments.remove.cancelAction') : t('tournaments.remove.action')}
      </Button>
      <LazyConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setIsAsking}
        title={
          isRunning
            ? t('tournaments.remove.cancelTitle', { name })
            : t('tournaments.remove.title', { name })
        }
        confirmLabel={
          isRunning ? t('tournaments.remove.cancelConfirm') : t('tournaments.remove.confirm')
        }
        cancelLabel={isRunning ? t('shared.close') : t('shared.cancel')}
        pending={removing.isPending}
        pendingLabel={
          isRunning ? t('tournaments.remove.cancelPending') : t('tournaments.remove.pending')
        }
        onConfirm={() => removing.mutate()}
      >
        <p>{isRunning ? t('tournaments.remove.cancelText') : t('tournaments.remove.text')}</p>
      </LazyConfirmDialog>
    </>
  );
}
