/**
 * Circles: who belongs together, in which role, and how people come in and go.
 * What a circle plays is the tournaments' business, what it talks about the posts'.
 */
export { changeRole } from './change-role.ts';
export { serveCircleEntry } from './circle-entry.routes.ts';
export { serveCircleInvites } from './circle-invites.routes.ts';
export { mayReviewRequests } from './circles.policy.ts';
export { serveCircles } from './circles.routes.ts';
export { createCircle } from './create-circle.ts';
export { decideRequest } from './decide-request.ts';
export { joinCircle } from './join-circle.ts';
export { leaveAllCircles, lockCirclesOf } from './leave-all-circles.ts';
export { listJoinRequests } from './list-join-requests.ts';
export { readInvite } from './read-invite.ts';
