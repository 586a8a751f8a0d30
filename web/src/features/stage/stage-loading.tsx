import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import hallStyles from './hall-scene.module.css';
import { HallSeats } from './hall-seats.tsx';
import type { Face } from './stage-context.ts';
import styles from './stage-view.module.css';

const keptSeats = 12;

/** The hall before anybody is known to be in it. */
export function StageLoading({ face }: { face: Face }) {
  const { t } = useTranslation();
  return (
    <div aria-busy className={joinClasses(styles.stage, styles[face])} data-theme={themeOf(face)}>
      <VisuallyHidden>
        <output>{t('stage.loading')}</output>
      </VisuallyHidden>
      <div aria-hidden className={styles.sheet}>
        <div className={hallStyles[face]}>
          <div className={joinClasses(hallStyles.hall, styles.loadingHall)}>
            <HallSeats hall={{ here: 0, seats: keptSeats, faces: [] }}>
              <div className={hallStyles.disc} />
            </HallSeats>
          </div>
        </div>
      </div>
    </div>
  );
}

/** A room is dark; a phone is as its owner likes it. */
export function themeOf(face: Face): 'dark' | undefined {
  return face === 'big' ? 'dark' : undefined;
}
