import type { Language } from '@girone/contract/languages';
import { demoPasswords } from '../domain/demo-accounts.ts';

export interface Person {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly location: string;
  readonly bio: string;
  readonly website?: string;
  readonly joinedDaysAgo: number;
  readonly isPrivate?: true;
  /** On the map of tastes. */
  readonly showsTaste?: true;
  /** What they may do beyond the others, and the password that the start prints; nobody knows another one. */
  readonly account?: { readonly password: string; readonly isAdmin: boolean };
}

export const people: readonly Person[] = [
  {
    username: 'admin',
    firstName: 'Ada',
    lastName: 'Minardi',
    language: 'en',
    location: 'Trieste',
    bio: 'I keep the lights on and the aisles clear. Silent films, loud opinions.',
    joinedDaysAgo: 160,
    account: { password: demoPasswords.admin, isAdmin: true },
  },
  {
    username: 'giulia_ferri',
    firstName: 'Giulia',
    lastName: 'Ferri',
    language: 'it',
    location: 'Torino',
    bio: 'Proiezionista per vent’anni, ora archivista. Commedia all’italiana, e guai a chi la chiama leggera.',
    website: 'https://cineforum.example.org',
    joinedDaysAgo: 155,
    showsTaste: true,
  },
  {
    username: 'hannah_b',
    firstName: 'Hannah',
    lastName: 'Brooks',
    language: 'en',
    location: 'Leeds',
    bio: 'Powell and Pressburger, in that order. I run a film club above a pub.',
    joinedDaysAgo: 150,
    showsTaste: true,
  },
  {
    username: 'marco.levi',
    firstName: 'Marco',
    lastName: 'Levi',
    language: 'it',
    location: 'Milano',
    bio: 'Avvocato di giorno, Volonté di notte. Il cinema civile non è un genere, è un dovere.',
    joinedDaysAgo: 146,
    showsTaste: true,
  },
  {
    username: 'lucia.vega',
    firstName: 'Lucía',
    lastName: 'Vega',
    language: 'es',
    location: 'Sevilla',
    bio: 'Guionista a ratos. Berlanga me enseñó a mirar a la gente y Del Toro a mirar debajo de la cama.',
    joinedDaysAgo: 140,
  },
  {
    username: 'tom.okafor',
    firstName: 'Tom',
    lastName: 'Okafor',
    language: 'en',
    location: 'London',
    bio: 'Editor. I count cuts for a living and hold my breath for the long takes.',
    joinedDaysAgo: 131,
    showsTaste: true,
  },
  {
    username: 'demo',
    firstName: 'Demetra',
    lastName: 'Monti',
    language: 'en',
    location: 'Bologna',
    bio: 'Three films a week, one of them always a rewatch. Undefeated at home, hopeless away.',
    joinedDaysAgo: 124,
    showsTaste: true,
    account: { password: demoPasswords.demo, isAdmin: false },
  },
  {
    username: 'teo.bianchi',
    firstName: 'Matteo',
    lastName: 'Bianchi',
    language: 'it',
    location: 'Roma',
    bio: 'Giallo, western, e tutto quello che mio padre mi proibiva di vedere.',
    joinedDaysAgo: 118,
    showsTaste: true,
  },
  {
    username: 'javi_romero',
    firstName: 'Javier',
    lastName: 'Romero',
    language: 'es',
    location: 'Madrid',
    bio: 'Acomodador jubilado. He visto más finales que principios.',
    joinedDaysAgo: 110,
    showsTaste: true,
  },
  {
    username: 'chiara_n',
    firstName: 'Chiara',
    lastName: 'Nardi',
    language: 'it',
    location: 'Napoli',
    bio: 'Totò mi ha cresciuta, Rohrwacher mi ha rovinata. Studio restauro della pellicola.',
    joinedDaysAgo: 104,
    showsTaste: true,
  },
  {
    username: 'nico_paz',
    firstName: 'Nicolás',
    lastName: 'Paz',
    language: 'es',
    location: 'Buenos Aires',
    bio: 'Si no termina en una charla de bar, no era una buena película.',
    joinedDaysAgo: 99,
  },
  {
    username: 'maeve.kelly',
    firstName: 'Maeve',
    lastName: 'Kelly',
    language: 'en',
    location: 'Galway',
    bio: 'Romantic comedies are the hardest genre there is. Billy Wilder agrees with me.',
    joinedDaysAgo: 90,
    showsTaste: true,
  },
  {
    username: 'sam_rivera',
    firstName: 'Sam',
    lastName: 'Rivera',
    language: 'en',
    location: 'Chicago',
    bio: 'Suspense, car chases, and the occasional zombie. Here to win.',
    joinedDaysAgo: 84,
  },
  {
    username: 'pilar.soto',
    firstName: 'Pilar',
    lastName: 'Soto',
    language: 'es',
    location: 'Valencia',
    bio: 'Cine lento, café rápido.',
    joinedDaysAgo: 26,
    isPrivate: true,
  },
];

/** Who follows whom; of somebody private it stays a request. */
export const follows: Readonly<Record<string, readonly string[]>> = {
  admin: ['giulia_ferri', 'hannah_b'],
  giulia_ferri: ['marco.levi', 'chiara_n', 'teo.bianchi', 'hannah_b'],
  hannah_b: ['giulia_ferri', 'tom.okafor', 'maeve.kelly', 'demo'],
  'marco.levi': ['giulia_ferri', 'demo'],
  'lucia.vega': ['javi_romero', 'nico_paz', 'demo'],
  'tom.okafor': ['hannah_b', 'sam_rivera', 'lucia.vega'],
  demo: ['giulia_ferri', 'hannah_b', 'lucia.vega', 'nico_paz', 'maeve.kelly'],
  'teo.bianchi': ['giulia_ferri', 'sam_rivera', 'lucia.vega'],
  javi_romero: ['lucia.vega', 'hannah_b'],
  chiara_n: ['giulia_ferri', 'marco.levi', 'demo'],
  nico_paz: ['lucia.vega', 'javi_romero', 'tom.okafor'],
  'maeve.kelly': ['hannah_b', 'demo'],
  sam_rivera: ['tom.okafor', 'teo.bianchi'],
  'pilar.soto': ['lucia.vega', 'hannah_b'],
};
