import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing, Check } from '../../../ui/images/icons.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { useFailureText } from '../../../lib/api/use-failure-text.ts';
import { currentFormat } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { buttonIcon } from '../../../ui/images/icon-sizes.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { pushQuery } from './push.queries.ts';
import styles from './push.module.css';

/** A push service that takes longer may still bring it, but nobody looks at the page for that long. */
const patienceMs = 30_000;

/** Sends a push to this device and says how long it took. */
export function Trial() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const trial = useMutation({
    async mutationFn() {
      const begun = performance.now();
      const arrival = waitForArrival();
      try {
        await callApi('POST /api/push/trial');
        const hasArrived = await arrival.promise;
        return hasArrived ? (performance.now() - begun) / 1000 : null;
      } finally {
        arrival.end();
      }
    },
    onError(error) {
      showToast({
        title: t('push.trial.failed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  return (
    <Row gap={3} wrap>
      <Button
        variant="secondary"
        icon={<BellRing {...buttonIcon} />}
        ignoresDoubleClick
        pending={trial.isPending}
        onClick={() => trial.mutate()}
      >
        {t('push.trial.send')}
      </Button>
      <output className={styles.arrival}>
        {trial.isSuccess && trial.data !== null && (
          <>
            <Check {...buttonIcon} aria-hidden />
            {t('push.trial.arrived', {
              seconds: currentFormat().number(Math.round(trial.data * 10) / 10),
            })}
          </>
        )}
        {trial.isSuccess && trial.data === null && t('push.trial.late')}
      </output>
    </Row>
  );
}

/** The service worker says when a push is there. */
function waitForArrival() {
  const over = new AbortController();
  const promise = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    navigator.serviceWorker.addEventListener(
      'message',
      ({ data }) => {
        if (data?.type === 'push' && data.tag === 'trial') resolve(true);
      },
      { signal: over.signal },
    );
  });
  return { promise, end: () => over.abort() };
}
