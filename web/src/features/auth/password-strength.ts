import { limits } from '@girone/contract/rules';

export type StrengthLevel = 0 | 1 | 2 | 3 | 4;
export type StrengthAdvice = 'longer' | 'variety' | 'repeated' | 'common' | 'username';

interface PasswordStrength {
  level: StrengthLevel;
  /** What would help most; nothing where there is nothing to mend. */
  advice: StrengthAdvice | null;
}

/** The heads of the lists that guessing starts with, in the languages of our users. */
const commonWords = new Set(
  `123456 12345678 123456789 111111 000000 123123 1q2w3e4r password passwort qwerty qwertyuiop qwertz asdfgh asdfghjkl zxcvbnm abcd abcdef letmein
  welcome admin administrator login iloveyou monkey dragon football baseball princess sunshine
  master shadow superman batman starwars whatever trustno secret changeme hello freedom pokemon
  juventus inter milan napoli roma forzamilan forzainter ciao ciaociao amore amoremio andrea
  francesco alessandro giuseppe francesca valentina benvenuto segreto calcio stella
  contraseña contrasena realmadrid barcelona teamo tequiero hola holahola estrella princesa
  alejandro carlos mariposa futbol bienvenido secreto mexico girone film cinema movie pelicula`.split(
    /\s+/,
  ),
);

const signsForLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Thresholds in bits, from weak to strong. */
const enough = { fair: 32, good: 44, strong: 58 };
const longEnough = 12;

/**
 * How hard a password is to guess: its length, its variety, whether everybody uses it, and whether
 * it is the username again. A hint and no rule: four characters are always accepted.
 */
export function ratePassword(password: string, username: string): PasswordStrength {
  if (isCommon(password)) return { level: 0, advice: 'common' };
  const own = withoutName(password, username);
  const level = levelOf(own);
  if (own !== password) return { level: level > 2 ? 2 : level, advice: 'username' };
  return { level, advice: level === 4 ? null : adviceFor(own) };
}

function levelOf(password: string): StrengthLevel {
  if (password.length < limits.password.min) return 0;
  const bits = countingCharacters(password) * Math.log2(alphabetOf(password));
  if (bits >= enough.strong) return 4;
  if (bits >= enough.good) return 3;
  return bits >= enough.fair ? 2 : 1;
}

function adviceFor(password: string): StrengthAdvice {
  const counting = countingCharacters(password);
  if (password.length >= limits.password.min && counting <= password.length / 2) return 'repeated';
  return counting < longEnough ? 'longer' : 'variety';
}

/** "password", "P@ssw0rd", "password2024!" and "12password" are one and the same guess. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const spelled = Array.from(lower, (sign) => signsForLetters[sign] ?? sign).join('');
  return [lower, spelled].some((text) => commonWords.has(text) || commonWords.has(coreOf(text)));
}

/** The word without the digits and signs around it. */
function coreOf(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function withoutName(password: string, username: string): string {
  const name = username.trim().toLowerCase();
  if (name.length < limits.username.min) return password;
  const place = password.toLowerCase().indexOf(name);
  return place < 0 ? password : password.slice(0, place) + password.slice(place + name.length);
}

/** Repeated characters and steps of a row ("aaaa", "1234", "dcba") add next to nothing. */
function countingCharacters(password: string): number {
  const codes = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  const fresh = codes.filter((code, index) => {
    const before = codes[index - 1];
    return before === undefined || Math.abs(code - before) > 1;
  });
  return Math.min(fresh.length, 2 * new Set(codes).size);
}

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/u, 60],
];

function alphabetOf(password: string): number {
  const size = alphabets.reduce(
    (sum, [signs, count]) => sum + (signs.test(password) ? count : 0),
    0,
  );
  return Math.max(size, 2);
}
