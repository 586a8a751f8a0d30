import { Redirect, useParams } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { InvitePage } from '../../features/circles/invite-page.tsx';
import { LanguagePicker } from '../../features/language/language-picker.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { inviteAddress } from '../../domain/circle/circle-address.ts';
import { BrandLink } from '../layout/brand-link.tsx';

export function Invite() {
  const { token = '' } = useParams();
  const { user, isLoading } = useSession();
  return (
    <InvitePage
      key={token}
      token={token}
      isSignedIn={isLoading ? null : user !== null}
      brand={<BrandLink />}
      tools={
        <>
          {user === null && <LanguagePicker />}
          <ThemeSwitch />
        </>
      }
    />
  );
}

/** A link of before has its token behind the #, which never left the browser. */
export function OlderInvite() {
  const token = useLocationProperty(() => window.location.hash.slice(1));
  return <Redirect to={inviteAddress(token === '' ? '-' : encodeURIComponent(token))} replace />;
}
