import { pages } from '@girone/contract/pages';

export function circleAddress(circleId: number): string {
  return pages.circle.replace(':id', String(circleId));
}

/** The circle's page with what invites into it open, for whoever may. */
export function inviteFriendsAddress(circleId: number): string {
  return `${circleAddress(circleId)}?form=invite`;
}

/** Where an invite leads, as it is sent. */
export function inviteAddress(token: string): string {
  return pages.invite.replace(':token', token);
}
