import { expect, it } from 'vitest';
import { listPrecache } from './list-precache.ts';

const built = [
  'index.html',
  'assets/index-AAAAAAAA.js',
  'assets/index-AAAAAAAA.css',
  'assets/it-BBBB-BBB.js',
  'assets/it-tables-CCCCCCCC.js',
  'assets/face-DDDDDDDD.woff2',
];
const contents = { 'index.html': Buffer.from('<html>'), 'favicon.svg': Buffer.from('<svg>') };
const list = (changed: Partial<Parameters<typeof listPrecache>[0]> = {}) =>
  listPrecache({ chunks: ['index', 'it'], built, contents, ...changed });

const revisionOf = (entries: ReturnType<typeof list>, url: string) =>
  entries.find((entry) => entry.url === url)?.revision;

it('names the files of the chunks, the plain files and the document', () => {
  expect(list().map(({ url }) => url)).toEqual([
    'assets/index-AAAAAAAA.js',
    'assets/index-AAAAAAAA.css',
    'assets/it-BBBB-BBB.js',
    'favicon.svg',
    '/films?document',
  ]);
});

it('gives another revision to what keeps its name and changes', () => {
  const before = list();
  expect(revisionOf(before, 'assets/index-AAAAAAAA.js')).toBeNull();
  const after = list({ contents: { ...contents, 'favicon.svg': Buffer.from('<svg >') } });
  expect(revisionOf(after, 'favicon.svg')).not.toBe(revisionOf(before, 'favicon.svg'));
});

it('gives another revision to the document when a file that it names is another one', () => {
  const document = revisionOf(list(), '/films?document');
  const renamed = built.map((file) => file.replace('it-BBBB-BBB', 'it-EEEEEEEE'));
  expect(revisionOf(list({ built: renamed }), '/films?document')).not.toBe(document);
  const rewritten = { ...contents, 'index.html': Buffer.from('<html lang>') };
  expect(revisionOf(list({ contents: rewritten }), '/films?document')).not.toBe(document);
});

it('refuses a chunk that the build does not know: offline no page would start', () => {
  expect(() => list({ chunks: ['index', 'renamed'] })).toThrow('renamed');
});
