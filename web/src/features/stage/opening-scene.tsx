import type { PlacedScene } from '@girone/championship/show/script';
import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './opening-scene.module.css';
import { StageFlap } from './stage-flap.tsx';
import { useLate, useStageSetting } from './stage-context.ts';
import { PhoneTop } from './stage-top.tsx';
import { useDayName } from './use-stage-words.ts';

interface OpeningSceneProps {
  placed: PlacedScene;
  position: number;
}

/** Three, two, one. */
export function OpeningScene({ placed, position }: OpeningSceneProps) {
  const { t } = useTranslation();
  const { face, evening } = useStageSetting();
  const dayName = useDayName();
  const left = Math.max(1, Math.ceil((placed.ends - position) / 1000));
  const late = useLate(placed.begins);
  return (
    <section
      aria-label={t('stage.opening.title')}
      data-scene="opening"
      className={joinClasses(styles.opening, styles[face])}
      style={late}
    >
      {face === 'phone' && (
        <PhoneTop>
          <b>{evening.tournament.name}</b>
          <span>{dayName(evening)}</span>
        </PhoneTop>
      )}
      <svg viewBox="-960 -540 1920 1080" fill="none" aria-hidden className={styles.rings}>
        {[300, 402, 506, 606, 728, 880, 1060].map((radius, index) => (
          <circle key={radius} r={radius} strokeWidth={[9, 3, 20, 40, 76, 96, 110][index]} />
        ))}
      </svg>
      <div className={styles.middle}>
        <StageFlap value={left} digits={1} hot isSpoken={false} />
        <h1>{t('stage.hall.tonight')}</h1>
      </div>
    </section>
  );
}
