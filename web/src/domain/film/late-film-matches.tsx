import type { ComponentProps } from 'react';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { FilmMatches } from './film-matches.tsx';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';

const choices = latePart(() => import('./film-matches.tsx'));

/** For forms that ask the film database: what prints the posters of its answer comes meanwhile. */
export const preloadFilmMatches = choices.fetchAhead;

/** The films that a title may mean. */
export function LateFilmMatches(props: ComponentProps<typeof FilmMatches>) {
  const { part, ...late } = useLatePart(choices, true);
  if (part === null) return <SectionToCome {...late} compact height={152} />;
  return <part.FilmMatches {...props} />;
}
