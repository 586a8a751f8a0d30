import { watchTooltipTriggers, type TooltipTrigger } from './tooltip-triggers.ts';

/** For so long a mouse rests on something that is new to it; not so on its neighbour. */
const openDelayMs = 700;
const skipDelayMs = 300;
/** The way from the button to its tooltip, which may be pointed at. */
const crossingMs = 150;

export interface TooltipTiming {
  /** The mouse has come to the tooltip itself. */
  keep: () => void;
  /** It was sent away: it does not come again before its button was left. */
  dismiss: () => void;
  stop: () => void;
}

/** Decides whose tooltip is to be seen, and calls `show` whenever that changes. */
export function startTooltipTiming(
  first: TooltipTrigger | null,
  show: (target: HTMLElement | null) => void,
): TooltipTiming {
  let open: TooltipTrigger | null = null;
  let pointed: HTMLElement | null = null;
  let dismissed: HTMLElement | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(): void {
    clearTimeout(timer);
    if (open === null) return;
    open = null;
    closedAt = Date.now();
    show(null);
  }

  function openFor(trigger: TooltipTrigger): void {
    // Whatever it opens, a menu perhaps, says more.
    if (trigger.target?.getAttribute('aria-expanded') === 'true') return;
    open = trigger;
    show(trigger.target);
  }

  function take(trigger: TooltipTrigger): void {
    const { target, by } = trigger;
    if (by === 'pointer') pointed = target;
    // What the keyboard has opened stays until the focus goes on.
    if (target === null && open !== null && open.by !== by) return;
    clearTimeout(timer);
    if (target === null) {
      dismissed = null;
      // Another key may follow at once, and is not the tooltip's any more.
      if (by === 'keyboard') close();
      else timer = setTimeout(close, crossingMs);
      return;
    }
    if (target === dismissed || target === open?.target) return;
    dismissed = null;
    const isAtOnce = by === 'keyboard' || open !== null || Date.now() - closedAt < skipDelayMs;
    if (isAtOnce) openFor(trigger);
    else timer = setTimeout(() => openFor(trigger), trigger.at + openDelayMs - Date.now());
  }

  function dismiss(): void {
    dismissed = open?.target ?? pointed;
    close();
    clearTimeout(timer);
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('pointerdown', dismiss, { signal });
  // Before anybody else: Escape closes what lies on top, and only that.
  window.addEventListener(
    'keydown',
    (event) => {
      const isEscape = event.key === 'Escape' && open !== null;
      if (isEscape) event.stopPropagation();
      if (isEscape || event.key === 'Enter' || event.key === ' ') dismiss();
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'scroll',
    ({ target }) => {
      if (open?.target && target instanceof Node && target.contains(open.target)) dismiss();
    },
    { signal, capture: true },
  );
  const unwatch = watchTooltipTriggers(take);
  if (first !== null) take(first);

  return {
    keep: () => clearTimeout(timer),
    dismiss,
    stop() {
      unwatch();
      listeners.abort();
      clearTimeout(timer);
    },
  };
}
