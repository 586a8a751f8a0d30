import { sendVotes } from '../src/domain/kept-votes/send-votes.ts';
import { votesSync } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope;

/** TypeScript does not know it yet. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// The line is back, and perhaps no page is open.
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === votesSync) event.waitUntil(sendRest());
});

/** The browser comes back to what has failed. */
async function sendRest(): Promise<void> {
  const { waitsMs } = await sendVotes();
  if (waitsMs !== null) throw new Error('Some votes still wait');
}

function isSync(event: Event): event is SyncEvent {
  return event instanceof ExtendableEvent && 'tag' in event;
}
