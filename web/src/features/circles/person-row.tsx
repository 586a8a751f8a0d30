import type { CircleMember } from '@girone/contract/circles';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/images/avatar.tsx';
import styles from './person-row.module.css';
import { completeNameOf } from './person-name.ts';

interface PersonRowProps {
  person: Pick<CircleMember, 'username' | 'firstName' | 'lastName' | 'profileImageUrl'>;
  /** What the person is, or since when. */
  mark: ReactNode;
  /** What the person said. */
  text?: ReactNode;
  actions?: ReactNode;
}

/** One person in a list, and what can be done about them. */
export function PersonRow({ person, mark, text, actions }: PersonRowProps) {
  const { username, profileImageUrl } = person;
  const fullName = completeNameOf(person);
  return (
    <li className={styles.row}>
      <Avatar username={username} src={profileImageUrl} size={48} single />
      <div className={styles.words}>
        <b className={styles.username}>{username}</b>
        {fullName !== null && <span className={styles.name}>{fullName}</span>}
      </div>
      <div className={styles.mark}>{mark}</div>
      {text !== undefined && <div className={styles.text}>{text}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
