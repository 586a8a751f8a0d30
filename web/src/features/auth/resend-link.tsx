import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { failureText } from './failure-text.ts';
import { FormError } from './form-error.tsx';

/** Asks for another confirmation mail. */
export function ResendLink({ email }: { email: string }) {
  const { t } = useTranslation();
  const sending = useMutation({ mutationFn: () => callApi('POST /api/resend-verification') });
  return (
    <Stack gap={3}>
      <Button
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
