import { fetchText } from './ask-server.ts';

/**
 * All that a championship publishes about its count, in one file, word for word as the server sent it: what the
 * checkers of others read (`docs/verification.md`).
 */
export async function collectEvidence(
  tournamentId: number,
  days: readonly number[],
): Promise<Blob> {
  const base = `/api/tournaments/${tournamentId}`;
  const [season, seals] = await Promise.all([
    fetchText(`${base}/results.json`),
    fetchText(`${base}/seals`),
  ]);
  const lists: string[] = [];
  // One after the other: a long season has a hundred of them.
  for (const day of days) lists.push(await fetchText(`${base}/ballots?matchDay=${day}`));
  const parts = ['{"season":', season, ',"seals":', seals, ',"days":[', lists.join(','), ']}\n'];
  return new Blob(parts, { type: 'application/json' });
}
