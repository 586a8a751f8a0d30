import { Clock, UserMinus, UserPlus } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ButtonSize } from '../../ui/actions/button-style.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import type { ListedPerson } from './profile.queries.ts';
import { useFollow } from './use-follow.ts';

interface FollowButtonProps {
  person: Omit<ListedPerson, 'viewerIsThem' | 'profileImageUrl'>;
  /** They are asked first. */
  isPrivate?: boolean | undefined;
  size?: ButtonSize | undefined;
}

/** Follow, take the request back, follow no longer. */
export function FollowButton({ person, isPrivate = false, size }: FollowButtonProps) {
  const { t } = useTranslation();
  const follow = useFollow(person.username);
  const { viewerFollows } = person;
  const name = nameOf(person);
  const looks = {
    no: {
      label: isPrivate ? t('profile.follow.ask') : t('profile.follow.follow'),
      named: isPrivate
        ? t('profile.follow.askNamed', { name })
        : t('profile.follow.followNamed', { name }),
      variant: 'primary',
      icon: <UserPlus {...buttonIcon} />,
    },
    requested: {
      label: t('profile.follow.requested'),
      named: t('profile.follow.requestedNamed', { name }),
      variant: 'secondary',
      icon: <Clock {...buttonIcon} />,
    },
    yes: {
      label: t('profile.follow.unfollow'),
      named: t('profile.follow.unfollowNamed', { name }),
      variant: 'secondary',
      icon: <UserMinus {...buttonIcon} />,
    },
  } as const;
  const { label, named, variant, icon } = looks[viewerFollows];
  return (
    <Button
      variant={variant}
      size={size}
      icon={size === 'small' ? undefined : icon}
      aria-label={named}
      pending={follow.isPending}
      onClick={() => follow.mutate(viewerFollows === 'no')}
    >
      {label}
    </Button>
  );
}
