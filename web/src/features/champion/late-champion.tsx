import type { ReactNode } from 'react';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';

/** With its sentences: only championships that are over have any use for them. */
const hero = latePart(async () => {
  const [part] = await Promise.all([import('./champion-hero.tsx'), loadDictionary('champion')]);
  return part;
});

interface LateChampionProps {
  tournamentId: number;
  /** The way to play it once more. */
  rematch?: ReactNode;
}

/** Opens the page of a championship that has been played to its end. */
export function LateChampion({ tournamentId, rematch }: LateChampionProps) {
  const { part, ...late } = useLatePart(hero, true);
  if (part !== null) return <part.ChampionHero tournamentId={tournamentId} rematch={rematch} />;
  return <SectionToCome {...late} height={420} />;
}
