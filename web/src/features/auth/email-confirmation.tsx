import type { CurrentUser } from '@girone/contract/auth';
import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { StatePanel } from '../../ui/feedback/state-panel.tsx';
import { ConfirmedRings } from './confirmed-rings.tsx';
import { ResendLink } from './resend-link.tsx';

interface EmailConfirmationProps {
  token: string | null;
  /** Who is looking: nobody, or not known yet. */
  user: CurrentUser | null;
  isUserLoading: boolean;
  onConfirmed: () => void;
  /** Leads to the login and back here. */
  signInLink: ReactNode;
}

export function EmailConfirmation(props: EmailConfirmationProps) {
  const { t } = useTranslation();
  if (props.token !== null && props.token !== '') {
    return <LinkCheck {...props} token={props.token} />;
  }
  return (
    <ErrorState
      level={1}
      title={t('auth.confirmation.missingTitle')}
      actions={<ButtonLink href={pages.home}>{t('auth.confirmation.doneAction')}</ButtonLink>}
    >
      {t('auth.confirmation.missingText')}
    </ErrorState>
  );
}

function LinkCheck(props: EmailConfirmationProps & { token: string }) {
  const { token, user, isUserLoading, onConfirmed, signInLink } = props;
  const { t } = useTranslation();
  // A query, though it writes: one and the same link is sent once, however often this is drawn.
  const check = useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: async () => {
      await callApi('POST /api/verify-email', { body: { token } });
      onConfirmed();
      return true;
    },
  });
  const isRefused = check.isError && isLinkRefused(check.error);

  if (check.isFetching || (isRefused && isUserLoading)) {
    return (
      <div aria-live="polite">
        <EmptyState level={1} title={t('auth.confirmation.checking')} />
      </div>
    );
  }
  if (check.isSuccess || (isRefused && user?.isEmailVerified === true)) return <Confirmed />;
  if (!isRefused) {
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
      title={t('auth.confirmation.expiredTitle')}
      actions={user === null ? signInLink : <ResendLink email={user.email} />}
    >
      {user === null
        ? t('auth.confirmation.expiredVisitor')
        : t('auth.confirmation.expiredMember', { email: user.email })}
    </ErrorState>
  );
}

function Confirmed() {
  const { t } = useTranslation();
  return (
    <div aria-live="polite">
      <StatePanel
        level={1}
        picture={<ConfirmedRings />}
        title={t('auth.confirmation.doneTitle')}
        actions={<ButtonLink href={pages.home}>{t('auth.confirmation.doneAction')}</ButtonLink>}
      >
        {t('auth.confirmation.doneText')}
      </StatePanel>
    </div>
  );
}

/** Expired, used, or never a link of ours: in every case a new one helps, and another try does not. */
function isLinkRefused(error: Error): boolean {
  return error instanceof ApiError && (error.status === 410 || error.status === 400);
}
