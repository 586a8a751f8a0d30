import { limits, measureSeason } from '@girone/contract/rules';
import type { Tournament } from '@girone/contract/tournaments';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { ButtonVariant } from '../../ui/button-look.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { buttonIcon } from '../../ui/icon-look.ts';
import { useFailureText } from './use-failure-text.ts';
import { useRefreshTournaments } from './use-refresh-tournaments.ts';

interface ForceStartProps {
  tournament: Tournament;
  variant?: ButtonVariant;
  /** One button among many of the kind: its name says which championship it starts. */
  isNamed?: boolean;
}

/** Starts a championship in setup, once it has been read what that means. */
export function ForceStart({ tournament, variant = 'primary', isNamed = false }: ForceStartProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const refresh = useRefreshTournaments();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, filmsCount } = tournament;

  function complain(description: string): void {
    showToast({ title: t('tournaments.start.failed'), description, variant: 'destructive' });
  }

  const starting = useMutation({
    mutationFn: () => start(id),
    async onSuccess() {
      // The button goes with the answer; the dialog stays until then, to hand the focus on.
      await refresh(id);
      setIsAsking(false);
      showToast({ title: t('tournaments.start.done') });
    },
    onError(error) {
      setIsAsking(false);
      complain(failure(error));
      void refresh(id);
    },
  });

  function ask(): void {
    if (filmsCount < limits.tournamentFilms.min) complain(t('tournaments.start.tooFew'));
    else setIsAsking(true);
  }

  return (
    <>
      <Button
        variant={variant}
        icon={!isNamed && <Play {...buttonIcon} />}
        pending={starting.isPending}
        pendingLabel={t('tournaments.start.pending')}
        aria-label={
          isNamed && !starting.isPending ? t('tournaments.start.named', { name }) : undefined
        }
        onClick={ask}
      >
        {t('tournaments.start.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('tournaments.start.title', { name })}
        confirmLabel={t('tournaments.start.confirm')}
        cancelLabel={t('tournaments.cancel')}
        pending={starting.isPending}
        pendingLabel={t('tournaments.start.pending')}
        onConfirm={() => starting.mutate()}
      >
        <Meaning tournament={tournament} />
      </ConfirmDialog>
    </>
  );
}

function Meaning({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation();
  const { filmsCount, matchDayFrequencyHours } = tournament;
  const { matches, matchDays, days } = measureSeason(filmsCount, matchDayFrequencyHours);
  return (
    <>
      <p>{t('tournaments.start.films', { count: filmsCount, matches, matchDays })}</p>
      <p>{t('tournaments.start.days', { count: days })}</p>
      <p>{t('tournaments.start.frozen')}</p>
    </>
  );
}

/** Pressing twice is harmless, and so is somebody else's press: what has started has started. */
async function start(tournamentId: number): Promise<void> {
  try {
    await callApi('POST /api/tournaments/:tournamentId/force-start', {
      params: { tournamentId: String(tournamentId) },
    });
  } catch (error) {
    const hasStarted = error instanceof ApiError && error.code === 'tournament_not_in_setup';
    if (!hasStarted) throw error;
  }
}
