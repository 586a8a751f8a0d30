import type { Match } from '@girone/contract/matches';
import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { buttonIcon } from '../../ui/icon-look.ts';
import { Grid } from '../../ui/layout.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './all-matches.module.css';
import { hasAnswered } from './change-match.ts';
import { MatchCard } from './match-card.tsx';
import { matchAnchor } from './use-way-in.ts';

interface OpenMatchesProps {
  matches: readonly Match[];
  now: number;
  isVisitor: boolean;
  /** The last tile of somebody who has no vote yet. */
  invitation: ReactNode;
}

/** Everything that is open, as cards; who may vote goes through them with the arrow keys. */
export function OpenMatches({ matches, now, isVisitor, invitation }: OpenMatchesProps) {
  const { t } = useTranslation();
  const votable = matches.filter(({ viewerMayVote }) => viewerMayVote);
  const first = votable.find((match) => !hasAnswered(match));

  function step(from: Match, by: 1 | -1): void {
    const next = votable[votable.indexOf(from) + by];
    if (next !== undefined) focusOn(next);
  }

  return (
    <section aria-labelledby="open-matches">
      <SectionHead id="open-matches" title={t('matches.all.open')} count={matches.length}>
        {first !== undefined && (
          <div className={styles.keys}>
            <span id="vote-keys" className={styles.keysHint}>
              {t('matches.all.keysHint')}
            </span>
            <Button
              variant="secondary"
              size="small"
              icon={<Keyboard {...buttonIcon} />}
              aria-describedby="vote-keys"
              onClick={() => focusOn(first)}
            >
              {t('matches.all.keys')}
            </Button>
          </div>
        )}
      </SectionHead>
      <Grid columns={3}>
        {matches.map((match) => (
          <MatchCard
            key={match.id}
            match={match}
            now={now}
            isVisitor={isVisitor}
            onStep={match.viewerMayVote ? (by) => step(match, by) : undefined}
          />
        ))}
        {invitation}
      </Grid>
    </section>
  );
}

function focusOn(match: Match): void {
  document.getElementById(matchAnchor(match))?.focus();
}
