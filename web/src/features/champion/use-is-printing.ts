import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is on its way to paper. The browser takes its picture as soon as its listeners
 * have returned, so the change is drawn before this one does.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => paper().matches);
  useEffect(() => {
    const query = paper();
    const show = (isShown: boolean) => flushSync(() => setIsPrinting(isShown));
    const begin = () => show(true);
    const end = () => show(false);
    const change = ({ matches }: MediaQueryListEvent) => show(matches);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    query.addEventListener('change', change);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      query.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}

function paper(): MediaQueryList {
  return window.matchMedia('print');
}
