import { PasswordRecovery } from '../../features/auth/password-recovery.tsx';
import { useChangeUser } from '../../features/session/use-change-user.ts';
import { AccountFrame } from '../layout/account-frame.tsx';

export function PasswordReset() {
  const changeUser = useChangeUser();
  return (
    <AccountFrame>
      {/* Whoever was signed in here is a visitor now, and leaves nothing behind. */}
      <PasswordRecovery onUpdated={() => changeUser(null)} />
    </AccountFrame>
  );
}
