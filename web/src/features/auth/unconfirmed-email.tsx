import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ResendLink } from './resend-link.tsx';

/** Tells the owner of an account that its address is not confirmed yet, and sends the link again. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <Banner
      kind="wait"
      title={t('auth.confirmation.waitingTitle')}
      action={<ResendLink email={email} variant="secondary" />}
    >
      {t('auth.confirmation.waitingText', { email })}
    </Banner>
  );
}
