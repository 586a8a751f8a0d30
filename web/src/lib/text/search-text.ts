import { useEffect, useEffectEvent, useState } from 'react';

/** The contract takes no longer search. */
const longestSearch = 100;

/** A search is made once the typing has settled. */
const settleMs = 250;

/** What is looked for when this is typed. */
export function searchOf(text: string): string {
  return text.trim().slice(0, longestSearch).trim();
}

/** What stands in the field of a search that is made while somebody types. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [settled, setSettled] = useState(search);
  if (search !== settled) {
    // Not from here: the back button, or "show all".
    setSettled(search);
    setText(search);
  }

  const settle = useEffectEvent(() => {
    setSettled(searchOf(text));
    onSearch(searchOf(text));
  });
  useEffect(() => {
    if (searchOf(text) === settled) return undefined;
    const timer = setTimeout(() => settle(), settleMs);
    return () => clearTimeout(timer);
  }, [text, settled]);

  return { text, setText };
}
