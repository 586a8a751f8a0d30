import type { Person } from '@girone/contract/people';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Avatar } from '../../ui/images/avatar.tsx';
import styles from './person-row.module.css';
import { personAddress } from '../../domain/person/person-address.ts';
import { nameOf } from '../../domain/person/person-name.ts';

interface PersonRowProps {
  person: Person;
  /** Behind the username. */
  note?: ReactNode;
  /** What can be done about them. */
  children?: ReactNode;
}

/** One person in a list, with the way to their profile. */
export function PersonRow({ person, note, children }: PersonRowProps) {
  const { username, profileImageUrl } = person;
  return (
    <li className={styles.row}>
      <Avatar size={48} username={username} src={profileImageUrl} />
      <div className={styles.words}>
        <Link href={personAddress(username)} className={styles.name}>
          {nameOf(person)}
        </Link>
        <span className={styles.detail}>
          @{username}
          {note !== undefined && <> · {note}</>}
        </span>
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
