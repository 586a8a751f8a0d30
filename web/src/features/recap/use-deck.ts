import { useEffect, useState, type RefObject } from 'react';

/** A third of a card at either side turns it. */
const edge = 1 / 3;

const ways: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};

/** The way through the cards: arrows, Home and End, and taps at the sides where one fills the window. */
export function useDeck(ref: RefObject<HTMLElement | null>) {
  const [isBrowsing, setIsBrowsing] = useState(false);

  useEffect(() => {
    const deck = ref.current;
    if (!deck) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const way = ways[event.key];
      if ((way === undefined && event.key !== 'Escape') || !isMeant(event, deck)) return;
      event.preventDefault();
      if (way === undefined) setIsBrowsing(false);
      else if (typeof way === 'number') turn(deck, findCurrent(deck) + way);
      else turn(deck, way === 'first' ? 0 : cardsOf(deck).length - 1);
    };
    const onClick = (event: MouseEvent) => {
      const isPress = event.target instanceof Element && event.target.closest('a, button') !== null;
      if (deck.scrollWidth <= deck.clientWidth || isPress) return;
      const share = event.clientX / deck.clientWidth;
      if (share > 1 - edge) turn(deck, findCurrent(deck) + 1);
      else if (share < edge) turn(deck, findCurrent(deck) - 1);
    };
    document.addEventListener('keydown', onKeyDown);
    deck.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      deck.removeEventListener('click', onClick);
    };
  }, [ref]);

  return {
    isBrowsing,
    browse: () => {
      setIsBrowsing(true);
      if (ref.current) turn(ref.current, 0);
    },
    leave: () => setIsBrowsing(false),
    step: (by: number) => {
      if (ref.current) turn(ref.current, findCurrent(ref.current) + by);
    },
  };
}

/** Keys that leaf through it wherever nothing else has the focus; the others scroll the page there. */
const anywhere: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Escape']);

/** With another key held down it is the browser's: Alt and an arrow go back. */
function isMeant(event: KeyboardEvent, deck: HTMLElement): boolean {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (target === document.body) return anywhere.has(key);
  return target instanceof Node && deck.contains(target);
}

function cardsOf(deck: HTMLElement): HTMLElement[] {
  return [...deck.querySelectorAll<HTMLElement>('article')];
}

/** The one that fills the window; the one with the focus where several are seen, before the first where none has. */
function findCurrent(deck: HTMLElement): number {
  if (deck.scrollWidth > deck.clientWidth) return Math.round(deck.scrollLeft / deck.clientWidth);
  return cardsOf(deck).findIndex((card) => card.contains(document.activeElement));
}

function turn(deck: HTMLElement, index: number): void {
  const cards = cardsOf(deck);
  const card = cards[Math.max(0, Math.min(index, cards.length - 1))];
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // After the change of layout that may come with it.
  requestAnimationFrame(() => {
    card?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    const behavior = isCalm ? 'auto' : 'smooth';
    card?.scrollIntoView({ behavior, block: 'nearest', inline: 'start' });
  });
}
