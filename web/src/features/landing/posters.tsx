import { Poster } from '../../domain/film/poster/poster.tsx';
import { posterFilms } from './poster-films.ts';

interface PostersProps {
  of: keyof typeof posterFilms;
}

/** Printed posters side by side; decoration, the place around them decides their size. */
export function Posters({ of }: PostersProps) {
  return posterFilms[of].map((film) => <Poster key={film.title} film={film} />);
}
