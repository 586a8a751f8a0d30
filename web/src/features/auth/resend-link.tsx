import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import type { ButtonVariant } from '../../ui/actions/button-style.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './resend-link.module.css';

interface ResendLinkProps {
  email: string;
  variant?: ButtonVariant;
}

/** Asks for another confirmation mail. */
export function ResendLink({ email, variant }: ResendLinkProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const sending = useMutation({ mutationFn: () => callApi('POST /api/resend-verification') });
  return (
    <Stack gap={3}>
      <Button
        variant={variant}
        ignoresDoubleClick
        pending={sending.isPending}
        pendingLabel={t('auth.confirmation.resending')}
        onClick={() => sending.mutate()}
      >
        {t('auth.confirmation.resend')}
      </Button>
      <output className={styles.sent}>
        {sending.isSuccess && t('auth.confirmation.resent', { email })}
      </output>
      {sending.isError && (
        <FormError>{failure(sending.error, t('auth.confirmation.resendFailed'))}</FormError>
      )}
    </Stack>
  );
}
