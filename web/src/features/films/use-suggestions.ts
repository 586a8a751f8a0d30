import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { filmSearchQuery } from './films.queries.ts';

/** One letter begins hundreds of films. */
const fewestLetters = 2;
const pauseMs = 200;

interface Asked {
  text: string;
  /** By the button, and not by typing. */
  byButton: boolean;
}

/** The films that may be meant by what stands in a field, as a list that opens and closes. */
export function useSuggestions() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [active, setActive] = useState(-1);
  const pause = useRef(0);
  const { data, isPlaceholderData } = useQuery({
    ...filmSearchQuery(asked?.text ?? ''),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    // While somebody types, a failure is no matter: the button says what is wrong.
    retry: false,
  });
  const films = asked === null ? [] : (data ?? []);
  const isOpen = films.length > 0;

  useEffect(() => () => window.clearTimeout(pause.current), []);

  function open(next: Asked | null): void {
    window.clearTimeout(pause.current);
    setActive(-1);
    setAsked(next);
  }

  return {
    films,
    isOpen,
    isAsked: asked?.byButton ?? false,
    /** The films are still those of fewer letters. */
    isBehind: isPlaceholderData,
    /** The place of the entry that the arrow keys are at; -1 for none. */
    active,
    /** Somebody has typed: after a moment without another letter the films are asked for. */
    type(text: string): void {
      window.clearTimeout(pause.current);
      setActive(-1);
      const wanted = text.trim();
      if (wanted.length < fewestLetters) open(null);
      else
        pause.current = window.setTimeout(() => open({ text: wanted, byButton: false }), pauseMs);
    },
    ask: (text: string) => open({ text, byButton: true }),
    close: () => open(null),
    /** To the next entry or the one before; behind the films stands one more. */
    step(by: 1 | -1): void {
      const count = films.length + 1;
      setActive((now) => (now === -1 && by === -1 ? count - 1 : (now + by + count) % count));
    },
  };
}
