import { DialogToCome } from '../../lib/dialog-to-come.tsx';
import { latePart, useLatePart } from '../../ui/late-part.ts';
import type { OpenFilmProps } from './open-film.tsx';

/** The list is drawn without the details; they follow while nobody is waiting for them. */
const details = latePart(() => import('./open-film.tsx'));

export const preloadDetails = details.fetch;

export function LateOpenFilm(props: OpenFilmProps) {
  const { part, ...late } = useLatePart(details, true);
  if (part !== null) return <part.OpenFilm {...props} />;
  return (
    <DialogToCome {...late} wide height={360} title={props.film.title} onClose={props.onClose} />
  );
}
