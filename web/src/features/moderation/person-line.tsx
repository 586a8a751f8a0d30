import type { Person } from '@girone/contract/people';
import type { ReactNode } from 'react';
import { personAddress } from '../../domain/person/person-address.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './case-card.module.css';

interface PersonLineProps {
  person: Person;
  size: 36 | 48;
  /** Behind the username. */
  detail?: ReactNode;
}

export function PersonLine({ person, size, detail }: PersonLineProps) {
  const { username, profileImageUrl } = person;
  return (
    <div className={styles.person}>
      <Avatar size={size} username={username} src={profileImageUrl} />
      <div className={styles.words}>
        <b className={styles.name}>{nameOf(person)}</b>
        <div className={styles.detail}>
          <TextLink href={personAddress(username)}>@{username}</TextLink>
          {detail !== undefined && <> · {detail}</>}
        </div>
      </div>
    </div>
  );
}
