import type { Platform } from '../../platform/platform.ts';
import { sendDeletionNotice } from './send-deletion-notice.ts';
import { sendEmailLink, sendEmailNotice } from './send-email-change.ts';
import { sendPasswordNotice } from './send-password-notice.ts';
import { sendResetCode } from './send-reset-code.ts';
import { sendVerification } from './send-verification.ts';

/**
 * Accounts: who someone is, how they prove it, and for how long.
 * What they may do is each feature's own policy.
 */
export { listAdmins, setAdminRoles } from './admin-roles.ts';
export { changeEmail, confirmEmailChange } from './change-email.ts';
export { changePassword } from './change-password.ts';
export { serveAuth } from './auth.routes.ts';
export { getCurrentUser } from './get-current-user.ts';
export { identifyActor } from './identify-actor.http.ts';
export { loadViewer } from './load-viewer.ts';
export { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts';
export { requestDeletion } from './request-deletion.ts';
export { clearSessionCookie } from './session-cookie.http.ts';

export function authJobs(platform: Platform) {
  return [
    sendResetCode(platform),
    sendPasswordNotice(platform),
    sendVerification(platform),
    sendEmailLink(platform),
    sendEmailNotice(platform),
    sendDeletionNotice(platform),
  ];
}
