import { pages } from '@girone/contract/pages';
import type { Profile } from '@girone/contract/profiles';
import { Lock, Orbit, Pencil, X } from '../../ui/images/icons.ts';
import { useEffect, useRef, type RefCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { badgeIcon, buttonIcon } from '../../ui/images/icon-sizes.ts';
import { FollowButton } from './follow-button.tsx';
import { preloadEdit } from './lazy-parts.tsx';
import { nameOf } from '../../domain/person/person-name.ts';
import { PictureButton } from './picture-button.tsx';
import { PosterBand } from './poster-band.tsx';
import type { ProfileAddress } from './profile-address.ts';
import styles from './profile-head.module.css';
import { ProfileOptions } from './profile-options.tsx';

interface ProfileHeadProps {
  profile: Profile;
  address: ProfileAddress;
  isEditing: boolean;
  headingRef: RefCallback<HTMLElement>;
  onAccountChange: () => void;
}

/** Picture and name below the posters of their films, and what the viewer can do. */
export function ProfileHead(props: ProfileHeadProps) {
  const { profile, address, isEditing, headingRef, onAccountChange } = props;
  const { t } = useTranslation();
  const { username, isPrivate, followsViewer, viewerIsOwner, profileImageUrl } = profile;
  return (
    <header>
      <PosterBand profile={profile} />
      <div className={styles.person}>
        <div className={styles.face}>
          <Avatar size={112} username={username} src={profileImageUrl} className={styles.avatar} />
          {viewerIsOwner && <PictureButton profile={profile} onAccountChange={onAccountChange} />}
        </div>
        <div className={styles.words}>
          <h1 ref={headingRef} tabIndex={-1} className={styles.name}>
            {nameOf(profile)}
          </h1>
          <div className={styles.line}>
            <span className={styles.username}>@{username}</span>
            {isPrivate && (
              <Badge tone="line" icon={<Lock {...badgeIcon} />}>
                {t('profile.private')}
              </Badge>
            )}
            {followsViewer && <Badge>{t('profile.followsYou')}</Badge>}
          </div>
        </div>
        <div className={styles.actions}>
          {viewerIsOwner ? (
            <>
              <ButtonLink
                variant="secondary"
                href={pages.allTaste}
                icon={<Orbit {...buttonIcon} />}
              >
                {t('profile.taste')}
              </ButtonLink>
              <EditSwitch isEditing={isEditing} address={address} />
            </>
          ) : (
            <>
              {!profile.viewerHasBlocked && <FollowButton person={profile} isPrivate={isPrivate} />}
              <ProfileOptions profile={profile} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

interface EditSwitchProps {
  isEditing: boolean;
  address: ProfileAddress;
}

function EditSwitch({ isEditing, address }: EditSwitchProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => preloadEdit(), []);

  useEffect(() => {
    // The pressed button may have gone with the form.
    if (wasEditing.current && !isEditing) button.current?.focus({ preventScroll: true });
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Button
      ref={button}
      variant="secondary"
      aria-expanded={isEditing}
      icon={isEditing ? <X {...buttonIcon} /> : <Pencil {...buttonIcon} />}
      onClick={isEditing ? address.stopEditing : address.startEditing}
    >
      {isEditing ? t('profile.edit.cancel') : t('profile.edit.start')}
    </Button>
  );
}
