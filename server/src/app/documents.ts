import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../platform/http/if-none-match.ts';
import { sha256 } from '../platform/secrets.ts';

/** Stands in the built documents where the address of the site belongs. */
const addressMark = '%PUBLIC_URL%';
const prerenderedFolder = 'prerendered';

type Coding = 'br' | 'gzip' | 'identity';

interface Encoded {
  body: Buffer;
  etag: string;
}

/** One HTML document in every coding that a browser may ask for. */
export type HtmlDocument = Readonly<Record<Coding, Encoded>>;

export interface Documents {
  /** For every page that has none of its own. */
  application: HtmlDocument;
  /** By path: `/terms` for `prerendered/terms.html`, `/` for `prerendered/index.html`. */
  prerendered: ReadonlyMap<string, HtmlDocument>;
}

/** Reads the documents of the built web application, once, and makes them this site's own. */
export async function loadDocuments(root: string, origin: string): Promise<Documents> {
  const load = async (file: string) => {
    const text = await readFile(join(root, file), 'utf8');
    return encodeDocument(text.replaceAll(addressMark, escapeAttribute(origin)));
  };
  const files = await prerenderedFiles(root);
  const [application, ...prerendered] = await Promise.all([
    load('index.html'),
    ...files.map(
      async (file) => [pathOf(file), await load(join(prerenderedFolder, file))] as const,
    ),
  ]);
  return { application, prerendered: new Map(prerendered) };
}

/** Answers with the document in the best coding that the browser takes. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: HtmlDocument,
): FastifyReply {
  const coding = chooseCoding(request.headers['accept-encoding']);
  const { body, etag } = document[coding];
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  const isCurrent = reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag);
  if (isCurrent) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').send(body);
}

async function prerenderedFiles(root: string): Promise<string[]> {
  try {
    const files = await readdir(join(root, prerenderedFolder));
    return files.filter((file) => file.endsWith('.html'));
  } catch (error) {
    // A web application that was built without them is whole all the same.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function pathOf(file: string): string {
  const name = basename(file, '.html');
  return name === 'index' ? '/' : `/${name}`;
}

async function encodeDocument(text: string): Promise<HtmlDocument> {
  const plain = Buffer.from(text);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br: withTag(brotli), gzip: withTag(gzipped), identity: withTag(plain) };
}

function withTag(body: Buffer): Encoded {
  return { body, etag: `"${sha256(body).slice(0, 22)}"` };
}

/** `br;q=0` is a refusal; what is not named is not taken. */
function chooseCoding(header = ''): Coding {
  const parts = header.toLowerCase().split(',');
  const taken = new Set(
    parts
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1).join('').trim()),
  );
  return (['br', 'gzip'] as const).find((coding) => taken.has(coding)) ?? 'identity';
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
