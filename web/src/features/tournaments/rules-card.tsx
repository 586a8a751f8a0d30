import type { TournamentDetail } from '@girone/contract/tournaments';
import { useState } from 'react';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { CardTitle } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const Rules = lazyComponent(
  withDictionaries(['rules'], async () => (await import('./rules.tsx')).Rules),
  () => <SectionFallback compact height={320} />,
);

/** The rules, folded away: few look at them, so that they come when somebody does. */
export function RulesCard({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <Disclosure
      framed
      title={<CardTitle level={2}>{t('tournaments.rules.title')}</CardTitle>}
      onToggle={() => setWasOpened(true)}
    >
      {wasOpened && <Rules tournament={tournament} />}
    </Disclosure>
  );
}
