import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { writeTabStorage, readTabStorage } from './tab-storage.ts';
import { keyOf, readLines, writeLine, type NamedFilm } from './read-lines.ts';

export type ListDraft = ReturnType<typeof useListDraft>;

/** The list as it is being put together; a reload of the page keeps it. */
export function useListDraft(userId: number) {
  const storageKey = `film-import-list:${userId}`;
  const [text, draw] = useState(() => readTabStorage(storageKey) ?? '');
  // Several files are read one after another, and each begins with what the one before has left.
  const latest = useRef(text);
  // Thousands of lines are read again while somebody types, and must not hold up the typing.
  const settled = useDeferredValue(text);
  const list = useMemo(() => readLines(settled), [settled]);
  useEffect(
    () => writeTabStorage(storageKey, settled === '' ? null : settled),
    [storageKey, settled],
  );

  function setText(next: string): void {
    latest.current = next;
    draw(next);
  }

  /** Puts films below what is there, without those that are there; answers how many are new. */
  function append(films: readonly NamedFilm[]): number {
    const before = latest.current.trimEnd();
    const known = new Set(readLines(before).lines.map(keyOf));
    const fresh = new Map(films.map((film) => [keyOf(film), film]));
    const lines = [...fresh].flatMap(([key, film]) => (known.has(key) ? [] : [writeLine(film)]));
    setText([...(before === '' ? [] : [before]), ...lines].join('\n'));
    return lines.length;
  }

  return { text, setText, list, append };
}
