import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api-client.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import type { ButtonVariant } from '../../ui/button-look.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Stack } from '../../ui/layout.tsx';
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
