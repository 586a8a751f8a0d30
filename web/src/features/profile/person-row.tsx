import type { Person } from '@girone/contract/people';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar } from '../../ui/avatar.tsx';
import { sizedCover } from '../../ui/poster/sized-cover.ts';
import styles from './person-row.module.css';
import { fullNameOf, nameOf } from '../../lib/person-name.ts';
import { profileAddress } from './profile-address.ts';

interface PersonRowProps {
  person: Person;
  /** Behind the username. */
  note?: string | undefined;
  /** What can be done about them. */
  children?: ReactNode;
}

/** One person in a list, with the way to their profile. */
export function PersonRow({ person, note, children }: PersonRowProps) {
  const { username, profileImageUrl } = person;
  return (
    <li className={styles.row}>
      <Avatar
        size={48}
        username={username}
        name={fullNameOf(person)}
        src={sizedCover(profileImageUrl, 160)}
      />
      <div className={styles.words}>
        <Link href={profileAddress(username)} className={styles.name}>
          {nameOf(person)}
        </Link>
        <span className={styles.detail}>
          {note === undefined ? `@${username}` : `@${username} · ${note}`}
        </span>
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
