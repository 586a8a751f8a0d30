import { useEffect } from 'react';

/** What the tab is called while it shows a page of that name. */
export function tabTitle(page: string): string {
  return `${page} — Girone`;
}

/** Names the tab after what the page shows, where the route's own name says too little. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
