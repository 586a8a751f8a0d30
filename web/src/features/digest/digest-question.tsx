import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { digestQuery } from './digest.queries.ts';

/** Asks once whether the week is to come by mail; tells by the way whose Monday morning that is. */
export function DigestQuestion() {
  const { t } = useTranslation();
  const { data } = useQuery(digestQuery);
  const answer = useAnswer();
  useTellTimeZone(data?.timeZone);
  if (data?.isWanted !== null) return null;
  return (
    <Card as="section" aria-labelledby="digest-question">
      <Stack gap={3}>
        <div id="digest-question">
          <CardTitle level={2}>{t('digest.title')}</CardTitle>
        </div>
        <p>{t('digest.text')}</p>
        <Row gap={2} wrap>
          <Button
            ref={keepFocus}
            variant="secondary"
            pending={answer.isPending}
            onClick={() => answer.mutate(true)}
          >
            {t('digest.yes')}
          </Button>
          <Button
            ref={keepFocus}
            variant="ghost"
            disabled={answer.isPending}
            onClick={() => answer.mutate(false)}
          >
            {t('digest.no')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function useAnswer() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  return useMutation({
    mutationFn: (isWanted: boolean) => callApi('PATCH /api/users/digest', { body: { isWanted } }),
    onSuccess(choice) {
      queryClient.setQueryData(digestQuery.queryKey, choice);
      showToast({
        title: choice.isWanted === true ? t('digest.on') : t('digest.off'),
        description: t('digest.later'),
      });
    },
    onError(error) {
      showToast({
        title: t('digest.failed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
  });
}

/** When this device is elsewhere than the last one was. Nobody waits for it: the next visit tells it as well. */
function useTellTimeZone(known: string | null | undefined): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (timeZone: string) => callApi('PATCH /api/users/digest', { body: { timeZone } }),
    onSuccess: (choice) => queryClient.setQueryData(digestQuery.queryKey, choice),
  });
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (known !== undefined && known !== timeZone) mutate(timeZone);
  }, [known, mutate]);
}
