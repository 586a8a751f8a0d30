import type { TournamentDetail } from '@girone/contract/tournaments';
import type { AwaitedTournament } from '../../features/turnout/awaited-tournament.ts';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';

const card = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/turnout/turnout-card.tsx'),
    loadDictionary('turnout'),
  ]);
  return part.TurnoutCard;
});

const organiser = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/turnout/organiser-card.tsx'),
    loadDictionary('turnout'),
  ]);
  return part.OrganiserCard;
});

/** Who is in and who is missing, for whoever takes part; its code comes after the championship's own. */
export function LateTurnout({ tournament }: { tournament: TournamentDetail }) {
  const { id, status, viewerSeesTurnout } = tournament;
  const isAwaited = viewerSeesTurnout && (status === 'setup' || status === 'active');
  const { part: TurnoutCard, ...late } = useLatePart(card, isAwaited);
  if (!isAwaited) return null;
  const isFolded = status === 'active';
  if (TurnoutCard === null) {
    return <SectionToCome {...late} compact height={isFolded ? 76 : 320} />;
  }
  return <TurnoutCard key={status} tournamentId={id} isFolded={isFolded} />;
}

/** What whoever runs a circle sees of a championship that is about to begin. */
export function LateOrganiser({ tournament }: { tournament: AwaitedTournament }) {
  const { part: OrganiserCard, ...late } = useLatePart(organiser, true);
  if (OrganiserCard === null) return <SectionToCome {...late} compact height={420} />;
  return <OrganiserCard key={tournament.id} tournament={tournament} />;
}
