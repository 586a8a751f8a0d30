import type { Match } from '@girone/contract/matches';
import { useState, type ReactNode } from 'react';
import { MatchExtras } from '../../features/matches/match-extras.ts';
import { useSession } from '../../features/session/use-session.ts';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MatchComments } from './match-comments.tsx';

const discussions = latePart(async () => {
  const [part] = await Promise.all([
    import('./match-discussion.tsx'),
    loadDictionary('posts'),
    loadDictionary('uploads'),
  ]);
  return part.OpenMatchDiscussion;
});

/** Gives every match inside a way to what is said about it; visitors have none. */
export function MatchTalk({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [opened, setOpened] = useState<Match | null>(null);
  if (user === null) return children;
  return (
    <MatchExtras value={drawComments(setOpened)}>
      {children}
      {opened !== null && <LateMatchDiscussion match={opened} onClose={() => setOpened(null)} />}
    </MatchExtras>
  );
}

function drawComments(onOpen: (match: Match) => void) {
  return (match: Match) => (
    <MatchComments match={match} onNear={discussions.fetch} onOpen={() => onOpen(match)} />
  );
}

interface LateMatchDiscussionProps {
  match: Match;
  onClose: () => void;
}

function LateMatchDiscussion({ match, onClose }: LateMatchDiscussionProps) {
  const { t } = useTranslation();
  const { part: OpenMatchDiscussion, ...late } = useLatePart(discussions, true);
  if (OpenMatchDiscussion !== null) return <OpenMatchDiscussion match={match} onClose={onClose} />;
  const title = t('matches.name', { home: match.film1.title, away: match.film2.title });
  return <DialogToCome {...late} wide title={title} height={420} onClose={onClose} />;
}
