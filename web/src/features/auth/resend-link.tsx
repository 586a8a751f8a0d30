import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-look.ts';
import { Stack } from '../../ui/layout.tsx';
import { failureText } from '../../lib/contract-form/failure-text.ts';
import { FormError } from '../../ui/form-error.tsx';

interface ResendLinkProps {
  email: string;
  variant?: ButtonVariant;
}

/** Asks for another confirmation mail. */
export function ResendLink({ email, variant }: ResendLinkProps) {
  const { t } = useTranslation();
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
      <output>{sending.isSuccess && t('auth.confirmation.resent', { email })}</output>
      {sending.isError && (
        <FormError>
          {failureText(sending.error, {
            fallback: t('auth.confirmation.resendFailed'),
            network: t('auth.failure.network'),
          })}
        </FormError>
      )}
    </Stack>
  );
}
