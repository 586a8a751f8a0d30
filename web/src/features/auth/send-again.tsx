import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';

interface SendAgainProps {
  email: string;
  onSent: (message: string) => void;
  /** There is no address to send it to. */
  onAddressMissing: () => void;
}

/** Asks for another code; the one before stops working. */
export function SendAgain({ email, onSent, onAddressMissing }: SendAgainProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const sending = useMutation({
    mutationFn: () => callApi('POST /api/request-password-reset', { body: { email } }),
    onSuccess: ({ message }) => onSent(message),
  });

  function send(): void {
    if (email.trim() === '') onAddressMissing();
    else sending.mutate();
  }

  function reasonOf(error: Error): string {
    const aboutAddress = error instanceof ApiError ? error.fields['email'] : undefined;
    return aboutAddress ?? failure(error, t('auth.reset.requestFailed'));
  }

  return (
    <div>
      <Button
        variant="secondary"
        ignoresDoubleClick
        pending={sending.isPending}
        pendingLabel={t('auth.reset.requesting')}
        onClick={send}
      >
        {t('auth.reset.again')}
      </Button>
      {sending.isError && <FormError>{reasonOf(sending.error)}</FormError>}
    </div>
  );
}
