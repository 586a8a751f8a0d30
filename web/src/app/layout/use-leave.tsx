import { useState } from 'react';
import { useLogOut } from '../../features/session/use-log-out.ts';
import { countWaiting } from '../../domain/kept-votes/kept-votes-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LazyConfirmDialog } from '../../lib/loading/lazy-confirm-dialog.tsx';

/** Logging out; where votes wait for the line it asks first, since they go with the session. */
export function useLeave() {
  const { t } = useTranslation();
  const logOut = useLogOut();
  const [count, setCount] = useState(0);

  function leave(): void {
    const waiting = countWaiting();
    if (waiting > 0) setCount(waiting);
    else logOut.mutate();
  }

  const question = count > 0 && (
    <LazyConfirmDialog
      open
      danger
      onOpenChange={() => setCount(0)}
      title={t('keptVotes.leave.title')}
      confirmLabel={t('keptVotes.leave.confirm')}
      cancelLabel={t('keptVotes.leave.cancel')}
      pending={logOut.isPending}
      onConfirm={() => logOut.mutate(undefined, { onError: () => setCount(0) })}
    >
      {t('keptVotes.leave.text', { count })}
    </LazyConfirmDialog>
  );
  return { leave, isLeaving: logOut.isPending, question };
}
