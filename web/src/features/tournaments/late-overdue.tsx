import type { TournamentDetail } from '@girone/contract/tournaments';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';

/** Few championships miss their deadline: what can be done about it comes when one has. */
const panels = latePart(async () => {
  const [{ OverduePanel }] = await Promise.all([
    import('./overdue-panel.tsx'),
    loadDictionary('setup'),
  ]);
  return { OverduePanel };
});

/** For whoever can do something about a championship whose deadline has passed with something missing. */
export function LateOverdue({ tournament }: { tournament: TournamentDetail }) {
  const { status, readiness, viewerMay, viewerMayTakeOut } = tournament;
  const isWanted =
    status === 'setup' &&
    readiness?.isOverdue === true &&
    (viewerMay.forceStart || viewerMay.edit || viewerMayTakeOut);
  const { part, ...late } = useLatePart(panels, isWanted);
  if (!isWanted) return null;
  if (part !== null) return <part.OverduePanel tournament={tournament} readiness={readiness} />;
  return <SectionToCome {...late} compact height={220} />;
}
