import type { WorkboxPlugin } from 'workbox-core';

/** Tells pages when they get what was kept instead of an answer, and when answers come again. */
export class LineNews {
  readonly #clients: Clients;
  /** The pages that were last given something old. */
  readonly #behind = new Set<string>();

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
    client?.postMessage({ type: 'line', isDown: this.#behind.has(clientId) });
  }

  async #note(event: ExtendableEvent, isBehind: boolean): Promise<void> {
    if (!(event instanceof FetchEvent) || this.#behind.has(event.clientId) === isBehind) return;
    if (isBehind) this.#behind.add(event.clientId);
    else this.#behind.delete(event.clientId);
    await this.tell(event.clientId);
  }
}
