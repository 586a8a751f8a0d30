import { generateSeason } from './generated-seasons.ts';

const names = [
  '8½',
  'L’avventura',
  'Ladri di biciclette',
  'In the Mood for Love',
  'El espíritu de la colmena',
  'M',
  '2001: Odissea nello spazio',
  'Che cosa sono le nuvole?',
  'Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles',
];

export const titles = new Map(
  Array.from({ length: 64 }, (_, index) => [
    index + 1,
    `${names[index % names.length]}${index < names.length ? '' : ` ${index}`}`,
  ]),
);

/** Circles of three and crowds of thirty, seasons of two films and of twenty. */
export const seasonsToTell = [
  [2, 3],
  [3, 9],
  [4, 5],
  [5, 14],
  [6, 3],
  [8, 6],
  [9, 20],
  [10, 14],
  [12, 8],
  [16, 30],
  [20, 11],
  [24, 5],
  [32, 14],
  [40, 40],
  [7, 4],
  [14, 12],
  [18, 7],
  [28, 25],
  [11, 100],
].map(([films = 2, voters = 3], index) => ({
  tournamentId: index * 7 + 1,
  season: generateSeason({ films, voters, seed: `story ${index}` }),
}));

/** What no sentence may contain, in the language in which it would be wrong. */
const wrong = {
  en: [
    /\b(?:one|1) (?:match days|matches|points|wins|films|places)\b/,
    /\b(?:[2-9]|two|three|four) (?:match day|match(?! day)|point|win|film|place)\b/,
  ],
  it: [
    /\b(?:una?|1) (?:giornate|partite|punti|vittorie|posti)\b/,
    /\b(?:[2-9]|due|tre|quattro) (?:giornata|partita|punto|vittoria|posto)\b/,
    /\b(?:di|a|da) (?:il|lo|la|i|gli|le)\b/,
  ],
  es: [
    /\b(?:una?|1) (?:jornadas|partidos|puntos|victorias|puestos|películas)\b/,
    /\b(?:[2-9]|dos|tres|cuatro) (?:jornada|partido|punto|victoria|puesto|película)\b/,
    /\b(?:a|de) el\b/,
  ],
};

const broken = /undefined|\bnull\b|NaN|\{|\}|«»|“”| {2}| [.,:;]|,[.,]|\.\./;

/** What a reader would stumble over in a sentence: an empty place, a wrong plural, a missing contraction. */
export function mistakesIn(language: keyof typeof wrong, sentence: string): string[] {
  const withoutTitles = sentence.replaceAll(/[«“][^»”]*[»”]/g, 'X');
  const found = [broken.exec(sentence), ...wrong[language].map((each) => each.exec(withoutTitles))];
  return found.flatMap((match) => match?.[0] ?? []);
}
