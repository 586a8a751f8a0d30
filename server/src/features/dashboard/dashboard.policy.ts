import type { circleRoles } from '@girone/contract/rules';

/** Whoever has the rights of a moderator in a circle decides who comes in. */
export function reviewsRequests(role: (typeof circleRoles)[number]): boolean {
  return role === 'moderator' || role === 'admin';
}
