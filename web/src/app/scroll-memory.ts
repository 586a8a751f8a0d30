import { noteReturn } from '../lib/loading/returning.ts';

const settleMs = 150;
/** By these a person scrolls or goes on. */
const touches = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let timer: ReturnType<typeof setTimeout> | undefined;
/** On the way to a place that the page is not tall enough for yet: where it stands now is nobody's. */
let isOnItsWay = false;

/**
 * Keeps each history entry's scroll position in the entry itself, so that it survives a reload.
 * The browser's own memory comes too early: at that moment the page behind is not drawn yet.
 */
export function watchScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', rememberSoon, { passive: true });
  window.addEventListener('pagehide', rememberScroll);
  window.addEventListener('click', rememberBeforeJump, { capture: true });
  // The entry has changed already: what was still to be noted belonged to the other one.
  window.addEventListener('popstate', arrive, { capture: true });
  for (const touch of touches) window.addEventListener(touch, moveOn, { passive: true });
  noteReturn(hasScrolled());
  return () => {
    forgetPending();
    window.removeEventListener('scroll', rememberSoon);
    window.removeEventListener('pagehide', rememberScroll);
    window.removeEventListener('click', rememberBeforeJump, { capture: true });
    window.removeEventListener('popstate', arrive, { capture: true });
    for (const touch of touches) window.removeEventListener(touch, moveOn);
  };
}

/** To be called before an entry is left by a link. */
export function rememberScroll(): void {
  forgetPending();
  if (isOnItsWay) return;
  const scrollTop = Math.round(window.scrollY);
  if (scrollTop === savedScroll()) return;
  const state = stateOfEntry();
  window.history.replaceState({ ...state, scrollTop }, '');
}

export function scrollToTop(): void {
  forgetPending();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Goes back to where the entry was left; waits for content that makes the page tall enough. An entry
 * that was never left goes to `otherwise`, or stays where the browser has put it.
 */
export function restoreScroll(otherwise?: number): () => void {
  const target = savedScroll() ?? otherwise;
  if (target === undefined || reach(target)) return () => undefined;

  const growth = new ResizeObserver(() => {
    if (reach(target)) stop();
  });

  function stop(): void {
    isOnItsWay = false;
    growth.disconnect();
    for (const touch of touches) window.removeEventListener(touch, stop);
  }

  isOnItsWay = true;
  growth.observe(document.body);
  // A person who scrolls by themselves is not to be pulled away.
  for (const touch of touches) window.addEventListener(touch, stop, { passive: true });
  return stop;
}

function reach(target: number): boolean {
  window.scrollTo({ top: target, behavior: 'instant' });
  return window.scrollY >= target - 1;
}

function arrive(): void {
  forgetPending();
  noteReturn(hasScrolled());
}

function moveOn(): void {
  noteReturn(false);
}

function hasScrolled(): boolean {
  return (savedScroll() ?? 0) > 0;
}

function rememberSoon(): void {
  forgetPending();
  timer = setTimeout(rememberScroll, settleMs);
}

function forgetPending(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** A link into the page itself makes a new entry without asking the router. */
function rememberBeforeJump({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href^="#"]') !== null) rememberScroll();
}

function savedScroll(): number | undefined {
  const { scrollTop } = stateOfEntry();
  return typeof scrollTop === 'number' ? scrollTop : undefined;
}

function stateOfEntry(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
