import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { sayAloud } from '../../ui/spoken-store.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useRefreshCircles } from './use-refresh-circles.ts';

interface CircleAction<Subject> {
  circleId: number;
  act: (subject: Subject) => Promise<unknown>;
  /** Said when it is done, of what the screen does not show. */
  said?: ((subject: Subject) => { title: string; description?: string }) | undefined;
  /** Said to screen readers alone, of what everybody else sees. */
  spoken?: string | undefined;
  /** Where the server gives no reason. */
  fallback?: string | undefined;
  /** It is done; what is on screen is about to change. */
  onDone?: (() => void) | undefined;
  /** It is done, and the screen shows it. */
  onShown?: (() => void) | undefined;
}

/** One thing done to a circle: it counts as pending until the screen shows the outcome. */
export function useCircleAction<Subject = void>(action: CircleAction<Subject>) {
  const { circleId, act, said, spoken, fallback, onDone, onShown } = action;
  const { t } = useTranslation();
  const failure = useFailureText();
  const refresh = useRefreshCircles();
  return useMutation({
    mutationFn: act,
    async onSuccess(_answer, subject) {
      onDone?.();
      await refresh(circleId);
      if (said !== undefined) showToast(said(subject));
      if (spoken !== undefined) sayAloud(spoken);
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
