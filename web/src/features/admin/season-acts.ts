import type { AdminTournament } from '@girone/contract/admin-seasons';
import { callApi } from '../../lib/api/api-client.ts';

export type SeasonAct = 'extend' | 'close' | 'cancel' | 'delete';

/** What can be done with a championship as it stands, the gravest last. */
export function actsOnSeason({ status, currentMatchDay }: AdminTournament): SeasonAct[] {
  if (status === 'completed') return [];
  if (status !== 'active') return ['delete'];
  return currentMatchDay > 0 ? ['extend', 'close', 'cancel'] : ['cancel'];
}

/** The acts that need nothing but a reason. A day is named, so that none but the one on screen is closed. */
export async function runSeasonAct(
  act: Exclude<SeasonAct, 'extend'>,
  { id, currentMatchDay: matchDay }: AdminTournament,
  { reason }: { reason: string },
): Promise<void> {
  const params = { tournamentId: String(id) };
  if (act === 'close') {
    await callApi('POST /api/admin/tournaments/:tournamentId/close-day', {
      params,
      body: { matchDay, reason },
    });
  } else {
    await callApi('POST /api/admin/tournaments/:tournamentId/cancel', { params, body: { reason } });
  }
}
