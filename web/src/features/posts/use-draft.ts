import { useEffect, useState } from 'react';

/**
 * A text that survives leaving the page. Each place has its own, and each person: others may use the
 * same browser.
 */
export function useDraft(username: string, place: string) {
  const key = `girone-draft:${username}:${place}`;
  const [text, setText] = useState(() => readDraft(key));
  useEffect(() => {
    writeDraft(key, text);
  }, [key, text]);
  return [text, setText] as const;
}

function readDraft(key: string): string {
  try {
    return window.localStorage.getItem(key) ?? '';
  } catch {
    // A browser that blocks storage throws on the mere access: nothing was kept then.
    return '';
  }
}

function writeDraft(key: string, text: string): void {
  try {
    if (text === '') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // The browser blocks storage, or it is full: the draft lives as long as the page.
  }
}
