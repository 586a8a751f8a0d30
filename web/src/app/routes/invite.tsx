import { InvitePage } from '../../features/circles/invite-page.tsx';

export function Invite() {
  return <InvitePage />;
}
