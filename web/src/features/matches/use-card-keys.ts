import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A vote goes on to the next card as well. */
export type CardKeyAction = 'home' | 'away' | 'skip' | 'back';

const keyActions: Partial<Record<string, CardKeyAction>> = {
  ArrowLeft: 'home',
  ArrowRight: 'away',
  ArrowDown: 'skip',
  ArrowUp: 'back',
};

/**
 * The arrow keys on a card that has the focus itself. It gets that when somebody asks to vote with the
 * keys, and after every vote; on the buttons inside the keys are theirs.
 */
export function useCardKeys(
  card: RefObject<HTMLElement | null>,
  onAction: ((action: CardKeyAction) => void) | undefined,
): void {
  const isOn = onAction !== undefined;
  const take = useEffectEvent((event: KeyboardEvent) => {
    const action = keyActions[event.key];
    if (action === undefined || event.target !== event.currentTarget) return;
    // With one of these they are the browser's: Alt and the left arrow go back a page.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAction?.(action);
  });
  useEffect(() => {
    const element = card.current;
    if (!isOn || element === null) return undefined;
    element.addEventListener('keydown', take);
    return () => element.removeEventListener('keydown', take);
  }, [card, isOn]);
}
