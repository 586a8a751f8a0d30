import { useLazyState } from '../../ui/loading/lazy-component.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './day-story.module.css';

/** Keeps the room of a usual day while its story comes. */
export function StoryPlace({ isPassing = false }: { isPassing?: boolean }) {
  const { hasFailed } = useLazyState();
  return hasFailed ? null : (
    <div aria-hidden="true" className={joinClasses(styles.story, isPassing && styles.passing)} />
  );
}
