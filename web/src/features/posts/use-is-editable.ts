import type { Post } from '@girone/contract/posts';
import { useEffect, useState } from 'react';

/** Whether the viewer may still change what a post says; true until the moment at which it ends. */
export function useIsEditable({ editableUntil }: Pick<Post, 'editableUntil'>): boolean {
  const end = editableUntil === null ? 0 : Date.parse(editableUntil);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = end - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [end]);
  return now < end;
}
