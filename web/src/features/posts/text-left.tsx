import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './composer.module.css';

/** From here on it is worth knowing how much still fits. */
const nearTheLimit = 200;

interface TextLeftProps {
  id: string;
  left: number;
}

/** How many characters are left, once there are few. */
export function TextLeft({ id, left }: TextLeftProps) {
  const { t } = useTranslation();
  const isOver = left < 0;
  return (
    <p id={id} className={joinClasses(styles.left, isOver && styles.over)}>
      {left <= nearTheLimit && !isOver && t('posts.composer.left', { count: left })}
      {/* Said aloud when it matters, not with every letter. */}
      <output>{isOver && t('posts.composer.over', { count: -left })}</output>
    </p>
  );
}
