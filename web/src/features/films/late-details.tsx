import { latePart, useLatePart } from '../../ui/late-part.ts';
import { DialogToCome } from './dialog-to-come.tsx';
import type { OpenFilmProps } from './open-film.tsx';

/** The list is drawn without the details; they follow while nobody is waiting for them. */
const details = latePart(() => import('./open-film.tsx'));

export const preloadDetails = details.fetch;

export function LateOpenFilm(props: OpenFilmProps) {
  const { part, hasFailed, retry } = useLatePart(details, true);
  if (part !== null) return <part.OpenFilm {...props} />;
  return (
    <DialogToCome
      title={props.film.title}
      hasFailed={hasFailed}
      onRetry={retry}
      onClose={props.onClose}
    />
  );
}
