import type { Profile } from '@girone/contract/profiles';
import { CalendarDays, Link2, MapPin } from '../../ui/images/icons.ts';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { Stats } from '../../ui/layout/stats.tsx';
import { preloadPeople } from './lazy-parts.tsx';
import { nameOf } from '../../domain/person/person-name.ts';
import styles from './profile-about.module.css';
import type { PeopleList } from './profile-address.ts';

interface ProfileAboutProps {
  profile: Profile;
  onOpenPeople: (list: PeopleList) => void;
}

/** What the person says of themselves, and their counters. */
export function ProfileAbout({ profile, onOpenPeople }: ProfileAboutProps) {
  const { t } = useTranslation();
  const { bio, isOpen } = profile;
  useEffect(() => {
    if (isOpen) preloadPeople();
  }, [isOpen]);
  const counted = {
    films: profile.filmsUploaded,
    followers: profile.followersCount,
    following: profile.followingCount,
    posts: profile.postsCount,
  };

  function counter(key: keyof typeof counted) {
    const total = currentFormat().number(counted[key]);
    const label = t(`profile.counters.${key}`);
    const isList = key === 'followers' || key === 'following';
    if (!isList || !isOpen) return { key, label, value: total };
    return {
      key,
      label,
      value: (
        <button
          type="button"
          className={styles.counter}
          aria-label={t('profile.counters.open', { name: label, total })}
          aria-haspopup="dialog"
          onClick={() => onOpenPeople(key)}
        >
          {total}
        </button>
      ),
    };
  }

  return (
    <>
      {bio !== null && <p className={styles.bio}>{bio}</p>}
      <Facts profile={profile} />
      <section aria-label={t('profile.counters.label')}>
        <Stats
          boxed
          className={styles.counters}
          items={[counter('films'), counter('followers'), counter('following'), counter('posts')]}
        />
      </section>
    </>
  );
}

function Facts({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { location, website, createdAt } = profile;
  const items = [];
  if (location !== null) {
    items.push({
      key: 'location',
      icon: <MapPin {...textIcon} />,
      text: <span className={styles.fact}>{location}</span>,
    });
  }
  if (website !== null && isWebAddress(website)) {
    items.push({
      key: 'website',
      icon: <Link2 {...textIcon} />,
      text: (
        <a
          href={website}
          target="_blank"
          rel="nofollow ugc noopener"
          title={t('profile.website', { name: nameOf(profile) })}
          className={styles.website}
        >
          {shortAddress(website)}
        </a>
      ),
    });
  }
  if (createdAt !== null) {
    items.push({
      key: 'joined',
      icon: <CalendarDays {...textIcon} />,
      text: t('profile.joined', { date: currentFormat().longDate(createdAt) }),
    });
  }
  return items.length > 0 && <MetaList items={items} />;
}

/** The server takes no other; what was stored before may be anything. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
