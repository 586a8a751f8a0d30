import type { Match } from '@girone/contract/matches';
import { useState, type ReactNode } from 'react';
import { MatchExtras } from '../../features/matches/match-extras.ts';
import { useSession } from '../../features/session/use-session.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MatchComments } from './match-comments.tsx';

const MatchDiscussion = lazyComponent(
  withDictionaries(
    ['posts', 'uploads'],
    async () => (await import('./match-discussion.tsx')).OpenMatchDiscussion,
  ),
  function MatchDiscussionFallback({ match: { film1, film2 }, onClose }) {
    const { t } = useTranslation();
    const title = t('matches.name', { home: film1.title, away: film2.title });
    return <DialogFallback wide title={title} height={420} onClose={onClose} />;
  },
);

/** Gives every match inside a way to what is said about it; visitors have none. */
export function MatchTalk({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [opened, setOpened] = useState<Match | null>(null);
  if (user === null) return children;
  return (
    <MatchExtras value={drawComments(setOpened)}>
      {children}
      {opened !== null && <MatchDiscussion match={opened} onClose={() => setOpened(null)} />}
    </MatchExtras>
  );
}

function drawComments(onOpen: (match: Match) => void) {
  return (match: Match) => (
    <MatchComments
      match={match}
      onNear={() => void MatchDiscussion.preload()}
      onOpen={() => onOpen(match)}
    />
  );
}
