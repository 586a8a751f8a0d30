import { useEffect, useState } from 'react';

/** What the address did last: `none` after the back button, which has its own memory. */
type LastStep = 'none' | 'pushed' | 'replaced';

/**
 * A view that a step within the page has opened starts at its heading, for the eye and the keyboard.
 * Two of the answers are refs for headings: one takes the focus after a link only, one after every step.
 * Back and forward are left to the page, which remembers where each entry was left.
 */
export function useViewFocus() {
  const [{ watch, ...refs }] = useState(createViewFocus);
  useEffect(watch, [watch]);
  return refs;
}

function createViewFocus() {
  let lastStep: LastStep = 'none';
  const push = () => (lastStep = 'pushed');
  const replace = () => (lastStep = 'replaced');
  const pop = () => void (lastStep = 'none');

  function start(heading: HTMLElement | null, steps: readonly LastStep[]): void {
    if (heading === null || !steps.includes(lastStep)) return;
    lastStep = 'none';
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.focus();
  }

  function watch(): () => void {
    window.addEventListener('pushState', push);
    window.addEventListener('replaceState', replace);
    window.addEventListener('popstate', pop);
    return () => {
      window.removeEventListener('pushState', push);
      window.removeEventListener('replaceState', replace);
      window.removeEventListener('popstate', pop);
    };
  }

  return {
    watch,
    /** The step that was just made has a start of its own. */
    forgetStep: pop,
    afterLink: (heading: HTMLElement | null) => start(heading, ['pushed']),
    afterEveryStep: (heading: HTMLElement | null) => start(heading, ['pushed', 'replaced']),
  };
}
