import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { dashboardQuery } from '../../domain/shared-queries.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

interface HideTexts {
  failed: string;
  /** Said where they leave the screen. */
  hidden?: { title: string; description: string } | undefined;
}

/** Puts the first steps away, or brings them back. */
export function useHideFirstSteps({ failed, hidden: said }: HideTexts) {
  const queryClient = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    mutationFn: (hidden: boolean) =>
      callApi('PUT /api/dashboard/first-steps', { body: { hidden } }),
    async onSuccess(_nothing, hidden) {
      // What was asked for before would bring back what it knew.
      await queryClient.cancelQueries({ queryKey: dashboardQuery.queryKey });
      queryClient.setQueryData(
        dashboardQuery.queryKey,
        (known) =>
          known && {
            ...known,
            firstSteps: known.firstSteps && { ...known.firstSteps, isHidden: hidden },
          },
      );
      if (hidden && said !== undefined) showToast(said);
      void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
    },
    onError(error) {
      showToast({ title: failed, description: failure(error), variant: 'destructive' });
    },
  });
}
