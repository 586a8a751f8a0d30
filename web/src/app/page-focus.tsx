import { useEffect, useLayoutEffect } from 'react';
import { lastNavigation } from './navigation-type.ts';
import { restoreScroll, scrollToTop } from './scroll-memory.ts';

/** A page reached by a link starts at its top, at once, even while its content is on the way. */
export function PageStart() {
  useLayoutEffect(() => {
    if (lastNavigation() === 'link') scrollToTop();
  }, []);
  return null;
}

/** Stands beside the content of a page, so that its effect runs when that content is on screen. */
export function PageFocus() {
  useEffect(() => {
    const navigation = lastNavigation();
    if (navigation !== 'load') focusPage();
    if (navigation === 'link') return undefined;
    return restoreScroll(navigation === 'back' ? 0 : undefined);
  }, []);
  useEffect(watchStepsWithin, []);
  return null;
}

/** Going back within a page, to before a jump to one of its sections, is nothing to the router. */
function watchStepsWithin(): () => void {
  const { pathname } = window.location;
  let stop: (() => void) | undefined;

  function step(): void {
    if (window.location.pathname !== pathname) return;
    stop?.();
    stop = restoreScroll();
  }

  window.addEventListener('popstate', step);
  return () => {
    window.removeEventListener('popstate', step);
    stop?.();
  };
}

/** Moves the keyboard and the screen reader to the new page. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (target === null || target === undefined) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
