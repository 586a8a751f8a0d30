import type { Match } from '@girone/contract/matches';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

/** For so long after the cards have changed a press was meant for the card that stood there before. */
export const settleMs = 1000;

interface Settling {
  isSettling: boolean;
  /** Says that a press has been let go by. */
  ignore: () => void;
}

const SettlingContext = createContext<Settling>({ isSettling: false, ignore: () => undefined });

export function useSettling(): Settling {
  return use(SettlingContext);
}

interface SettlingCardsProps {
  /** As they stand on screen; none while they are on their way. */
  cards: readonly Pick<Match, 'id' | 'status'>[];
  children: ReactNode;
}

/** Takes no vote for a moment when other cards come to stand under the finger, and says that they did. */
export function SettlingCards({ cards, children }: SettlingCardsProps) {
  const { t } = useTranslation();
  const order = cards.map(placeOf).join(' ');
  const [shown, setShown] = useState(order);
  const [settled, setSettled] = useState(order);
  const [said, setSaid] = useState('');
  if (order !== '' && order !== shown) {
    setShown(order);
    // Nobody has aimed at anything before the first cards are there.
    if (shown === '') setSettled(order);
    else setSaid(t('matches.moment.changed'));
  }

  const isSettling = settled !== shown;
  useEffect(() => {
    if (settled === shown) return undefined;
    const timer = setTimeout(() => setSettled(shown), settleMs);
    return () => clearTimeout(timer);
  }, [settled, shown]);

  const ignored = t('matches.moment.ignored');
  const settling = useMemo(
    () => ({ isSettling, ignore: () => setSaid(ignored) }),
    [isSettling, ignored],
  );
  return (
    <SettlingContext value={settling}>
      {children}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </SettlingContext>
  );
}

/** A match that opens gets its buttons; one that closes loses them, which misleads no finger. */
function placeOf({ id, status }: SettlingCardsProps['cards'][number]): string {
  return status === 'pending' ? String(id) : `${id}+`;
}
