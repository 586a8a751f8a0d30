import { useParams } from 'wouter';
import { FilmPage } from '../../features/film-page/film-page.tsx';

export function Film() {
  const { id } = useParams();
  return <FilmPage id={id} />;
}
