import { joinClasses } from '../../ui/styling/join-classes.ts';
import { drumBeats } from './drum-beats.ts';
import { useLate, useStageSetting } from './stage-context.ts';
import styles from './pitch.module.css';
import { styleVariables } from './style-variables.ts';

/** Chalk: a box for each poster, and the circle that holds the score. */
export function PitchLines() {
  const { face } = useStageSetting();
  return face === 'big' ? (
    <svg viewBox="0 0 1920 1080" fill="none" strokeWidth="3" aria-hidden className={styles.lines}>
      <g className={styles.homeLines}>
        <path d="M960 110A378 378 0 0 0 960 866" />
        <path d="M0 246H566V640H0" />
      </g>
      <g className={styles.awayLines}>
        <path d="M960 110A378 378 0 0 1 960 866" />
        <path d="M1920 246H1354V640H1920" />
      </g>
      <path d="M960 0V1080" />
    </svg>
  ) : (
    <svg viewBox="0 0 390 560" fill="none" strokeWidth="2" aria-hidden className={styles.lines}>
      <g className={styles.homeLines}>
        <path d="M195 292A134 134 0 0 0 195 560" />
        <path d="M-400 52H178V202H-400" />
      </g>
      <g className={styles.awayLines}>
        <path d="M195 292A134 134 0 0 1 195 560" />
        <path d="M790 52H212V202H790" />
      </g>
      <path d="M195 -40V600" />
    </svg>
  );
}

/** Rings that run from the centre of the pitch over everything. */
export function DrumRoll({ beat }: { beat: number }) {
  const { face } = useStageSetting();
  const late = useLate(beat);
  const [x, y] = face === 'big' ? [960, 488] : [195, 426];
  return (
    <svg
      viewBox={face === 'big' ? '0 0 1920 1080' : '0 0 390 560'}
      fill="none"
      aria-hidden
      className={joinClasses(styles.lines, styles.drum, face === 'phone' && styles.small)}
      style={late}
    >
      {drumBeats.map((at) => (
        <circle key={at} cx={x} cy={y} style={styleVariables({ '--at': `${at}ms` })} />
      ))}
    </svg>
  );
}
