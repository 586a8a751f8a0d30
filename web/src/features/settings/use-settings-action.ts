import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

interface SettingsAction {
  act: () => Promise<unknown>;
  /** What is asked for again, done or refused. */
  refresh: QueryKey;
  /** Said to screen readers; the list shows it. */
  done: string;
  failed: string;
}

/** One thing done on the settings page: it counts as pending until the screen shows the outcome. */
export function useSettingsAction({ act, refresh, done, failed }: SettingsAction) {
  const queryClient = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    mutationFn: act,
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: refresh });
      announce(done);
    },
    onError(error) {
      showToast({ title: failed, description: failure(error), variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: refresh });
    },
  });
}
