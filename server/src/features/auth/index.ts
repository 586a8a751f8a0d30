import type { Platform } from '../../platform/platform.ts';
import { sendPasskeyNotice } from './passkeys/send-passkey-notice.ts';
import { sendFactorNotice } from './second-factor/send-factor-notice.ts';
import { sendDeletionNotice } from './send-deletion-notice.ts';
import { sendEmailLink, sendEmailNotice } from './send-email-change.ts';
import { sendPasswordNotice } from './send-password-notice.ts';
import { sendRemovalNotice } from './send-removal-notice.ts';
import { sendResetCode } from './send-reset-code.ts';
import { sendSignInNotice } from './send-sign-in-notice.ts';
import { sendSuspensionNotice } from './send-suspension-notice.ts';
import { sendVerification } from './send-verification.ts';

/**
 * Accounts: who someone is, how they prove it, and for how long.
 * What they may do is each feature's own policy.
 */
export { actsAllowedOn, refuseActOn } from './auth.policy.ts';
export { admitCalls } from './admit-calls.http.ts';
export { changeEmail, confirmEmailChange } from './change-email.ts';
export { changePassword } from './change-password.ts';
export { changeUser, suspendUser, type UserChange } from './change-user.ts';
export { confirmPassword } from './confirm-password.ts';
export { endSessionsOf } from './end-sessions-of.ts';
export { serveAuth } from './auth.routes.ts';
export { getCurrentUser } from './get-current-user.ts';
export { actOn, lockPerson, refuseBy } from './lock-person.ts';
export { loadViewer } from './load-viewer.ts';
export { listAdmins, resetFactorAsOperator, setRolesAsOperator } from './operator-roles.ts';
export { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';
export { resetSecondFactor } from './second-factor/change-second-factor.ts';
export { register } from './register.ts';
export { recheckChampionships } from './recheck-championships.ts';
export { requestDeletion } from './request-deletion.ts';
export {
  carriesSession,
  clearSessionCookie,
  saysSignedIn,
  setDeviceCookie,
} from './session-cookie.http.ts';
export { verifyEmail } from './verify-email.ts';

export function authJobs(platform: Platform) {
  return [
    sendResetCode(platform),
    sendPasswordNotice(platform),
    sendFactorNotice(platform),
    sendPasskeyNotice(platform),
    sendSignInNotice(platform),
    sendVerification(platform),
    sendEmailLink(platform),
    sendEmailNotice(platform),
    sendDeletionNotice(platform),
    sendSuspensionNotice(platform),
    sendRemovalNotice(platform),
  ];
}
