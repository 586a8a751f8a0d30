import { refuse, type ErrorCode, type Outcome } from '@girone/contract/errors';
import { constraintOf } from '../../platform/db/constraint-errors.ts';

/** What the database's rules about circles mean to whoever breaks them for themselves. */
const ownRules = new Map<string, ErrorCode>([
  ['circle_memberships_limit', 'circle_limit_reached'],
  ['circle_memberships_slot_unique', 'circle_limit_reached'],
  ['circle_memberships_active_unique', 'already_member'],
  ['circle_join_requests_one_pending_unique', 'request_pending'],
]);

/** Runs a transaction; a rule of the database that it breaks becomes a refusal. */
export async function refuseBrokenRules<T>(
  work: () => Promise<Outcome<T>>,
  rules: ReadonlyMap<string, ErrorCode> = ownRules,
): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    const code = rules.get(constraintOf(error) ?? '');
    if (code === undefined) throw error;
    return refuse(code);
  }
}
