import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { positionsQuery } from '../../domain/season/season-queries.ts';
import { playedDays } from '../../domain/season/season-state.ts';
import { useTableInAddress } from './table-address.ts';

/** What of a championship the table needs to know. */
export type TableFacts = Pick<
  TournamentDetail,
  'id' | 'status' | 'currentMatchDay' | 'totalMatchDays' | 'cancelledAt'
>;

/** The day after which a championship is shown: an earlier one where somebody looks back. */
export function useShownDay(tournament: TableFacts) {
  const address = useTableInAddress();
  const positions = useQuery(positionsQuery(tournament.id));
  // As the championship tells: the chart may still be on its way, or missing.
  const days = positions.data?.matchDays ?? playedDays(tournament);
  const earlier = address.day !== null && address.day < days ? address.day : null;

  function choose(day: number): void {
    address.choose(day === days ? null : day);
  }

  return { positions, days, earlier, day: earlier ?? days, choose };
}
