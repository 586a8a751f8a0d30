import styles from './owner-name.module.css';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The owner's first name, on wide screens the last name too. */
export function OwnerName({ name }: { name: string | null }) {
  const { t } = useTranslation();
  if (name === null) return t('shared.deletedUser');
  const [first, ...rest] = name.split(' ');
  if (rest.length === 0) return name;
  return (
    <>
      {first}
      <span className={styles.wide}> {rest.join(' ')}</span>
    </>
  );
}
