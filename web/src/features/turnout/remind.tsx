import type { Turnout } from '@girone/contract/turnout';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing, Check } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { turnoutQuery } from '../../domain/shared-queries.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { countToRemind } from './missing-people.ts';
import styles from './remind.module.css';

interface RemindProps {
  tournamentId: number;
  turnout: Turnout;
}

/** Reminds whoever is missing, once a day; afterwards it says when it can be done again. */
export function Remind({ tournamentId, turnout }: RemindProps) {
  const { t } = useTranslation();
  const reminding = useReminding(tournamentId);
  const format = currentFormat();
  const { viewerMayRemind, remindedAt, mayRemindAt } = turnout;
  const count = countToRemind(turnout);
  if (!viewerMayRemind || (count <= 0 && mayRemindAt === null)) return null;
  const isOver = mayRemindAt !== null;
  return (
    <div className={styles.remind}>
      <Button
        block
        // Nominating, voting and inviting come first on the pages where it stands.
        variant="secondary"
        icon={isOver ? <Check {...buttonIcon} /> : <BellRing {...buttonIcon} />}
        // It keeps the focus, and says why it does nothing.
        aria-disabled={isOver}
        ignoresDoubleClick
        pending={reminding.isPending}
        pendingLabel={t('turnout.remind.pending')}
        onClick={() => {
          if (!isOver) reminding.mutate();
        }}
      >
        {isOver ? t('turnout.remind.done') : t('turnout.remind.action', { count })}
      </Button>
      <output className={styles.hint}>
        {isOver
          ? t('turnout.remind.again', { date: format.dateTime(mayRemindAt) })
          : remindedAt === null
            ? t('turnout.remind.once')
            : t('turnout.remind.last', { date: format.dateTime(remindedAt) })}
      </output>
    </div>
  );
}

function useReminding(tournamentId: number) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const { queryKey } = turnoutQuery(tournamentId);
  return useMutation({
    mutationFn: () =>
      callApi('POST /api/tournaments/:tournamentId/remind', {
        params: { tournamentId: String(tournamentId) },
      }),
    async onSuccess({ people, remindedAt, mayRemindAt }) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, remindedAt, mayRemindAt });
      showToast({ title: t('turnout.remind.sent', { count: people }) });
    },
    onError(error) {
      // Somebody else was quicker, or the last one has come in: what is shown was of before.
      const isLate = error instanceof ApiError && error.status === 409;
      showToast({
        title: t('turnout.remind.failed'),
        description: failure(error),
        variant: isLate ? 'default' : 'destructive',
      });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
