import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';
import { useActOnDay } from '../../domain/season/use-act-on-day.ts';
import { turnoutQuery } from '../../domain/shared-queries.ts';
import { Button } from '../../ui/actions/button.tsx';

interface CloseDayProps {
  tournament: TournamentDetail;
  day: number;
}

/** Ends the open day by hand. The day goes with the call: it closes what is seen here, nothing later. */
export function CloseDay({ tournament, day }: CloseDayProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const closing = useActOnDay({
    tournamentId: tournament.id,
    act: () =>
      callApi('POST /api/tournaments/:tournamentId/advance', {
        params: { tournamentId: String(tournament.id) },
        body: { matchDay: day },
      }),
    over: t('matches.close.over'),
    failed: t('matches.close.failed'),
    onEnd: () => setIsAsking(false),
  });
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
