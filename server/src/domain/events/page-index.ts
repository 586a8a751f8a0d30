import type { CircleId, UserId } from '@girone/contract/ids';
import type { Audience } from './outbox.ts';

/** What one open page may hear. */
export interface Viewer {
  readonly userId: UserId | null;
  readonly isAdmin: boolean;
  readonly circleIds: ReadonlySet<CircleId>;
  /** The championship whose evening the page shows. It is no right: what it hears of it is asked each time. */
  readonly watches?: number | null;
}

/** Open pages by who may be told: an event costs what it takes to tell those who hear it. */
export interface PageIndex<Page> {
  put(page: Page, viewer: Viewer): void;
  drop(page: Page): void;
  /** Each page once, as they are at this moment. */
  hearersOf(audience: Audience): Page[];
  pagesOf(userId: UserId): Page[];
  /** The championships whose evening some page shows. */
  watched(): number[];
}

export function createPageIndex<Page>(): PageIndex<Page> {
  const viewers = new Map<Page, Viewer>();
  const signedIn = new Set<Page>();
  const admins = new Set<Page>();
  const byUser = new Map<UserId, Set<Page>>();
  const byCircle = new Map<CircleId, Set<Page>>();
  const byStage = new Map<number, Set<Page>>();

  function drop(page: Page): void {
    const viewer = viewers.get(page);
    if (!viewer) return;
    viewers.delete(page);
    signedIn.delete(page);
    admins.delete(page);
    if (viewer.watches) take(byStage, viewer.watches, page);
    if (viewer.userId !== null) take(byUser, viewer.userId, page);
    for (const circleId of viewer.circleIds) take(byCircle, circleId, page);
  }

  return {
    put(page, viewer) {
      drop(page);
      viewers.set(page, viewer);
      if (viewer.watches) place(byStage, viewer.watches, page);
      if (viewer.userId === null) return;
      signedIn.add(page);
      place(byUser, viewer.userId, page);
      // An admin hears every circle, and of none twice.
      if (viewer.isAdmin) admins.add(page);
      else for (const circleId of viewer.circleIds) place(byCircle, circleId, page);
    },
    drop,
    hearersOf(audience) {
      switch (audience.kind) {
        case 'everyone':
          return [...viewers.keys()];
        case 'signed-in':
          return [...signedIn];
        case 'user':
          return [...(byUser.get(audience.userId) ?? [])];
        case 'circle':
          return [...(byCircle.get(audience.circleId) ?? []), ...admins];
        case 'watchers':
          return [...(byStage.get(audience.tournamentId) ?? [])].filter((page) => {
            const viewer = viewers.get(page);
            return viewer !== undefined && mayHear(viewer, audience);
          });
      }
    },
    pagesOf: (userId) => [...(byUser.get(userId) ?? [])],
    watched: () => [...byStage.keys()],
  };
}

/** Whether it is one of those whom `hearersOf` finds. */
export function mayHear(viewer: Viewer, audience: Audience): boolean {
  switch (audience.kind) {
    case 'everyone':
      return true;
    case 'signed-in':
      return viewer.userId !== null;
    case 'user':
      return viewer.userId === audience.userId;
    case 'circle':
      return viewer.isAdmin || viewer.circleIds.has(audience.circleId);
    case 'watchers': {
      const { tournamentId, among, except } = audience;
      return (
        viewer.watches === tournamentId &&
        mayHear(viewer, among) &&
        !(except && mayHear(viewer, except))
      );
    }
  }
}

function place<Key, Page>(map: Map<Key, Set<Page>>, key: Key, page: Page): void {
  const pages = map.get(key);
  if (pages) pages.add(page);
  else map.set(key, new Set([page]));
}

function take<Key, Page>(map: Map<Key, Set<Page>>, key: Key, page: Page): void {
  const pages = map.get(key);
  pages?.delete(page);
  if (pages?.size === 0) map.delete(key);
}
