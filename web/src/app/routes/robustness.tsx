import { pages } from '@girone/contract/pages';
import { useParams } from 'wouter';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { RobustnessPage } from '../../features/robustness/robustness-page.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { parseId } from '../../lib/address/parse-id.ts';

export function Robustness() {
  const { id } = useParams();
  const { user } = useSession();
  const tournamentId = parseId(id);
  return (
    <RobustnessPage
      tournamentId={tournamentId}
      backHref={
        user !== null && tournamentId !== null
          ? tournamentAddress(tournamentId)
          : `${pages.leaderboard}?tournament=${tournamentId}`
      }
    />
  );
}
