import { limits } from '@girone/contract/rules';
import type { Tournament } from '@girone/contract/tournaments';
import { useMutation } from '@tanstack/react-query';
import { Play } from '../../ui/images/icons.ts';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import type { ButtonVariant } from '../../ui/actions/button-style.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './force-start.module.css';
import { SeasonMeaning } from './season-meaning.tsx';
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
  const reasonId = useId();
  const { id, name, filmsCount } = tournament;
  const hasTooFew = filmsCount < limits.tournamentFilms.min;

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
      showToast({
        title: t('tournaments.start.failed'),
        description: failure(error),
        variant: 'destructive',
      });
      void refresh(id);
    },
  });

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
        aria-disabled={hasTooFew}
        aria-describedby={hasTooFew ? reasonId : undefined}
        onClick={() => setIsAsking(!hasTooFew)}
      >
        {t('tournaments.start.action')}
      </Button>
      {hasTooFew && (
        <p id={reasonId} className={styles.reason}>
          {t('tournaments.start.tooFew')}
        </p>
      )}
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('tournaments.start.title', { name })}
        confirmLabel={t('tournaments.start.confirm')}
        cancelLabel={t('shared.cancel')}
        pending={starting.isPending}
        pendingLabel={t('tournaments.start.pending')}
        onConfirm={() => starting.mutate()}
      >
        <SeasonMeaning
          films={filmsCount}
          matchDayFrequencyHours={tournament.matchDayFrequencyHours}
        />
      </LazyConfirmDialog>
    </>
  );
}

/** Pressing twice is harmless, and so is somebody else's press: what has started answers the same. */
async function start(tournamentId: number): Promise<void> {
  await callApi('POST /api/tournaments/:tournamentId/force-start', {
    params: { tournamentId: String(tournamentId) },
  });
}
