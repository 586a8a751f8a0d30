import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { concerns, isInside } from './circles.queries.ts';
import { useRefreshCircles } from './use-refresh-circles.ts';

interface CircleAction<Subject, Answer> {
  circleId: number;
  act: (subject: Subject) => Promise<Answer>;
  /** Said when it is done, of what the screen does not show. */
  said?:
    | ((subject: Subject, answer: Answer) => { title: string; description?: string } | undefined)
    | undefined;
  /** Said to screen readers alone, of what everybody else sees. */
  spoken?: string | ((answer: Answer) => string | undefined) | undefined;
  /** The viewer is out then, and what is on its way would be refused. */
  isLeaving?: boolean | undefined;
  /** Where the server gives no reason. */
  fallback?: string | undefined;
  /** It is done; what is on screen is about to change. */
  onDone?: (() => void) | undefined;
  /** It is done, and the screen shows it. */
  onShown?: (() => void) | undefined;
}

/** One thing done to a circle: it counts as pending until the screen shows the outcome. */
export function useCircleAction<Subject = void, Answer = unknown>(
  action: CircleAction<Subject, Answer>,
) {
  const { circleId, act, isLeaving, said, spoken, fallback, onDone, onShown } = action;
  const { t } = useTranslation();
  const failure = useFailureText();
  const queryClient = useQueryClient();
  const refresh = useRefreshCircles();
  return useMutation({
    mutationFn: act,
    async onMutate() {
      if (!isLeaving) return;
      await queryClient.cancelQueries({
        predicate: ({ queryKey }) => concerns(circleId, queryKey) && isInside(queryKey),
      });
    },
    async onSuccess(answer, subject) {
      onDone?.();
      await refresh(circleId);
      const toast = said?.(subject, answer);
      if (toast !== undefined) showToast(toast);
      const words = typeof spoken === 'function' ? spoken(answer) : spoken;
      if (words !== undefined) announce(words);
      onShown?.();
    },
    onError(error) {
      showToast({
        title: t('circles.error'),
        description: failure(error, fallback),
        variant: 'destructive',
      });
      // A refusal mostly means that the circle has moved on since it was drawn.
      void refresh(circleId);
    },
  });
}
