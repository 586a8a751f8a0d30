import type { WorkboxPlugin } from 'workbox-core';
import { isMatchList } from './addresses.ts';

/** What a page has been given instead of answers: of when, the newest of it, and the oldest that has tallies in it. */
interface Behind {
  readonly since: number | null;
  readonly talliesOf: number | null;
}

/** Tells pages when they get what was kept instead of an answer, and when answers come again. */
export class LineNews {
  readonly #clients: Clients;
  /**
   * Which pages were last given something old, null where something new. The browser ends a worker that is idle, and the
   * next one knows of none: a page it has not told yet is told in any case.
   */
  readonly #behind = new Map<string, Behind | null>();

  constructor(clients: Clients) {
    this.#clients = clients;
  }

  /** Of the strategy that answers pages from what is kept. */
  plugin(): WorkboxPlugin {
    return {
      cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
        if (cachedResponse !== undefined) await this.#noteOld(event, request, cachedResponse);
        return cachedResponse;
      },
      fetchDidSucceed: async ({ response, event }) => {
        await this.#noteNew(event);
        return response;
      },
    };
  }

  /** Also for a page that was not listening yet when its first answers came. */
  async tell(clientId: string): Promise<void> {
    const behind = this.#behind.get(clientId);
    if (behind === undefined) return;
    const client = await this.#clients.get(clientId);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a page of our own origin
    client?.postMessage({ type: 'line', isDown: behind !== null, ...behind });
  }

  async #noteOld(event: ExtendableEvent, request: Request, kept: Response): Promise<void> {
    if (!(event instanceof FetchEvent)) return;
    const { clientId } = event;
    const { since = null, talliesOf = null } = this.#behind.get(clientId) ?? {};
    const at = Date.parse(kept.headers.get('date') ?? '');
    const isDated = !Number.isNaN(at);
    this.#behind.set(clientId, {
      since: isDated ? Math.max(since ?? at, at) : since,
      talliesOf:
        isDated && isMatchList(new URL(request.url)) ? Math.min(talliesOf ?? at, at) : talliesOf,
    });
    await this.tell(clientId);
  }

  async #noteNew(event: ExtendableEvent): Promise<void> {
    if (!(event instanceof FetchEvent)) return;
    const { clientId } = event;
    if (this.#behind.get(clientId) === null) return;
    this.#behind.set(clientId, null);
    await this.tell(clientId);
  }
}
