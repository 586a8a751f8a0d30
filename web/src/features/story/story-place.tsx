import { useLazyState } from '../../ui/loading/lazy-component.tsx';
import styles from './day-story.module.css';

/** Keeps the room of a usual day while its story comes. */
export function StoryPlace() {
  const { hasFailed } = useLazyState();
  return hasFailed ? null : <div aria-hidden="true" className={styles.story} />;
}
