import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { lazyComponent, useLazyState } from '../../ui/loading/lazy-component.tsx';
import styles from './time-bar-place.module.css';

/** The table comes first; its place is kept, so that nothing moves when it is here. */
export const LazyTimeBar = lazyComponent(
  withDictionaries(['timeMachine'], async () => (await import('./time-bar.tsx')).TimeBar),
  TimeBarPlace,
);

function TimeBarPlace() {
  const { hasFailed } = useLazyState();
  return hasFailed ? null : <div aria-hidden className={styles.place} />;
}
