import type { TournamentDetail } from '@girone/contract/tournaments';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Few championships miss their deadline: what can be done about it comes when one has. */
const OverduePanel = lazyComponent(
  withDictionaries(['setup'], async () => (await import('./overdue-panel.tsx')).OverduePanel),
  () => <SectionFallback compact height={220} />,
);

/** For whoever can do something about a championship whose deadline has passed with something missing. */
export function LazyOverdue({ tournament }: { tournament: TournamentDetail }) {
  const { status, readiness, viewerMay, viewerMayTakeOut } = tournament;
  const isWanted =
    status === 'setup' &&
    readiness?.isOverdue === true &&
    (viewerMay.forceStart || viewerMay.edit || viewerMayTakeOut);
  return isWanted && <OverduePanel tournament={tournament} readiness={readiness} />;
}
