import type { Match } from '@girone/contract/matches';
import type { StandingsRow } from '@girone/contract/standings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { leaderboardQuery } from '../../domain/shared-queries.ts';

interface CountedDay {
  tournamentId: number;
  matchDay: number;
  /** Its results are here, and with them its table. */
  isCounted: boolean;
  /** The championship ended with it. */
  isLast: boolean;
}

/** What a result has done to the table, in one line; null until the table is here. */
export function useTableLine(day: CountedDay): (match: Match) => string | null {
  const { t } = useTranslation();
  const { data: table = [] } = useQuery({
    ...leaderboardQuery(day.tournamentId, day.matchDay),
    enabled: day.isCounted,
  });
  return (match) => {
    const row = table.find(({ filmId }) => filmId === match.winnerId) ?? higherOf(match, table);
    if (row === undefined) return null;
    const { filmTitle: film, position } = row;
    return t(`matches.table.${moveOf(row, day)}`, { film, position });
  };
}

/** Of two films that have drawn, the one that stands higher. */
function higherOf({ film1, film2 }: Match, table: readonly StandingsRow[]) {
  return table.find(({ filmId }) => filmId === film1.id || filmId === film2.id);
}

function moveOf({ position, movement }: StandingsRow, { matchDay, isLast }: CountedDay) {
  const isFirst = position === 1;
  if (isLast) return isFirst ? 'endsFirst' : 'ends';
  if (matchDay === 1) return isFirst ? 'startsFirst' : 'starts';
  if (movement > 0) return isFirst ? 'takesLead' : 'climbs';
  if (movement < 0) return 'drops';
  return isFirst ? 'staysFirst' : 'stays';
}
