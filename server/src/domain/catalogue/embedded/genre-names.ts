import type { Language } from '@girone/contract/languages';
import type { Genre } from './catalogue-film.ts';

/** How each genre is called, written as film databases write it. */
export const genreNames: Record<Genre, Record<Language, string>> = {
  action: { en: 'Action', it: 'Azione', es: 'Acción' },
  adventure: { en: 'Adventure', it: 'Avventura', es: 'Aventura' },
  animation: { en: 'Animation', it: 'Animazione', es: 'Animación' },
  comedy: { en: 'Comedy', it: 'Commedia', es: 'Comedia' },
  crime: { en: 'Crime', it: 'Crime', es: 'Crimen' },
  documentary: { en: 'Documentary', it: 'Documentario', es: 'Documental' },
  drama: { en: 'Drama', it: 'Dramma', es: 'Drama' },
  fantasy: { en: 'Fantasy', it: 'Fantasy', es: 'Fantasía' },
  giallo: { en: 'Giallo', it: 'Giallo', es: 'Giallo' },
  history: { en: 'History', it: 'Storico', es: 'Historia' },
  horror: { en: 'Horror', it: 'Horror', es: 'Terror' },
  musical: { en: 'Musical', it: 'Musical', es: 'Musical' },
  mystery: { en: 'Mystery', it: 'Mistero', es: 'Misterio' },
  neorealism: { en: 'Neorealism', it: 'Neorealismo', es: 'Neorrealismo' },
  noir: { en: 'Noir', it: 'Noir', es: 'Cine negro' },
  romance: { en: 'Romance', it: 'Sentimentale', es: 'Romance' },
  'science fiction': { en: 'Science Fiction', it: 'Fantascienza', es: 'Ciencia ficción' },
  thriller: { en: 'Thriller', it: 'Thriller', es: 'Suspense' },
  war: { en: 'War', it: 'Guerra', es: 'Bélica' },
  western: { en: 'Western', it: 'Western', es: 'Western' },
};
