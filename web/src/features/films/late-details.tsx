import { DialogToCome } from '../../lib/loading/dialog-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';
import type { OpenFilmProps } from './open-film.tsx';

/** The list is drawn without the details; they follow at the first sign of a person. */
const details = latePart(() => import('./open-film.tsx'));

export const preloadDetails = details.fetchAhead;

export function LateOpenFilm(props: OpenFilmProps) {
  const { part, ...late } = useLatePart(details, true);
  if (part !== null) return <part.OpenFilm {...props} />;
  return (
    <DialogToCome {...late} wide height={360} title={props.film.title} onClose={props.onClose} />
  );
}
