import { planDigests } from './plan-digests.ts';
import { sendDigests } from './send-digests.ts';

/**
 * The weekly digest: what waits for a person and what happened in their championships, as one mail on Monday
 * morning. What of it is worth telling is found by the features to which it belongs.
 */
export { serveDigest } from './digest.routes.ts';

export function digestJobs(
  tools: Parameters<typeof planDigests>[0] & Parameters<typeof sendDigests>[0],
) {
  return [planDigests(tools), sendDigests(tools)];
}
