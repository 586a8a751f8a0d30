import { callApi } from '../lib/api/api-client.ts';
import type { Live } from '../lib/api/live.ts';

/** Says that this page hears, when it is asked: the server measures how long news take. */
export function answerEchoes(live: Live): void {
  live.on('echo', ({ stamp }) => {
    // A figure for whoever runs the place: where it cannot be told, nobody here has lost anything.
    callApi('POST /api/events/echo', { body: { stamp } }).catch(() => undefined);
  });
}
