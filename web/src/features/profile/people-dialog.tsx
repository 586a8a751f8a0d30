import type { Profile } from '@girone/contract/profiles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { NextPage } from '../../lib/data-states/next-page.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { FollowButton } from './follow-button.tsx';
import { nameOf } from '../../domain/person/person-name.ts';
import { PersonRow } from './person-row.tsx';
import styles from './person-row.module.css';
import type { PeopleList } from './profile-address.ts';
import { peopleQuery } from './profile.queries.ts';

interface PeopleDialogProps {
  profile: Profile;
  list: PeopleList;
  onClose: () => void;
}

/** Who follows a person, or whom they follow, each to be followed from here. */
export function PeopleDialog({ profile, list, onClose }: PeopleDialogProps) {
  const { t } = useTranslation();
  const name = nameOf(profile);
  const title = t(`profile.people.${list}`, { name });
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('shared.close')}>
      <People username={profile.username} name={name} list={list} title={title} />
    </Dialog>
  );
}

interface PeopleProps {
  username: string;
  name: string;
  list: PeopleList;
  title: string;
}

function People({ username, name, list, title }: PeopleProps) {
  const { t } = useTranslation();
  const people = useInfiniteQuery(peopleQuery(username, list));
  const { data, error } = people;
  if (data === undefined) {
    return error === null ? (
      <SkeletonList label={t('profile.people.loading')}>
        <Skeleton shape="block" height={56} />
      </SkeletonList>
    ) : (
      <LoadFailure compact title={t('profile.people.failed')} query={people} />
    );
  }
  if (data.length === 0) {
    return (
      <p className={styles.note}>
        {list === 'followers'
          ? t('profile.people.noFollowers', { name })
          : t('profile.people.noFollowing', { name })}
      </p>
    );
  }
  return (
    <div>
      <ul aria-label={title}>
        {data.map((person) => (
          <PersonRow key={person.username} person={person}>
            {person.viewerIsThem ? (
              <Badge tone="you">{t('profile.people.you')}</Badge>
            ) : (
              <FollowButton person={person} size="small" />
            )}
          </PersonRow>
        ))}
      </ul>
      <NextPage
        list={people}
        label={t('profile.people.more')}
        failed={t('profile.people.failed')}
      />
    </div>
  );
}
