import type { FormResult } from '../../domain/season/form-discs.tsx';

const WIN: FormResult = { outcome: 'win', letter: 'V', name: 'vittoria' };
const DRAW: FormResult = { outcome: 'draw', letter: 'P', name: 'pareggio' };
const LOSS: FormResult = { outcome: 'loss', letter: 'S', name: 'sconfitta' };

export const LAST_FIVE = [WIN, WIN, DRAW, LOSS, WIN];

export const FILMS = {
  solaris: {
    title: 'Solaris',
    year: 1972,
    director: 'Andrei Tarkovsky',
    genre: 'Fantascienza',
  },
  buono: {
    title: 'Il buono, il brutto, il cattivo',
    year: 1966,
    director: 'Sergio Leone',
    genre: 'Western',
  },
  vertigo: { title: 'Vertigo', year: 1958, director: 'Alfred Hitchcock', genre: 'Thriller' },
  conformista: {
    title: 'Il conformista',
    year: 1970,
    director: 'Bernardo Bertolucci',
    genre: 'Noir',
  },
  gattopardo: {
    title: 'Il gattopardo',
    year: 1963,
    director: 'Luchino Visconti',
    genre: 'Storico',
  },
  ladri: {
    title: 'Ladri di biciclette',
    year: 1948,
    director: 'Vittorio De Sica',
    genre: 'Neorealismo',
  },
  mood: { title: 'In the Mood for Love', year: 2000, director: 'Wong Kar-wai', genre: 'Romantico' },
  suspiria: { title: 'Suspiria', year: 1977, director: 'Dario Argento', genre: 'Horror' },
  stalker: { title: 'Stalker', year: 1979, director: 'Andrei Tarkovsky', genre: 'Fantascienza' },
  colmena: {
    title: 'El espíritu de la colmena',
    year: 1973,
    director: 'Víctor Erice',
    genre: 'Horror',
  },
} as const;

/** Titles that try the press: long, emoji, from right to left, one word, none at all. */
export const ODD_FILMS = [
  {
    title:
      'Film d’amore e d’anarchia, ovvero: stamattina alle 10, in via dei Fiori, nella nota casa di tolleranza',
    year: 1973,
    director: 'Lina Wertmüller',
    genre: 'Commedia',
  },
  { title: '🎬 The 🌊 and the 👩‍👩‍👧‍👦', year: 2021, director: 'Ada', genre: 'Drama' },
  { title: 'سينما باراديسو', year: 1988, director: 'Giuseppe Tornatore', genre: 'Romance' },
  { title: '千と千尋の神隠し', year: 2001, director: '宮崎 駿', genre: 'Fantasy' },
  {
    title: 'Donaudampfschifffahrtsgesellschaftskapitän',
    year: 1962,
    director: 'A director with a name that goes on and on and on',
    genre: 'Avventura',
  },
  { title: '   ', year: null, director: null, genre: null },
  { title: '<b>Tom & "Jerry"</b>', year: 1940, director: 'Hanna & Barbera', genre: 'Comedy' },
  { title: 'M', year: 1931, director: 'Fritz Lang', genre: 'Crime' },
] as const;

export const MEMBERS = [
  { username: 'giulia' },
  { username: 'marco' },
  { username: 'sofia' },
  { username: 'tommaso' },
  { username: 'elena' },
  { username: 'luca' },
  { username: 'paolo' },
] as const;
