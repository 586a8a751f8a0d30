import type { Profile } from '@girone/contract/profiles';
import { Camera } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { LazyPicture } from './lazy-parts.tsx';
import styles from './profile-head.module.css';

interface PictureButtonProps {
  profile: Profile;
  onAccountChange: () => void;
}

/** The way to another picture of oneself. */
export function PictureButton({ profile, onAccountChange }: PictureButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('profile.picture.change')}
        aria-haspopup="dialog"
        className={styles.camera}
        onClick={() => setIsOpen(true)}
      >
        <Camera {...buttonIcon} />
      </IconButton>
      {isOpen && (
        <LazyPicture
          hasPicture={profile.profileImageUrl !== null}
          onAccountChange={onAccountChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
