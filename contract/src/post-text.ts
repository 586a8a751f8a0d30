/**
 * What in a post's text is more than text. Both sides read it with this one parser: the server for
 * hashtags and mentions, the web for links. No zod and no regular expression over the whole text:
 * every character is looked at a fixed number of times, whatever somebody sends.
 */
import { limits } from './rules.ts';

export type PostPiece =
  | { kind: 'text'; text: string }
  /** `value`: the tag without '#', in lower case. */
  | { kind: 'hashtag'; text: string; value: string }
  /** `value`: the username without '@', as it was typed; it need not be anybody's. */
  | { kind: 'mention'; text: string; value: string }
  /** `value`: the address, http or https only. */
  | { kind: 'link'; text: string; value: string };

/** What a '#', '@' or 'h' turned out to begin: a piece up to `end`, or nothing but text. */
interface Token {
  end: number;
  piece: PostPiece | null;
}

/** The pieces in order; put together their texts are the content again. */
export function splitPostText(content: string): PostPiece[] {
  const pieces: PostPiece[] = [];
  let textFrom = 0;
  let at = 0;
  while (at < content.length) {
    const token = tokenAt(content, at);
    if (!token) {
      at += 1;
      continue;
    }
    if (token.piece) {
      if (textFrom < at) pieces.push({ kind: 'text', text: content.slice(textFrom, at) });
      pieces.push(token.piece);
      textFrom = token.end;
    }
    at = token.end;
  }
  if (textFrom < at) pieces.push({ kind: 'text', text: content.slice(textFrom) });
  return pieces;
}

/** The tags of a text, each once, in the order in which they first appear. */
export function hashtagsOf(content: string): string[] {
  return valuesOf(content, 'hashtag');
}

/** The usernames that a text mentions, each once whatever its case. */
export function mentionsOf(content: string): string[] {
  const byFoldedName = new Map<string, string>();
  for (const name of valuesOf(content, 'mention')) {
    if (!byFoldedName.has(name.toLowerCase())) byFoldedName.set(name.toLowerCase(), name);
  }
  return [...byFoldedName.values()];
}

/** How a tag is kept and looked for: without '#', in lower case. */
export function foldHashtag(tag: string): string {
  return (tag.startsWith('#') ? tag.slice(1) : tag).normalize('NFC').toLowerCase();
}

function valuesOf(content: string, kind: 'hashtag' | 'mention'): string[] {
  const values = new Set<string>();
  for (const piece of splitPostText(content)) {
    if (piece.kind === kind) values.add(piece.value);
  }
  return [...values];
}

/** Null where nothing can begin. */
function tokenAt(content: string, at: number): Token | null {
  const code = content.charCodeAt(at);
  if (code === 0x23) return hashtagAt(content, at);
  if (code === 0x40) return mentionAt(content, at);
  if (code === 0x68 || code === 0x48) return linkAt(content, at);
  return null;
}

function hashtagAt(content: string, at: number): Token | null {
  let end = at + 1;
  while (end < content.length && isTagCode(content.charCodeAt(end), end === at + 1)) end += 1;
  if (end === at + 1) return null;
  const text = content.slice(at, end);
  const value = foldHashtag(text);
  if (value.length > limits.hashtag.max) return { end, piece: null };
  return { end, piece: { kind: 'hashtag', text, value } };
}

function mentionAt(content: string, at: number): Token | null {
  // An e-mail address, or a path such as example.org/@name, mentions nobody.
  if (at > 0 && isInsideWord(content.charCodeAt(at - 1))) return null;
  let end = at + 1;
  while (end < content.length && isUsernameCode(content.charCodeAt(end))) end += 1;
  const scanned = end;
  // The full stop after a name ends the sentence far more often than it belongs to the name.
  while (end > at + 1 && isDotOrHyphen(content.charCodeAt(end - 1))) end -= 1;
  const value = content.slice(at + 1, end);
  if (value.length < limits.username.min || value.length > limits.username.max)
    return { end: scanned, piece: null };
  return { end, piece: { kind: 'mention', text: content.slice(at, end), value } };
}

function linkAt(content: string, at: number): Token | null {
  // Most words with an h are no links, and one look at the next letter tells.
  if ((content.charCodeAt(at + 1) | 0x20) !== 0x74) return null;
  const scheme = /^https?:\/\//i.exec(content.slice(at, at + 8))?.[0];
  if (scheme === undefined || (at > 0 && isAlphanumeric(content.charCodeAt(at - 1)))) return null;
  let end = at + scheme.length;
  while (end < content.length && isAddressCode(content.charCodeAt(end))) end += 1;
  const address = withoutClosingMarks(content.slice(at, end));
  // What looked like a link and is none stays text as a whole, or it would be read again and again.
  if (!isSafeAddress(address, scheme.length)) return { end, piece: null };
  return {
    end: at + address.length,
    piece: { kind: 'link', text: address, value: address },
  };
}

/**
 * Whether a browser would go where the text says: no name before '@', which would show one host and
 * lead to another, and no letters that look like those of another host.
 */
function isSafeAddress(address: string, schemeLength: number): boolean {
  const authority = address.slice(schemeLength).split(/[/?#\\]/, 1)[0] ?? '';
  const [host = '', port, ...more] = authority.split(':');
  const isPortGood = port === undefined || (/^\d{1,5}$/.test(port) && Number(port) <= 65_535);
  return more.length === 0 && isPortGood && isPlainHost(host);
}

function isPlainHost(host: string): boolean {
  const labels = host.split('.');
  // A last part that begins with a digit is read as a number, and the whole as an address.
  return (
    host.length <= 253 &&
    labels.every((label) => /^[a-z0-9-]{1,63}$/i.test(label) && !/^xn--/i.test(label)) &&
    /^[a-z]/i.test(labels.at(-1) ?? '')
  );
}

/** The marks that end a sentence are not part of its link; a bracket is, where it was opened there. */
function withoutClosingMarks(address: string): string {
  let opened = 0;
  for (const character of address) {
    if (character === '(') opened += 1;
    if (character === ')') opened -= 1;
  }
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    if (last === ')') {
      if (opened >= 0) break;
      opened += 1;
    } else if (!".,;:!?'*]}»”’…".includes(last)) break;
  }
  return address.slice(0, end);
}

function isAlphanumeric(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x61 && code <= 0x7a)
  );
}

/** The accented letters of the languages that are written with Latin ones; not × and ÷. */
function isAccentedLatin(code: number): boolean {
  return (
    (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7) ||
    (code >= 0x1e00 && code <= 0x1eff)
  );
}

/** An accent may also come as a sign of its own after its letter. */
function isCombiningAccent(code: number): boolean {
  return code >= 0x300 && code <= 0x36f;
}

function isTagCode(code: number, isFirst: boolean): boolean {
  return (
    isAlphanumeric(code) ||
    code === 0x5f ||
    isAccentedLatin(code) ||
    (!isFirst && isCombiningAccent(code))
  );
}

function isDotOrHyphen(code: number): boolean {
  return code === 0x2e || code === 0x2d;
}

function isUsernameCode(code: number): boolean {
  return isAlphanumeric(code) || code === 0x5f || isDotOrHyphen(code);
}

function isInsideWord(code: number): boolean {
  return isUsernameCode(code) || isAccentedLatin(code) || code === 0x2f || code === 0x40;
}

/** Anything but white space, control characters and the marks that never stand in an address. */
function isAddressCode(code: number): boolean {
  if (code <= 0x20 || (code >= 0x7f && code <= 0xa0)) return false;
  if (code === 0x22 || code === 0x3c || code === 0x3e || code === 0x60) return false;
  // Other white space, and signs that turn the direction of writing, which could disguise a host.
  return !(code >= 0x2000 && code <= 0x206f) && code !== 0x3000 && code !== 0xfeff;
}
