import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldHashtag, hashtagsOf, mentionsOf, splitPostText } from './post-text.ts';

/** The pieces that are more than text, as `kind:value`. */
function found(content: string): string[] {
  return splitPostText(content).flatMap((piece) =>
    piece.kind === 'text' ? [] : [`${piece.kind}:${piece.value}`],
  );
}

describe('a hashtag', () => {
  test.each([
    ['#Cinema', ['cinema']],
    ['#Perché_no, #È2026!', ['perché_no', 'è2026']],
    ['#a#b ##c', ['a', 'b', 'c']],
    ['#uno #UNO #Uno', ['uno']],
    ['# #! #× #日本', []],
    ['http://example.org/#top', []],
    [`#${'a'.repeat(100)} #${'b'.repeat(101)}`, ['a'.repeat(100)]],
    ['#caffe\u0300 #caff\u00E8', ['caff\u00E8']],
  ])('in %j', (content, tags) => {
    expect(hashtagsOf(content)).toEqual(tags);
  });

  test('is looked for as it is kept', () => {
    expect([foldHashtag('#PERCHÉ'), foldHashtag('perché')]).toEqual(['perché', 'perché']);
  });
});

describe('a mention', () => {
  test.each([
    ['@giulia, @paolo.', ['giulia', 'paolo']],
    ['(@a.b-c_d)', ['a.b-c_d']],
    ['@Giulia @giulia', ['Giulia']],
    ['giulia@example.org example.org/@giulia @@giulia', []],
    ['@ab', []],
    [`@${'a'.repeat(51)}`, []],
  ])('in %j', (content, names) => {
    expect(mentionsOf(content)).toEqual(names);
  });
});

describe('a link', () => {
  test.each([
    ['https://example.org.', ['link:https://example.org']],
    ['(http://example.org/a_(b))', ['link:http://example.org/a_(b)']],
    ['HTTPS://example.org/?q=#x!', ['link:HTTPS://example.org/?q=#x']],
    ['https://example.org/@giulia', ['link:https://example.org/@giulia']],
    ['https://bank.example@evil.example', []],
    ['https://bank.example\u202E/moc', ['link:https://bank.example']],
    ['javascript:alert(1) ftp://example.org data:text/html,x', []],
    ['http:// https://? xhttp://example.org', []],
    ['http://localhost:3000/a http://a:99999 http://1.2.3.4.5', ['link:http://localhost:3000/a']],
    ['https://аpple.example https://xn--pple-43d.example', []],
  ])('in %j', (content, links) => {
    expect(found(content)).toEqual(links);
  });
});

/** What the rules say, without a thought for the cost. */
function readByTheRules(content: string): string[] {
  const kinds = [
    ['link', /^https?:\/\/[^\s<>"`]*/],
    ['hashtag', /^#[A-Za-z0-9_\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]+/],
    ['mention', /^@[A-Za-z0-9_.-]*[A-Za-z0-9_]/],
  ] as const;
  const values: string[] = [];
  let rest = content;
  let before = '';
  while (rest !== '') {
    const [kind, text] =
      kinds
        .map(([name, form]) => [name, form.exec(rest)?.[0] ?? ''] as const)
        .find(([, it]) => it) ?? (['text', rest.slice(0, 1)] as const);
    const isInWord = /[A-Za-z0-9_./@\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F-]$/.test(before);
    if (kind === 'hashtag') values.push(`hashtag:${text.slice(1).toLowerCase()}`);
    else if (kind === 'mention' && !isInWord && text.length >= 4 && text.length <= 51)
      values.push(`mention:${text.slice(1)}`);
    else if (kind === 'link') values.push('link');
    before += kind === 'mention' && isInWord ? '@' : text;
    rest = content.slice(before.length);
  }
  return values;
}

const words = fc.constantFrom(
  '#',
  '@',
  ' ',
  '.',
  '-',
  '_',
  'a',
  'Bc',
  'é',
  '×',
  '7',
  '\n',
  '!',
  '(',
  '日',
);

const links = fc.constantFrom(
  'http://',
  'HTTPS://',
  'example.org',
  ':',
  '80',
  '/',
  '?',
  ')',
  '[',
  '%',
  '\\',
);

test('any text is what its pieces say, by the rules', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      const content = parts.join('');
      const pieces = splitPostText(content);
      expect(pieces.map(({ text }) => text).join('')).toBe(content);
      expect(found(content)).toEqual(readByTheRules(content));
    }),
    { numRuns: 300 },
  );
});

test('no text is lost, whatever it is, and every link leads to the web', () => {
  const parts = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), words, links);
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 20 }), (texts) => {
      const content = texts.join('');
      const pieces = splitPostText(content);
      expect(pieces.map((piece) => piece.text).join('')).toBe(content);
      const protocols = pieces.flatMap((piece) =>
        piece.kind === 'link' ? [new URL(piece.value).protocol] : [],
      );
      expect(protocols.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

/** Processor time, which does not depend on how busy the machine is otherwise. */
function costOf(work: () => void): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < 4; turn += 1) work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

describe('reading costs no more per character in a long text than in a short one', () => {
  test.each([
    '#',
    '#a',
    '@',
    '@a-',
    'http://',
    'http://@',
    'http://a)',
    'h',
    '#\u0300',
    '#a\u0300',
  ])('of %j again and again', (part) => {
    const short = part.repeat(10_000 / part.length);
    const long = short.repeat(8);
    splitPostText(long);
    // Eight times as long: were it quadratic, 64 times as dear.
    const apart = costOf(() => {
      for (let turn = 0; turn < 8; turn += 1) splitPostText(short);
    });
    expect(costOf(() => splitPostText(long))).toBeLessThan(4 * apart + 20_000);
  });
});
