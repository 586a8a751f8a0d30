import { pages } from '@girone/contract/pages';
import type { Person } from '@girone/contract/people';
import type { Profile } from '@girone/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { Lock } from '../../ui/images/icons.ts';
import { useEffect, type RefCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { blockedQuery } from '../../domain/shared-queries.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { BlockedPerson } from './blocked-person.tsx';
import { FollowRequests } from './follow-requests.tsx';
import { LazyEditProfile, LazyPeople, LazyTabs, preloadTabs } from './lazy-parts.tsx';
import { nameOf } from '../../domain/person/person-name.ts';
import { ProfileAbout } from './profile-about.tsx';
import { useProfileAddress, type ProfileAddress } from './profile-address.ts';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-head.module.css';
import { profileQuery } from './profile.queries.ts';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useLiveProfile } from './use-live-profile.ts';
import { useProfileFocus } from './use-profile-focus.ts';

interface ProfilePageProps {
  viewer: Pick<Person, 'username'>;
  /** The viewer's own name or picture is another now. */
  onAccountChange: () => void;
}

/** A person: who they are, what they did, whom they follow. Without a name in the address, the viewer. */
export function ProfilePage({ viewer, onAccountChange }: ProfilePageProps) {
  const address = useProfileAddress();
  const username = address.place.user ?? viewer.username;
  const headingRef = useProfileFocus(username);
  useLiveProfile();
  useEffect(() => preloadTabs(), []);
  return (
    <NamedProfile
      key={username}
      username={username}
      address={address}
      headingRef={headingRef}
      onAccountChange={onAccountChange}
    />
  );
}

interface NamedProfileProps {
  username: string;
  address: ProfileAddress;
  headingRef: RefCallback<HTMLElement>;
  onAccountChange: () => void;
}

function NamedProfile({ username, ...view }: NamedProfileProps) {
  const { t } = useTranslation();
  const query = useQuery(profileQuery(username));
  const { data, error } = query;
  if (isNobody(error)) return <NobodyThere username={username} headingRef={view.headingRef} />;
  if (data !== undefined) return <ProfileView {...view} profile={data} />;
  if (error === null) return <ProfileSkeleton />;
  return (
    <Page>
      <LoadFailure level={1} title={t('profile.failed')} variant="primary" query={query} />
    </Page>
  );
}

/** There is nobody of that name, or it is none that anybody could have. */
function isNobody(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

type ProfileViewProps = Omit<NamedProfileProps, 'username'> & { profile: Profile };

function ProfileView({ profile, address, headingRef, onAccountChange }: ProfileViewProps) {
  const { place, closePeople, stopEditing } = address;
  const isEditing = profile.viewerIsOwner && place.isEditing;
  useDocumentTitle(nameOf(profile));
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={5} as="section">
          <ProfileHead
            profile={profile}
            address={address}
            isEditing={isEditing}
            headingRef={headingRef}
            onAccountChange={onAccountChange}
          />
          {isEditing ? (
            <LazyEditProfile
              profile={profile}
              onClose={stopEditing}
              onAccountChange={onAccountChange}
            />
          ) : (
            <ProfileAbout profile={profile} onOpenPeople={address.openPeople} />
          )}
        </Stack>
        {profile.viewerIsOwner && <FollowRequests />}
        {profile.isOpen ? (
          <LazyTabs profile={profile} tab={place.tab} onTab={address.chooseTab} />
        ) : (
          <ClosedProfile profile={profile} />
        )}
      </Stack>
      {profile.isOpen && place.people !== null && (
        <LazyPeople profile={profile} list={place.people} onClose={closePeople} />
      )}
    </Page>
  );
}

function ClosedProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const name = nameOf(profile);
  return (
    <Banner kind="tip" icon={<Lock {...buttonIcon} />} title={t('profile.closed.title')}>
      {profile.viewerFollows === 'requested'
        ? t('profile.closed.waiting', { name })
        : t('profile.closed.text', { name })}
    </Banner>
  );
}

interface NobodyThereProps {
  username: string;
  headingRef: RefCallback<HTMLElement>;
}

/** Whom the viewer has blocked is not there for them either, but they can take that back. */
function NobodyThere({ username, headingRef }: NobodyThereProps) {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(blockedQuery);
  useDocumentTitle(t('profile.missing'));
  if (isPending) return <ProfileSkeleton />;
  const blocked = data?.find((person) => person.username.toLowerCase() === username.toLowerCase());
  return (
    <Page>
      <div ref={headingRef} tabIndex={-1} className={styles.start}>
        {blocked === undefined ? <MissingPerson /> : <BlockedPerson username={blocked.username} />}
      </div>
    </Page>
  );
}

function MissingPerson() {
  const { t } = useTranslation();
  return (
    <EmptyState
      level={1}
      title={t('profile.missing')}
      actions={<ButtonLink href={pages.profile}>{t('profile.missingAction')}</ButtonLink>}
    >
      {t('profile.missingText')}
    </EmptyState>
  );
}
