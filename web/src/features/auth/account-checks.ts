import '../../lib/contract-form/jitless-zod.ts';
import { changeEmailBody, changePasswordBody, confirmPasswordBody } from '@girone/contract/account';
import { loginBody, registerForm, requestResetBody, resetForm } from '@girone/contract/auth';
import { renamePasskeyBody } from '@girone/contract/passkeys';
import { confirmFactorBody, endFactorBody } from '@girone/contract/second-factor';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schemas of the account forms. They bring zod along, and come when the form is on screen. */
export const accountChecks = {
  login: zodResolver(loginBody),
  register: zodResolver(registerForm),
  requestReset: zodResolver(requestResetBody),
  reset: zodResolver(resetForm),
  changePassword: zodResolver(changePasswordBody),
  changeEmail: zodResolver(changeEmailBody),
  confirmPassword: zodResolver(confirmPasswordBody),
  renamePasskey: zodResolver(renamePasskeyBody),
  confirmFactor: zodResolver(confirmFactorBody),
  endFactor: zodResolver(endFactorBody),
};
