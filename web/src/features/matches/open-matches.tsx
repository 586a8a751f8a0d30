import type { Match } from '@girone/contract/matches';
import { Keyboard } from '../../ui/images/icons.ts';
import { useState, type ReactNode } from 'react';
import { useKeptVotes } from '../../domain/kept-votes/kept-votes-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import styles from './all-matches.module.css';
import { hasAnswered } from '../../domain/match/answered.ts';
import { focusOnMatch } from './focus-on-match.ts';
import { KeptVotes } from './kept-votes.tsx';
import { LiveCards } from './live-cards.tsx';

interface OpenMatchesProps {
  matches: readonly Match[];
  now: number;
  isVisitor: boolean;
  isMixed: boolean;
  /** The last tile of somebody who has no vote yet. */
  invitation?: ReactNode;
}

/** Everything that is open, as cards; who may vote goes through them with the arrow keys. */
export function OpenMatches({ matches, now, isVisitor, isMixed, invitation }: OpenMatchesProps) {
  const { t } = useTranslation();
  const ordered = useVotesFirst(matches);
  const votable = ordered.filter(({ viewerMayVote }) => viewerMayVote);
  const kept = useKeptVotes();
  const waiting = votable.filter((match) => !hasAnswered(match) && !kept.has(match.id));
  const [first] = waiting;

  function step(from: Match, by: 1 | -1): void {
    const next = votable[votable.indexOf(from) + by];
    if (next !== undefined) focusOnMatch(next);
  }

  return (
    <section aria-labelledby="open-matches">
      <SectionHead id="open-matches" title={t('matches.all.open')} count={matches.length}>
        {votable.length > 0 && (
          <div className={styles.keys}>
            <span className={styles.waiting}>
              {t('matches.all.waiting', { count: waiting.length })}
            </span>
            {first !== undefined && <VoteWithKeys first={first} />}
          </div>
        )}
      </SectionHead>
      <LiveCards
        columns={3}
        matches={ordered}
        now={now}
        isVisitor={isVisitor}
        isMixed={isMixed}
        onStep={step}
        empty={<p className={styles.none}>{t('matches.all.none')}</p>}
      >
        {invitation}
      </LiveCards>
      <KeptVotes />
    </section>
  );
}

function VoteWithKeys({ first }: { first: Match }) {
  const { t } = useTranslation();
  return (
    <div className={styles.withKeys}>
      <span id="vote-keys" className={styles.keysHint}>
        {t('matches.all.keysHint')}
      </span>
      <Button
        variant="secondary"
        size="small"
        icon={<Keyboard {...buttonIcon} />}
        aria-describedby="vote-keys"
        onClick={() => focusOnMatch(first)}
      >
        {t('matches.all.keys')}
      </Button>
    </div>
  );
}

/**
 * What waits for the viewer's vote, what they have voted on, then what others vote on. A card stays where
 * it is when it is voted on: only votes of before this page was opened count here.
 */
function useVotesFirst(matches: readonly Match[]): Match[] {
  const [votedBefore] = useState(() => new Set(matches.filter(hasAnswered).map(({ id }) => id)));
  const rankOf = ({ id, viewerMayVote }: Match) => {
    if (!viewerMayVote) return 2;
    return votedBefore.has(id) ? 1 : 0;
  };
  return matches.toSorted((one, other) => rankOf(one) - rankOf(other));
}
