import { pages } from '@girone/contract/pages';

/** The profile of a person. */
export function personAddress(username: string): string {
  return `${pages.profile}?${new URLSearchParams({ user: username }).toString()}`;
}
