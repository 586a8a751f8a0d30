import { pages } from '@girone/contract/pages';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Page } from '../../ui/layout/page.tsx';

/** Where the link at the end of a mail leads. It asks first: programs open links too. */
export function UnsubscribePage({ token }: { token: string }) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const stopping = useMutation({
    mutationFn: () => callApi('POST /api/notifications/unsubscribe', { query: { token } }),
  });
  const { data, error, isPending } = stopping;
  const toSettings = (
    <ButtonLink variant="secondary" href={`${pages.settings}?tab=notifications`}>
      {t('settingsPage.unsubscribe.settings')}
    </ButtonLink>
  );
  if (token === '' || (error !== null && isRefused(error))) {
    return (
      <Page>
        <ErrorState level={1} title={t('settingsPage.unsubscribe.invalid')} actions={toSettings}>
          {t('settingsPage.unsubscribe.invalidText')}
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page>
      <div aria-live="polite">
        {data === undefined ? (
          <EmptyState
            level={1}
            title={t('settingsPage.unsubscribe.title')}
            actions={
              <Button
                pending={isPending}
                pendingLabel={t('settingsPage.unsubscribe.pending')}
                onClick={() => stopping.mutate()}
              >
                {t('settingsPage.unsubscribe.action')}
              </Button>
            }
          >
            <p>{t('settingsPage.unsubscribe.text')}</p>
            {error !== null && <FormError>{failure(error)}</FormError>}
          </EmptyState>
        ) : (
          <EmptyState level={1} title={t('settingsPage.unsubscribe.done')} actions={toSettings}>
            {t('settingsPage.unsubscribe.doneText', {
              kind: t(`settingsPage.kinds.${data.type}`),
            })}
          </EmptyState>
        )}
      </div>
    </Page>
  );
}

/** Not a link of ours, or cut short on the way: another try does not help. */
function isRefused(error: Error): boolean {
  return error instanceof ApiError && (error.status === 410 || error.status === 400);
}
