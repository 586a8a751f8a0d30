import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

interface DayAct {
  tournamentId: number;
  act: () => Promise<unknown>;
  /** What is said where somebody was faster, and where it failed. */
  over: string;
  failed: string;
  onEnd: () => void;
}

/** What whoever runs a championship does to a day: once, whoever else does it at the same time. */
export function useActOnDay({ tournamentId, act, over, failed, onEnd }: DayAct) {
  const queryClient = useQueryClient();
  const failure = useFailureText();

  function refetchAll(): Promise<void> {
    return queryClient.invalidateQueries({ queryKey: ['/api/tournaments', tournamentId] });
  }

  return useMutation({
    mutationFn: act,
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
        title: isOver ? over : failed,
        description: failure(error),
        variant: isOver ? 'default' : 'destructive',
      });
    },
  });
}
