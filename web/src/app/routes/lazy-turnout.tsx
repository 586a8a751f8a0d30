import type { TournamentDetail } from '@girone/contract/tournaments';
import type { AwaitedTournament } from '../../features/turnout/awaited-tournament.ts';
import { useTurnoutHeight } from '../../features/turnout/use-turnout-height.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const TurnoutCard = lazyComponent(
  withDictionaries(
    ['turnout'],
    async () => (await import('../../features/turnout/turnout-card.tsx')).TurnoutCard,
  ),
  TurnoutPlace,
);

function TurnoutPlace({ isFolded }: { isFolded: boolean }) {
  return <SectionFallback compact height={useTurnoutHeight(isFolded)} />;
}

const OrganiserCard = lazyComponent(
  withDictionaries(
    ['turnout'],
    async () => (await import('../../features/turnout/organiser-card.tsx')).OrganiserCard,
  ),
  () => <SectionFallback compact height={420} />,
);

/** Who is in and who is missing, for whoever takes part; its code comes after the championship's own. */
export function LazyTurnout({ tournament }: { tournament: TournamentDetail }) {
  const { id, status, viewerSeesTurnout } = tournament;
  const isAwaited = viewerSeesTurnout && (status === 'setup' || status === 'active');
  return isAwaited && <TurnoutCard key={status} tournamentId={id} isFolded={status === 'active'} />;
}

/** What whoever runs a circle sees of a championship that is about to begin. */
export function LazyOrganiser({ tournament }: { tournament: AwaitedTournament }) {
  return <OrganiserCard key={tournament.id} tournament={tournament} />;
}
