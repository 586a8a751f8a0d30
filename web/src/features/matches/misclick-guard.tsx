import type { Match } from '@girone/contract/matches';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

/** How long after a change a press still counts as meant for the card that was there before. */
export const guardMs = 1000;

interface MisclickState {
  /** Cards have just changed place: a press now was aimed at another one. */
  isGuarding: boolean;
  /** Announces that a press was ignored. */
  ignore: () => void;
}

const MisclickContext = createContext<MisclickState>({
  isGuarding: false,
  ignore: () => undefined,
});

export function useMisclickGuard(): MisclickState {
  return use(MisclickContext);
}

interface MisclickGuardProps {
  /** As they stand on screen; none while they are on their way. */
  cards: readonly Pick<Match, 'id' | 'status'>[];
  children: ReactNode;
}

/** Takes no vote for a moment when other cards come to stand under the finger, and says that they did. */
export function MisclickGuard({ cards, children }: MisclickGuardProps) {
  const { t } = useTranslation();
  const order = cards.map(placeOf).join(' ');
  const [shown, setShown] = useState(order);
  const [settled, setSettled] = useState(order);
  const [announcement, setAnnouncement] = useState('');
  if (order !== '' && order !== shown) {
    setShown(order);
    // Nobody has aimed at anything before the first cards are there.
    if (shown === '') setSettled(order);
    else setAnnouncement(t('matches.moment.changed'));
  }

  const isGuarding = settled !== shown;
  useEffect(() => {
    if (settled === shown) return undefined;
    const timer = setTimeout(() => setSettled(shown), guardMs);
    return () => clearTimeout(timer);
  }, [settled, shown]);

  const ignored = t('matches.moment.ignored');
  const guard = useMemo(
    () => ({ isGuarding, ignore: () => setAnnouncement(ignored) }),
    [isGuarding, ignored],
  );
  return (
    <MisclickContext value={guard}>
      {children}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </MisclickContext>
  );
}

/** A match that opens gets its buttons; one that closes loses them, which misleads no finger. */
function placeOf({ id, status }: MisclickGuardProps['cards'][number]): string {
  return status === 'pending' ? String(id) : `${id}+`;
}
