import styles from './account-heading.module.css';

interface AccountHeadingProps {
  title: string;
  lead?: string;
}

/** The name of the screen, and what to do on it; a change of the second is read out. */
export function AccountHeading({ title, lead }: AccountHeadingProps) {
  return (
    <div>
      <h1 className={styles.title}>{title}</h1>
      <output className={styles.lead}>{lead}</output>
    </div>
  );
}
