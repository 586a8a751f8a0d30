import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { languages, type Language } from '@girone/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseCoding, encodeQuickly, type Coding } from '../platform/http/codings.ts';
import { isKnown } from '../platform/http/if-none-match.ts';
import { sha256 } from '../platform/secrets.ts';

/** Stands in the built documents where the address of the site belongs. */
const addressMark = '%PUBLIC_URL%';
const prerenderedFolder = 'prerendered';

interface Encoded {
  body: Buffer;
  etag: string;
}

/** One HTML document, packed as somebody first asks for it: ten of them cost a start a second of the processor. */
export type HtmlDocument = (coding: Coding) => Promise<Encoded>;

export interface Documents {
  /** For every page that has none of its own. */
  application: HtmlDocument;
  /** The same as it was read, with this site's address. */
  applicationText: string;
  /** For visitors, by path and language: `/terms` for `prerendered/it/terms.html`, `/` for `index.html`. */
  prerendered: (path: string, language: Language) => HtmlDocument | undefined;
}

/** Reads the documents of the built web application, once, and makes them this site's own. */
export async function loadDocuments(root: string, origin: string): Promise<Documents> {
  const read = async (file: string) => {
    const text = await readFile(join(root, file), 'utf8');
    return text.replaceAll(addressMark, escapeAttribute(origin));
  };
  const files = (await Promise.all(languages.map((each) => prerenderedFiles(root, each)))).flat();
  const [applicationText, ...prerendered] = await Promise.all([
    read('index.html'),
    ...files.map(async ({ language, file }) => {
      const text = await read(join(prerenderedFolder, language, file));
      return [keyOf(pathOf(file), language), packOnce(text)] as const;
    }),
  ]);
  const byKey = new Map(prerendered);
  return {
    application: packOnce(applicationText),
    applicationText,
    prerendered: (path, language) => byKey.get(keyOf(path, language)),
  };
}

/** Answers with the document in the best coding that the browser takes. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: HtmlDocument,
): Promise<FastifyReply> {
  const coding = chooseCoding(request.headers['accept-encoding']);
  void reply.header('vary', 'accept-encoding, accept-language, cookie');
  return sendEncoded({ request, reply, coding, ...(await document(coding)) });
}

/** Answers with a document of this request's own, in the language of the caller. */
export async function sendOwnDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const coding = chooseCoding(request.headers['accept-encoding']);
  const body = await encodeQuickly(text, coding);
  void reply.header('vary', 'accept-encoding, accept-language');
  return sendEncoded({ request, reply, coding, ...withTag(body) });
}

interface Sending extends Encoded {
  request: FastifyRequest;
  reply: FastifyReply;
  coding: Coding;
}

function sendEncoded({ request, reply, coding, body, etag }: Sending): FastifyReply {
  void reply.headers({ 'cache-control': 'no-cache', etag });
  const isCurrent = reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag);
  if (isCurrent) return reply.code(304).send();
  if (coding !== 'identity') void reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').send(body);
}

const keyOf = (path: string, language: Language) => `${language} ${path}`;

async function prerenderedFiles(root: string, language: Language) {
  try {
    const files = await readdir(join(root, prerenderedFolder, language));
    return files.filter((file) => file.endsWith('.html')).map((file) => ({ language, file }));
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

/** Packs it in each coding once; what has failed is tried again by whoever asks next. */
function packOnce(text: string): HtmlDocument {
  const packed = new Map<Coding, Promise<Encoded>>();
  return (coding) => {
    const known = packed.get(coding);
    if (known) return known;
    const packing = pack(text, coding);
    packed.set(coding, packing);
    packing.catch(() => packed.delete(coding));
    return packing;
  };
}

async function pack(text: string, coding: Coding): Promise<Encoded> {
  const plain = Buffer.from(text);
  if (coding === 'identity') return withTag(plain);
  if (coding === 'gzip') {
    return withTag(await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }));
  }
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return withTag(await promisify(brotliCompress)(plain, { params }));
}

function withTag(body: Buffer): Encoded {
  return { body, etag: `"${sha256(body).slice(0, 22)}"` };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
