import { useUrlState } from '../../lib/address/use-url-state.ts';
import { circleAddress, inviteFriendsAddress } from '../../domain/circle/circle-address.ts';
import { createTournamentAddress } from './circles-address.ts';
import { InviteButton, LazyInviteDialog } from './invite-friends.tsx';

interface CircleInviteProps {
  circleId: number;
  name: string;
  /** Nobody has come yet: what comes after inviting is a championship. */
  isNew: boolean;
}

/** The first thing to do in a circle; whether it is open stands in the address, so that other pages lead to it. */
export function CircleInvite({ circleId, name, isNew }: CircleInviteProps) {
  const { place, open, close } = useUrlState({
    readPlace: (search) => ({ isOpen: new URLSearchParams(search).get('form') === 'invite' }),
    addressOf: ({ isOpen }) => (isOpen ? inviteFriendsAddress : circleAddress)(circleId),
  });
  return (
    <>
      <InviteButton variant="primary" onClick={() => open({ isOpen: true })} />
      {place.isOpen && (
        <LazyInviteDialog
          circleId={circleId}
          name={name}
          next={isNew ? createTournamentAddress(circleId) : undefined}
          onClose={() => close({ isOpen: false })}
        />
      )}
    </>
  );
}
