import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import { PartToCome } from '../../ui/part-to-come.tsx';

/** With its sentences: only championships that are over have any use for them. */
const hero = latePart(async () => {
  const [part] = await Promise.all([import('./champion-hero.tsx'), loadSentencesOf('champion')]);
  return part;
});

interface LateChampionProps {
  tournamentId: number;
  /** The button that shares the championship. */
  share?: ReactNode;
}

/** Opens the page of a championship that has been played to its end. */
export function LateChampion({ tournamentId, share }: LateChampionProps) {
  const { t } = useTranslation();
  const { part, ...late } = useLatePart(hero, true);
  if (part !== null) return <part.ChampionHero tournamentId={tournamentId} share={share} />;
  return (
    <PartToCome
      {...late}
      level={2}
      height={420}
      loadingLabel={t('pages.loading')}
      failedTitle={t('pages.outdated.title')}
      failedText={t('pages.outdated.text')}
      retryLabel={t('pages.failure.action')}
    />
  );
}
