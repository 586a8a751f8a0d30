import type { Film } from '@girone/poster/poster-sheet';

/** Row by row, four in a row. */
export const wallFilms: readonly Film[] = [
  { title: 'Ladri di biciclette', year: 1948, director: 'Vittorio De Sica', genre: 'Neorealismo' },
  { title: 'Persona', year: 1966, director: 'Ingmar Bergman', genre: 'Drammatico' },
  { title: 'In the Mood for Love', year: 2000, director: 'Wong Kar-wai', genre: 'Romantico' },
  {
    title: 'Les parapluies de Cherbourg',
    year: 1964,
    director: 'Jacques Demy',
    genre: 'Musicale',
  },
  { title: 'Stalker', year: 1979, director: 'Andrei Tarkovsky', genre: 'Fantascienza' },
  { title: 'Metropolis', year: 1927, director: 'Fritz Lang', genre: 'Fantascienza' },
  { title: 'Solaris', year: 1972, director: 'Andrei Tarkovsky', genre: 'Fantascienza' },
  { title: 'La notte', year: 1961, director: 'Michelangelo Antonioni', genre: 'Drammatico' },
  { title: 'Volver', year: 2006, director: 'Pedro Almodóvar', genre: 'Commedia' },
  {
    title: 'Il buono, il brutto, il cattivo',
    year: 1966,
    director: 'Sergio Leone',
    genre: 'Western',
  },
  { title: '8½', year: 1963, director: 'Federico Fellini', genre: 'Drammatico' },
  { title: 'I soliti ignoti', year: 1958, director: 'Mario Monicelli', genre: 'Commedia' },
  { title: 'Profondo rosso', year: 1975, director: 'Dario Argento', genre: 'Giallo' },
  { title: 'Paris, Texas', year: 1984, director: 'Wim Wenders', genre: 'Road movie' },
  { title: 'Suspiria', year: 1977, director: 'Dario Argento', genre: 'Horror' },
  { title: 'Roma città aperta', year: 1945, director: 'Roberto Rossellini', genre: 'Neorealismo' },
  { title: 'Il gattopardo', year: 1963, director: 'Luchino Visconti', genre: 'Storico' },
  { title: 'Il conformista', year: 1970, director: 'Bernardo Bertolucci', genre: 'Noir' },
  { title: 'Vertigo', year: 1958, director: 'Alfred Hitchcock', genre: 'Thriller' },
  { title: 'Cléo de 5 à 7', year: 1962, director: 'Agnès Varda', genre: 'Drammatico' },
];
