/** What is kept, by kind. The page forgets the last two when somebody signs in or out. */
export const ownCaches = { files: 'files', pictures: 'pictures', answers: 'answers' } as const;

/** Where votes wait that were cast without a line. It goes with what is kept for reading. */
export const votesDatabase = 'kept-votes';
/** The browser wakes the worker with this when the line is back. */
export const votesSync = 'kept-votes';

/**
 * The document that draws every page. The query is nobody's: people who ask for the page itself get
 * the server's newest.
 */
export const shellAddress = '/films?document';

/** What those read who look after others, and addresses that let whoever has them in. */
const neverKept =
  /^\/api\/(?:admin\/|calendar$|push$|user\/ballot-key$|users\/(?:sessions|export)$|circles\/\d+\/(?:reports|invites|join-requests|exclusions)$)/;

/** Answers that are kept for reading: not the live line, not files, nothing that is for few eyes. */
export function isReading({ pathname }: URL, accept: string | null): boolean {
  return pathname.startsWith('/api/') && !neverKept.test(pathname) && accept === 'application/json';
}

/** Uploaded pictures; each has an address of its own that never shows another one. */
export function isPicture({ pathname }: URL, destination: RequestDestination): boolean {
  return destination === 'image' && pathname.startsWith('/objects/');
}

/** Answers with tallies in them. */
export function isMatchList({ pathname }: URL): boolean {
  return /^\/api\/(?:dashboard|matches|tournaments\/\d+\/matches)$/.test(pathname);
}

/** Where an answer is kept: all of the dashboard in one place, whatever it was asked to keep. */
export function placeOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === '/api/dashboard' ? `${origin}${pathname}` : address;
}
