import type { WorkboxPlugin } from 'workbox-core';

/** Tells pages when they get what was kept instead of an answer, and when answers come again. */
export class LineNews {
  readonly #clients: Clients;
  /**
   * Which pages were last given something old. The browser ends a worker that is idle, and the next one
   * knows of none: a page it has not told yet is told in any case.
   */
  readonly #isBehind = new Map<string, boolean>();

  constructor(clients: Clients) {
    this.#clients = clients;
  }

  /** Of the strategy that answers pages from what is kept. */
  plugin(): WorkboxPlugin {
    return {
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        if (cachedResponse !== undefined) await this.#note(event, true);
        return cachedResponse;
      },
      fetchDidSucceed: async ({ response, event }) => {
        await this.#note(event, false);
        return response;
      },
    };
  }

  /** Also for a page that was not listening yet when its first answers came. */
  async tell(clientId: string): Promise<void> {
    const client = await this.#clients.get(clientId);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a page of our own origin
    client?.postMessage({ type: 'line', isDown: this.#isBehind.get(clientId) === true });
  }

  async #note(event: ExtendableEvent, isBehind: boolean): Promise<void> {
    if (!(event instanceof FetchEvent)) return;
    const { clientId } = event;
    if (this.#isBehind.get(clientId) === isBehind) return;
    this.#isBehind.set(clientId, isBehind);
    await this.tell(clientId);
  }
}
