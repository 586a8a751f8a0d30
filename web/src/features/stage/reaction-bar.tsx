import { reactions, type Reaction } from '@girone/contract/stage-rules';
import { useState, type ReactNode } from 'react';
import type { PlainKey } from '../../i18n/dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { ReactionArt } from './reaction-art.tsx';
import styles from './reactions.module.css';

interface ReactionBarProps {
  onThrow: (kind: Reaction) => boolean;
  /** Instead of the six, for whoever is not signed in. */
  signIn: ReactNode;
  isWide?: boolean | undefined;
}

/** Six things to throw, one with each press. */
export function ReactionBar({ onThrow, signIn, isWide = false }: ReactionBarProps) {
  const { t } = useTranslation();
  const [sunk, setSunk] = useState<Reaction | null>(null);

  function press(kind: Reaction): void {
    if (onThrow(kind)) return;
    setSunk(kind);
    setTimeout(() => setSunk(null), sinksMs);
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields are in it
      role="group"
      aria-label={t('stage.reactions.title')}
      className={joinClasses(styles.bar, isWide && styles.wide)}
    >
      {signIn === null ? (
        reactions.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-label={t(reactionNames[kind])}
            className={joinClasses(sunk === kind && styles.sunk)}
            onClick={() => press(kind)}
          >
            <span className={styles.drawn}>
              <ReactionArt kind={kind} />
            </span>
          </button>
        ))
      ) : (
        <div className={styles.signIn}>{signIn}</div>
      )}
    </div>
  );
}

/** A button that cannot throw yet is down for so long. */
const sinksMs = 300;

const reactionNames: Readonly<Record<Reaction, PlainKey>> = {
  '👏': 'stage.reactions.applause',
  '❤️': 'stage.reactions.heart',
  '😂': 'stage.reactions.laugh',
  '😮': 'stage.reactions.twist',
  '😢': 'stage.reactions.tear',
  '🍅': 'stage.reactions.tomato',
};
