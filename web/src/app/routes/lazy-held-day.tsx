import type { TournamentDetail } from '@girone/contract/tournaments';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { useMediaQuery, widerThanPhone } from '../../ui/styling/use-media-query.ts';

const HeldDay = lazyComponent(
  withDictionaries(
    ['reveal'],
    async () => (await import('../../features/reveal/held-day.tsx')).HeldDay,
  ),
  HeldDayPlace,
);

function HeldDayPlace() {
  const isWide = useMediaQuery(widerThanPhone);
  return <SectionFallback compact height={isWide ? 103 : 208} />;
}

/** Where results are held back; its code comes with the first of them. */
export function LazyHeldDay({ tournament }: { tournament: TournamentDetail }) {
  const { heldDay: held } = tournament;
  return held !== null && <HeldDay tournament={tournament} held={held} />;
}
