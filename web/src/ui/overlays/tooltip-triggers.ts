/** Something that says by a tooltip what its picture means: its `aria-label`, for those who see. */
export const tooltipMark = { 'data-tooltip': '' } as const;

export interface TooltipTrigger {
  /** What a mouse has come to point at, or the keyboard has come to; null: neither any more. */
  target: HTMLElement | null;
  by: 'pointer' | 'keyboard';
  at: number;
}

/** Tells where mouse and keyboard are. A finger gives none: it has nowhere to wait. */
export function watchTooltipTriggers(tell: (trigger: TooltipTrigger) => void): () => void {
  const listeners = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    take: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, take, { signal: listeners.signal });
  const say = (by: TooltipTrigger['by'], target: HTMLElement | null) =>
    tell({ target, by, at: Date.now() });

  listen('pointerover', ({ pointerType, target }) => {
    if (pointerType !== 'touch' && !isTooltip(target)) say('pointer', markedAround(target));
  });
  listen('pointerout', ({ relatedTarget }) => {
    // Out of the window.
    if (relatedTarget === null) say('pointer', null);
  });
  // Let go of where the focus went: not where a dialog has put it, and not after a press.
  listen('keyup', ({ key, target }) => {
    const marked = key === 'Tab' || key.startsWith('Arrow') ? markedAround(target) : null;
    if (marked !== null) say('keyboard', marked);
  });
  listen('focusout', () => say('keyboard', null));
  return () => listeners.abort();
}

function isTooltip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tooltip"]') !== null;
}

function markedAround(target: EventTarget | null): HTMLElement | null {
  const marked = target instanceof Element ? target.closest('[data-tooltip]') : null;
  return marked instanceof HTMLElement ? marked : null;
}
