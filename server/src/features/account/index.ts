import type { Platform } from '../../platform/platform.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';
import { discardExport, sweepExports } from './discard-export.ts';
import { makeExport } from './make-export.ts';

/**
 * One's own account as a whole: settings, the file with everything that is known of a person, and the
 * end of an account. Who somebody is and how they prove it is the business of auth.
 */
export { serveAccount } from './account.routes.ts';
export { changeSettings } from './change-settings.ts';
export { removeAccount } from './remove-account.ts';

export function accountJobs(platform: Platform) {
  return [
    makeExport(platform),
    discardExport(platform),
    sweepExports(platform),
    deleteDueAccounts(platform),
  ];
}
