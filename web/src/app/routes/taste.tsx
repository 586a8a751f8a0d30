import { useParams } from 'wouter';
import { TastePage } from '../../features/taste/taste-page.tsx';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { useTasteViewer } from './use-taste-viewer.ts';

/** Of totals alone, and below everything that is the viewer's own. */
const ForEverybody = lazyComponent(
  withDictionaries(
    ['robustness'],
    async () => (await import('../../features/robustness/agreement-section.tsx')).AgreementSection,
  ),
  () => <SectionFallback height={240} />,
);

export function Taste() {
  const tournamentId = parseId(useParams()['id']);
  const viewer = useTasteViewer();
  if (viewer === null) return null;
  return (
    <TastePage
      tournamentId={tournamentId}
      viewer={viewer}
      forEverybody={tournamentId !== null && <ForEverybody tournamentId={tournamentId} />}
    />
  );
}
