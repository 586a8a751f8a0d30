import type { TournamentDetail } from '@girone/contract/tournaments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';

interface HeldDayProps {
  tournament: Pick<TournamentDetail, 'id' | 'viewerMay' | 'totalMatchDays'>;
  held: NonNullable<TournamentDetail['heldDay']>;
}

/** A day whose results nobody has seen: until when, and for whoever may, the way to show them. */
export function HeldDay({ tournament, held }: HeldDayProps) {
  const { t } = useTranslation();
  const { matchDay: day, revealsAt } = held;
  return (
    <Banner
      kind="tip"
      icon={<EyeOff {...buttonIcon} />}
      title={t('reveal.title', { day })}
      action={tournament.viewerMay.reveal && <RevealDay tournament={tournament} day={day} />}
    >
      {t('reveal.text', { time: currentFormat().dateTime(revealsAt) })}
    </Banner>
  );
}

interface RevealDayProps {
  tournament: HeldDayProps['tournament'];
  day: number;
}

function RevealDay({ tournament, day }: RevealDayProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const revealing = useReveal(tournament.id, day, () => setIsAsking(false));
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('reveal.action')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('reveal.ask', { day })}
        confirmLabel={t('reveal.action')}
        cancelLabel={t('shared.cancel')}
        pending={revealing.isPending}
        pendingLabel={t('reveal.pending')}
        onConfirm={() => revealing.mutate()}
      >
        <p>{t('reveal.askText')}</p>
        {day === tournament.totalMatchDays && <p>{t('reveal.askLast')}</p>}
      </LazyConfirmDialog>
    </>
  );
}

function useReveal(tournamentId: number, day: number, onEnd: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();

  function refetchAll(): Promise<void> {
    return queryClient.invalidateQueries({ queryKey: ['/api/tournaments', tournamentId] });
  }

  return useMutation({
    mutationFn: () =>
      callApi('POST /api/tournaments/:tournamentId/reveal', {
        params: { tournamentId: String(tournamentId) },
        body: { matchDay: day },
      }),
    async onSuccess() {
      await refetchAll();
      onEnd();
    },
    async onError(error) {
      const isOver = error instanceof ApiError && error.status === 409;
      if (isOver) await refetchAll();
      onEnd();
      showToast({
        title: isOver ? t('reveal.over') : t('reveal.failed'),
        description: failure(error),
        variant: isOver ? 'default' : 'destructive',
      });
    },
  });
}
