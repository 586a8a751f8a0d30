import { useQuery } from '@tanstack/react-query';
import { SealChip } from './seal-chip.tsx';
import { sealsQuery } from './season-queries.ts';
import { useSealEvents } from './use-seal-events.ts';

interface DaySealProps {
  tournamentId: number;
  day: number;
}

/** The seal of a day, as soon as it is written. Of a day without one there is nothing. */
export function DaySeal({ tournamentId, day }: DaySealProps) {
  const { data } = useQuery(sealsQuery(tournamentId));
  useSealEvents(tournamentId);
  const seal = data?.seals.find(({ kind, matchDay }) => kind === 'day' && matchDay === day);
  if (seal === undefined) return null;
  return <SealChip tournamentId={tournamentId} day={day} seal={seal.hash} />;
}
