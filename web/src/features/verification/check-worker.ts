import type { CheckOrder } from './check-protocol.ts';
import { runCheck } from './run-check.ts';

// Beside the page, so that it stays at hand while hundreds of thousands of ballots are counted.
self.addEventListener('message', ({ data }: MessageEvent<CheckOrder>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker speaks to its page alone
  void runCheck(data, (news) => self.postMessage(news));
});
