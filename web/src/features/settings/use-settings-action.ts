import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { showToast } from '../../ui/toast-store.ts';

interface SettingsAction<Subject> {
  act: (subject: Subject) => Promise<unknown>;
  /** What is asked for again, done or refused. */
  refresh: QueryKey;
  done: (subject: Subject) => string;
  failed: string;
  /** It is done, and the screen shows it. */
  onShown?: (() => void) | undefined;
}

/** One thing done on the settings page: it counts as pending until the screen shows the outcome. */
export function useSettingsAction<Subject = void>(action: SettingsAction<Subject>) {
  const { act, refresh, done, failed, onShown } = action;
  const queryClient = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    mutationFn: act,
    async onSuccess(_answer, subject) {
      await queryClient.invalidateQueries({ queryKey: refresh });
      showToast({ title: done(subject) });
      onShown?.();
    },
    onError(error) {
      showToast({ title: failed, description: failure(error), variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: refresh });
    },
  });
}
