import { useQuery } from '@tanstack/react-query';
import { readSeason } from './assessed-season.ts';
import { FilmAgreement } from './film-agreement.tsx';
import { robustnessQuery } from './robustness.queries.ts';

/** The film that divided most and the one about which most agreed, below something else: nothing while they are missing. */
export function AgreementSection({ tournamentId }: { tournamentId: number }) {
  const { data } = useQuery(robustnessQuery(tournamentId));
  const season = data === undefined ? null : readSeason(data);
  return season && <FilmAgreement season={season} />;
}
