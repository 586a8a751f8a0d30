import { pages } from '@girone/contract/pages';

/** The post on its own, with its replies. */
export function postAddress(postId: number): string {
  return `${pages.critics}?post=${postId}`;
}

/** The posts with a hashtag; the tag without '#'. */
export function hashtagAddress(tag: string): string {
  return `${pages.critics}?${new URLSearchParams({ hashtag: tag }).toString()}`;
}
