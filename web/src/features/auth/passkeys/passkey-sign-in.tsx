import type { CurrentUser } from '@girone/contract/auth';
import { Fingerprint } from '../../../ui/images/icons.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { buttonIcon } from '../../../ui/images/icon-sizes.ts';
import { canUsePasskeys } from './browser-passkeys.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

interface PasskeySignInProps {
  onSignedIn: (user: CurrentUser) => void;
}

/** Nobody types a name: the device knows who they are. */
export function PasskeySignIn({ onSignedIn }: PasskeySignInProps) {
  const { t } = useTranslation();
  const { isPending, failure, signIn } = usePasskeySignIn(onSignedIn, t('auth.login.failed'));
  if (!canUsePasskeys()) return null;
  return (
    <>
      <FormError>{failure}</FormError>
      <Button
        variant="secondary"
        size="large"
        block
        icon={<Fingerprint {...buttonIcon} />}
        pending={isPending}
        pendingLabel={t('auth.login.pending')}
        onClick={signIn}
      >
        {t('auth.passkey.signIn')}
      </Button>
    </>
  );
}
