import { useKeptVotes } from '../../domain/kept-votes/kept-votes-state.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Not the one of the matches' own page, which would bring that page along. */
const KeptList = lazyComponent(
  withDictionaries(
    ['keptVotes'],
    async () => (await import('../../features/matches/kept-list.tsx')).KeptList,
  ),
  () => <SectionFallback compact height={88} />,
);

/** In the settings: what was voted without a line on this device, and that there is nothing of it. */
export function OwnKeptVotes() {
  const { t } = useTranslation();
  const votes = [...useKeptVotes().values()];
  if (votes.length === 0) return <p>{t('settingsPage.keptVotes.none')}</p>;
  return <KeptList votes={votes} isTitled={false} />;
}
