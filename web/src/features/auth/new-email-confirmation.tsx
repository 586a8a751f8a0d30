import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { ConfirmedRings } from './confirmed-rings.tsx';

interface NewEmailConfirmationProps {
  token: string;
  onConfirmed: () => void;
}

/** Where the link in the mail to a new address leads. */
export function NewEmailConfirmation({ token, onConfirmed }: NewEmailConfirmationProps) {
  const { t } = useTranslation();
  // A query, though it writes: one and the same link is sent once, however often this is drawn.
  const check = useQuery({
    queryKey: ['new-email-confirmation', token],
    queryFn: async () => {
      const answer = await callApi('POST /api/users/email/confirm', { body: { token } });
      onConfirmed();
      return answer;
    },
  });
  if (check.isFetching) {
    return (
      <div aria-live="polite">
        <EmptyState level={1} title={t('auth.confirmation.checking')} />
      </div>
    );
  }
  if (check.isSuccess) {
    return (
      <div aria-live="polite">
        <StatePanel
          level={1}
          picture={<ConfirmedRings />}
          title={t('auth.newEmail.doneTitle')}
          actions={<ButtonLink href={pages.home}>{t('auth.confirmation.doneAction')}</ButtonLink>}
        >
          {t('auth.newEmail.doneText', { email: check.data.email })}
        </StatePanel>
      </div>
    );
  }
  const { error } = check;
  if (!isFinal(error)) {
    return (
      <LoadFailure
        level={1}
        title={t('auth.confirmation.failedTitle')}
        variant="primary"
        query={check}
        fallback={t('pages.failure.title')}
      />
    );
  }
  return (
    <ErrorState
      level={1}
      title={t('auth.newEmail.refusedTitle')}
      actions={<ButtonLink href={pages.settings}>{t('auth.newEmail.refusedAction')}</ButtonLink>}
    >
      {error.code === 'email_taken' ? t('auth.newEmail.taken') : t('auth.newEmail.expired')}
    </ErrorState>
  );
}

/** Expired, used, never a link of ours, or the address is somebody else's by now: no other try helps. */
function isFinal(error: Error | null): error is ApiError {
  return error instanceof ApiError && [400, 409, 410].includes(error.status);
}
