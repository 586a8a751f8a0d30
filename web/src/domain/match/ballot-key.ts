import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';

const keyBytes = 16;

/**
 * The key of the signed-in person's ballots. The first browser that asks makes it, so that the server cannot have
 * chosen it; no vote waits for this, and where it fails the server makes one with the first vote.
 */
export const ballotKeyQuery = queryOptions({
  queryKey: ['/api/user/ballot-key'],
  queryFn: fetchOrMakeKey,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

async function fetchOrMakeKey(): Promise<string | null> {
  const held = await fetchKey();
  if (held !== null) return held;
  try {
    const { key } = await callApi('PUT /api/user/ballot-key', { body: { key: makeKey() } });
    return key;
  } catch (error) {
    // Another tab or device was faster, or a vote.
    if (error instanceof ApiError && error.code === 'ballot_key_set') return fetchKey();
    throw error;
  }
}

async function fetchKey(): Promise<string | null> {
  const answer = await callApi('GET /api/user/ballot-key');
  return answer?.key ?? null;
}

function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
