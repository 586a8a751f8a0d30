import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import styles from './user-tools.module.css';

const bell = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/notifications/bell.tsx'),
    loadSentencesOf('notifications'),
  ]);
  return part;
});

/** The bar does without it: its place is kept, and where it does not arrive it stays empty. */
export function LateBell() {
  const { part } = useLatePart(bell, true);
  return <div className={styles.bell}>{part !== null && <part.Bell />}</div>;
}
