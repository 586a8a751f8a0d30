import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useMediaQuery, widerThanPhone } from '../../ui/styling/use-media-query.ts';

interface Arrival {
  tabs: RefObject<HTMLElement | null>;
  isAtMatches: boolean;
  /** Open matches without the viewer's answer; null without a vote. */
  votesLeft: number | null;
}

/**
 * On a phone the head of a championship fills the window. Whoever comes to matches that wait for a vote, by
 * a link or by the tab, comes to the tabs: the first button is then above the fold.
 */
export function useScrollToVotes({ tabs, isAtMatches, votesLeft }: Arrival): void {
  const isPhone = !useMediaQuery(widerThanPhone);

  const arrive = useEffectEvent(() => {
    // A match that the address names is gone to by itself.
    if (!isPhone || (votesLeft ?? 0) === 0 || window.location.hash !== '') return;
    const element = tabs.current;
    // A person who is further down already is not to be pulled away.
    if (element !== null && element.getBoundingClientRect().top > 0) element.scrollIntoView();
  });

  useEffect(() => {
    if (isAtMatches) arrive();
  }, [isAtMatches]);
}
