import { reactions } from '@girone/contract/stage-rules';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { ReactionArt } from './reaction-art.tsx';
import styles from './reactions.module.css';
import { styleVariables } from './style-variables.ts';
import type { Face } from './stage-context.ts';
import type { FloatingReaction, Reactions } from './use-reactions.ts';

interface FloatingReactionsProps {
  reactions: Reactions;
  face: Face;
  /** Counted, for whoever wants no motion. */
  isCalm: boolean;
}

/** Along the two touchlines, never over a poster or a figure. */
export function FloatingReactions({ reactions: thrown, face, isCalm }: FloatingReactionsProps) {
  if (isCalm) return <CountedReactions thrown={thrown} face={face} />;
  return (
    <div aria-hidden className={styles[face]}>
      {([0, 1] as const).map((lane) => (
        <div
          key={lane}
          className={joinClasses(styles.lane, lane === 0 ? styles.left : styles.right)}
        >
          {thrown.floating
            .filter(({ id }) => id % 2 === lane)
            .map((each) => (
              <span
                key={each.id}
                className={styles.risen}
                style={lookOf(each)}
                onAnimationEnd={() => thrown.land(each.id)}
              >
                <ReactionArt kind={each.kind} />
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}

function CountedReactions({ thrown, face }: { thrown: Reactions; face: Face }) {
  return (
    <div aria-hidden className={styles[face]}>
      <ul className={styles.counters}>
        {reactions
          .filter((kind) => (thrown.totals[kind] ?? 0) > 0)
          .map((kind) => (
            <li key={kind}>
              <span>
                <ReactionArt kind={kind} />
              </span>
              {thrown.totals[kind]}
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Each a little elsewhere, larger and more askew than the one before. */
function lookOf({ id, wait }: FloatingReaction) {
  const scattered = (id * 47) % 100;
  return styleVariables({
    '--x': 6 + (scattered % 36),
    '--size': 58 + (scattered % 34),
    '--turn': `${(scattered % 21) - 10}deg`,
    '--wait': `${wait}ms`,
  });
}
