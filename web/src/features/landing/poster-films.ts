import type { Film } from '@girone/poster/poster-sheet';

/** As many as a very wide window has room for. */
const strip: readonly Film[] = [
  { title: 'Stalker', year: 1979, director: 'Andrei Tarkovsky', genre: 'Fantascienza' },
  { title: 'Ladri di biciclette', year: 1948, director: 'Vittorio De Sica', genre: 'Neorealismo' },
  {
    title: 'Les parapluies de Cherbourg',
    year: 1964,
    director: 'Jacques Demy',
    genre: 'Musicale',
  },
  { title: 'Roma città aperta', year: 1945, director: 'Roberto Rossellini', genre: 'Neorealismo' },
  { title: 'Metropolis', year: 1927, director: 'Fritz Lang', genre: 'Fantascienza' },
  { title: 'Volver', year: 2006, director: 'Pedro Almodóvar', genre: 'Commedia' },
  { title: 'Persona', year: 1966, director: 'Ingmar Bergman', genre: 'Drammatico' },
  { title: 'Profondo rosso', year: 1975, director: 'Dario Argento', genre: 'Giallo' },
  {
    title: 'Il buono, il brutto, il cattivo',
    year: 1966,
    director: 'Sergio Leone',
    genre: 'Western',
  },
  { title: 'La notte', year: 1961, director: 'Michelangelo Antonioni', genre: 'Romantico' },
  { title: 'Solaris', year: 1972, director: 'Andrei Tarkovsky', genre: 'Fantascienza' },
  { title: 'Cléo de 5 à 7', year: 1962, director: 'Agnès Varda', genre: 'Psicologico' },
  { title: 'Paris, Texas', year: 1984, director: 'Wim Wenders', genre: 'Road movie' },
  { title: 'Il conformista', year: 1970, director: 'Bernardo Bertolucci', genre: 'Noir' },
];

/** What somebody might upload first. */
const upload: readonly Film[] = [
  { title: 'In the Mood for Love', year: 2000, director: 'Wong Kar-wai', genre: 'Romantico' },
  { title: 'El espíritu de la colmena', year: 1973, director: 'Víctor Erice', genre: 'Horror' },
  { title: 'Playtime', year: 1967, director: 'Jacques Tati', genre: 'Commedia' },
];

export const posterFilms = { strip, upload };
