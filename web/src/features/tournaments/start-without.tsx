import { limits } from '@girone/contract/rules';
import type { Owing, Tournament } from '@girone/contract/tournaments';
import { useMutation } from '@tanstack/react-query';
import { Play } from '../../ui/images/icons.ts';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { joinNames } from '../../lib/text/join-names.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './overdue-panel.module.css';
import { SeasonMeaning } from './season-meaning.tsx';
import { useRefreshTournaments } from './use-refresh-tournaments.ts';

interface StartWithoutProps {
  tournament: Tournament;
  owing: readonly Owing[];
}

/** Leaves those out who have too few films and starts with the rest, once it has been read who and what. */
export function StartWithout({ tournament, owing }: StartWithoutProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const refresh = useRefreshTournaments();
  const [isAsking, setIsAsking] = useState(false);
  const reasonId = useId();
  const { id, name, filmsCount, matchDayFrequencyHours } = tournament;
  const films = owing.reduce((left, person) => left - person.films, filmsCount);
  const hasTooFew = films < limits.tournamentFilms.min;

  const starting = useMutation({
    mutationFn: () =>
      callApi('POST /api/tournaments/:tournamentId/start-without', {
        params: { tournamentId: String(id) },
        body: { userIds: owing.map(({ userId }) => userId) },
      }),
    async onSuccess() {
      // The button goes with the answer; the dialog stays until then, to hand the focus on.
      await refresh(id);
      setIsAsking(false);
      showToast({ title: t('setup.without.done') });
    },
    onError(error) {
      setIsAsking(false);
      showToast({
        title: t('setup.without.failed'),
        description: failure(error),
        variant: 'destructive',
      });
      void refresh(id);
    },
  });

  return (
    <>
      <Button
        variant="secondary"
        icon={<Play {...buttonIcon} />}
        pending={starting.isPending}
        pendingLabel={t('setup.without.pending')}
        aria-disabled={hasTooFew}
        aria-describedby={hasTooFew ? reasonId : undefined}
        onClick={() => setIsAsking(!hasTooFew)}
      >
        {t('setup.without.action')}
      </Button>
      {hasTooFew && (
        <p id={reasonId} className={styles.reason}>
          {t('setup.without.tooFew')}
        </p>
      )}
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('setup.without.title', { name })}
        confirmLabel={t('setup.without.confirm')}
        cancelLabel={t('shared.cancel')}
        pending={starting.isPending}
        pendingLabel={t('setup.without.pending')}
        onConfirm={() => starting.mutate()}
      >
        <p>
          {t('setup.without.out', {
            people: joinNames(owing.map((each) => each.name ?? t('shared.deletedUser'))),
          })}
        </p>
        <SeasonMeaning films={films} matchDayFrequencyHours={matchDayFrequencyHours} />
      </LazyConfirmDialog>
    </>
  );
}
