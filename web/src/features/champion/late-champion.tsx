import type { ReactNode } from 'react';
import { loadSentencesOf } from '../../i18n/late-sentences.ts';
import { SectionToCome } from '../../lib/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/late-part.ts';

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
  const { part, ...late } = useLatePart(hero, true);
  if (part !== null) return <part.ChampionHero tournamentId={tournamentId} share={share} />;
  return <SectionToCome {...late} height={420} />;
}
