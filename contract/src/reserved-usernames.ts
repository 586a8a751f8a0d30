/** They stand in addresses where a username does: /api/users/profile/… . */
const partsOfAddresses = ['profile', 'stats', 'sessions'];

/** Whoever bears one of these speaks for the house. `admin` is not among them: whoever runs a place takes it first. */
const voicesOfTheHouse = [
  'abuse',
  'administrator',
  'contact',
  'everyone',
  'girone',
  'help',
  'helpdesk',
  'info',
  'mod',
  'moderation',
  'moderator',
  'moderators',
  'mods',
  'no-reply',
  'noreply',
  'official',
  'postmaster',
  'privacy',
  'root',
  'security',
  'staff',
  'support',
  'system',
  'team',
  'webmaster',
];

const reserved = new Set([...partsOfAddresses, ...voicesOfTheHouse]);

/** As programs that make links out of text see it: `www.something`, or the ending of a well-known domain. */
const host =
  /^www\.|\.(?:app|biz|com|dev|edu|es|eu|gov|info|io|it|net|online|org|shop|site|uk|xyz)$/i;

/** Names that nobody may take for themselves, with or without the signs between their letters. */
export function isReservedUsername(name: string): boolean {
  const plain = name.toLowerCase();
  return reserved.has(plain) || reserved.has(plain.replaceAll(/[_.-]/g, '')) || host.test(name);
}
