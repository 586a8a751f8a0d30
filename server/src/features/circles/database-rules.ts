import type { ErrorCode } from '@girone/contract/errors';

/** What the database's rules about circles mean to whoever breaks them for themselves. */
export const rulesAboutOneself = new Map<string, ErrorCode>([
  ['circle_memberships_limit', 'circle_limit_reached'],
  ['circle_memberships_slot_unique', 'circle_limit_reached'],
  ['circle_memberships_active_unique', 'already_member'],
  ['circle_join_requests_one_pending_unique', 'request_pending'],
]);

/** The same for whoever lets somebody in: it is not their own places that are taken. */
export const rulesAboutOthers = new Map<string, ErrorCode>([
  ['circle_memberships_limit', 'member_limit_reached'],
  ['circle_memberships_slot_unique', 'member_limit_reached'],
]);
