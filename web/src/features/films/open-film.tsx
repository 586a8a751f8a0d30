import type { Film } from '@girone/contract/films';
import { useDeferredValue } from 'react';
import { FilmDetails } from './film-details.tsx';
import { LazyEditFilm } from './lazy-forms.tsx';

export interface OpenFilmProps {
  film: Film;
  isEditing: boolean;
  onEdit: () => void;
  onEditClose: () => void;
  onSaved: (film: Film) => void;
  onLookedUp: () => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** The details of a film and, above them, the form that changes it. */
export function OpenFilm(props: OpenFilmProps) {
  const { film, isEditing, onEdit, onEditClose, onSaved, onLookedUp, onDeleted, onClose } = props;
  // One after the other, also where a link opens both: two dialogs that arrive in the same moment
  // hide each other from screen readers.
  const mayFollow = useDeferredValue(isEditing, false);
  return (
    <>
      <FilmDetails
        film={film}
        onEdit={onEdit}
        onLookedUp={onLookedUp}
        onDeleted={onDeleted}
        onClose={onClose}
      />
      {isEditing && mayFollow && (
        <LazyEditFilm film={film} onSaved={onSaved} onClose={onEditClose} />
      )}
    </>
  );
}
