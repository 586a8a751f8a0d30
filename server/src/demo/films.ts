/** Title as its owner knows it, and year. The film catalogue knows the rest. */
type Entry = readonly [title: string, year: number, description?: string];

export const filmsByOwner: Readonly<Record<string, readonly Entry[]>> = {
  admin: [
    ['Metropolis', 1927],
    ['8½', 1963, 'The film about not making the film.'],
    ['Modern Times', 1936],
  ],
  giulia_ferri: [
    ['La fiamma del peccato', 1944, 'Il noir da cui discendono tutti gli altri.'],
    ['Il sorpasso', 1962, 'Ferragosto, una Lancia Aurelia e un clacson. Non serve altro.'],
    ['I soliti ignoti', 1958],
    ['C’è ancora domani', 2023],
    ['La morte corre sul fiume', 1955],
  ],
  hannah_b: [
    ['The Third Man', 1949, 'A cat, a doorway, a grin.'],
    ['The Red Shoes', 1948, 'Seventeen minutes of ballet that rewrote what colour is for.'],
    ['Brief Encounter', 1945],
    ['Singin’ in the Rain', 1952],
  ],
  'marco.levi': [
    ['Indagine su un cittadino al di sopra di ogni sospetto', 1970],
    ['Il gattopardo', 1963, 'Quarantacinque minuti di ballo, e dentro un’Italia intera.'],
    ['Il conformista', 1970],
    ['Le mani sulla città', 1963],
  ],
  'lucia.vega': [
    ['El verdugo', 1963, 'La comedia más negra rodada a plena luz.'],
    ['Los otros', 2001],
    ['El laberinto del fauno', 2006],
    ['Volver', 2006],
    ['Plácido', 1961],
  ],
  'tom.okafor': [
    ['Le Samouraï', 1967, 'A room, a bird, a hat. Ten minutes before anyone speaks.'],
    ['Moonlight', 2016],
    ['Get Out', 2017],
    ['La Haine', 1995],
  ],
  demo: [
    ['Chinatown', 1974, 'The only noir where the sun is the problem.'],
    ['In the Mood for Love', 2000, 'Two people, one staircase, no kiss.'],
    ['La strada', 1954],
    ['Let the Right One In', 2008],
    ['Spirited Away', 2001],
    ['Paris, Texas', 1984],
  ],
  'teo.bianchi': [
    ['C’era una volta il West', 1968, 'Una mosca, una goccia d’acqua, un’armonica.'],
    ['Profondo rosso', 1975],
    ['La maschera del demonio', 1960],
    ['L’uccello dalle piume di cristallo', 1970],
  ],
  javi_romero: [
    ['El crepúsculo de los dioses', 1950, 'Contada por un muerto, y es el más vivo de todos.'],
    ['Viridiana', 1961],
    ['Doce hombres sin piedad', 1957],
    ['La isla mínima', 2014],
  ],
  chiara_n: [
    ['La chimera', 2023, 'Un filo rosso, un buco nella terra, un uomo che non torna.'],
    ['Miseria e nobiltà', 1954],
    ['È stata la mano di Dio', 2021],
    ['Lazzaro felice', 2018],
  ],
  nico_paz: [
    ['El secreto de sus ojos', 2009],
    ['Relatos salvajes', 2014, 'Seis maneras de perder la paciencia.'],
    ['Argentina, 1985', 2022],
    ['Nosferatu', 1922],
    ['La noche de los muertos vivientes', 1968],
  ],
  'maeve.kelly': [
    ['The Apartment', 1960, 'Shut up and deal.'],
    ['Portrait of a Lady on Fire', 2019],
    ['Roman Holiday', 1953],
  ],
  sam_rivera: [
    ['Rear Window', 1954, 'A whole film from one chair. Try to look away.'],
    ['Mad Max: Fury Road', 2015],
    ['Everything Everywhere All at Once', 2022],
    ['Alien', 1979],
  ],
  'pilar.soto': [
    ['Cuentos de Tokio', 1953],
    ['El espíritu de la colmena', 1973],
    ['El sur', 1983],
  ],
};
