import type { TournamentDetail } from '@girone/contract/tournaments';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';
import { turnoutQuery } from '../../domain/shared-queries.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';

interface CloseDayProps {
  tournament: TournamentDetail;
  day: number;
}

/** Ends the open day by hand. The day goes with the call: it closes what is seen here, nothing later. */
export function CloseDay({ tournament, day }: CloseDayProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const closing = useClosing(tournament.id, day, () => setIsAsking(false));
  const isLast = day >= tournament.totalMatchDays;
  return (
    <>
      <Button variant="secondary" block onClick={() => setIsAsking(true)}>
        {t('matches.close.action')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('matches.close.title', { day })}
        confirmLabel={t('matches.close.action')}
        cancelLabel={t('shared.cancel')}
        pending={closing.isPending}
        pendingLabel={t('matches.close.pending')}
        onConfirm={() => closing.mutate()}
      >
        <Turnout tournament={tournament} />
        <p>{t('matches.close.text')}</p>
        <p>{isLast ? t('matches.close.last') : t('matches.close.next', { day: day + 1 })}</p>
      </LazyConfirmDialog>
    </>
  );
}

/** How few have voted: whoever closes the day closes it for the others too. */
function Turnout({ tournament: { id, viewerSeesTurnout } }: Pick<CloseDayProps, 'tournament'>) {
  const { t } = useTranslation();
  const { data: turnout } = useQuery({ ...turnoutQuery(id), enabled: viewerSeesTurnout });
  if (turnout === undefined || turnout.stage !== 'votes' || turnout.total === 0) return null;
  const { done, total } = turnout;
  return (
    <p>
      <strong>{t('matches.close.turnout', { count: done, done, total })}</strong>
    </p>
  );
}

function useClosing(tournamentId: number, day: number, onEnd: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();

  function refetchAll(): Promise<void> {
    return queryClient.invalidateQueries({ queryKey: ['/api/tournaments', tournamentId] });
  }

  return useMutation({
    mutationFn: () =>
      callApi('POST /api/tournaments/:tournamentId/advance', {
        params: { tournamentId: String(tournamentId) },
        body: { matchDay: day },
      }),
    async onSuccess() {
      // The button goes with the day; the dialog stays until then, to hand the focus on.
      await refetchAll();
      onEnd();
    },
    async onError(error) {
      const isOver = error instanceof ApiError && error.status === 409;
      if (isOver) await refetchAll();
      onEnd();
      showToast({
        title: isOver ? t('matches.close.over') : t('matches.close.failed'),
        description: failure(error),
        variant: isOver ? 'default' : 'destructive',
      });
    },
  });
}
