import { importRules } from '@girone/contract/rules';
import { readLines, type NamedFilm } from './read-lines.ts';
import { readTable, type TableProof } from './read-table.ts';
import { readZip, ZipTooLarge } from './read-zip.ts';

/** Why a file gives no films. */
export type FileProblem =
  | 'notAList'
  | 'tooLarge'
  | 'zipTooLarge'
  | 'zipBroken'
  | 'empty'
  | 'unreadable';

export type ReadFile =
  | { readonly films: readonly NamedFilm[]; readonly others: number }
  | { readonly problem: FileProblem };

/** The films that a file names: an export, a table, a plain list, or a ZIP of them. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > importRules.fileBytes) return { problem: 'tooLarge' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved, or not ours to read.
    return { problem: 'unreadable' };
  }
  if (isZip(bytes)) return readArchive(bytes);
  const text = decodeText(bytes);
  return text === null ? { problem: 'notAList' } : present(await readText(text));
}

/** A table if it is one, else a film per line. */
export async function readText(text: string): Promise<FilmsRead> {
  const table = await readTable(text, 'none');
  if (table) return table;
  const [first = '', ...rest] = text.split('\n');
  const isHeader = /^\W*(?:title|titolo|t[ií]tulo|name|film|movie)\W*$/i.test(first);
  return { films: readLines(isHeader ? rest.join('\n') : text).lines, others: 0 };
}

interface FilmsRead {
  readonly films: readonly NamedFilm[];
  readonly others: number;
}

function present({ films, others }: FilmsRead): ReadFile {
  return films.length === 0 ? { problem: 'empty' } : { films, others };
}

async function readArchive(bytes: Uint8Array): Promise<ReadFile> {
  let files: readonly Uint8Array[];
  try {
    files = await readZip(bytes);
  } catch (error) {
    return { problem: error instanceof ZipTooLarge ? 'zipTooLarge' : 'zipBroken' };
  }
  const texts = files.map(decodeText).filter((text) => text !== null);
  if (texts.length === 0) return { problem: 'notAList' };
  // An export has files about other things too. What names titles and years is taken, and what says less
  // only where nothing says so much.
  const proofs: readonly TableProof[] = ['title and year', 'title', 'none'];
  for (const proof of proofs) {
    const read = await Promise.all(texts.map((text) => readTable(text, proof)));
    const films = read.flatMap((table) => table?.films ?? []);
    const others = read.reduce((sum, table) => sum + (table?.others ?? 0), 0);
    if (films.length > 0) return { films, others };
  }
  return present({ films: texts.flatMap((text) => readLines(text).lines), others: 0 });
}

function isZip([first, second, third]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5);
}

/** Text in the encodings that programs write lists in; null where it is none. */
function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  // A page, a document of some program, or bytes that are no text.
  const isForeign = /^\s*[<{[]|^%PDF/.test(text) || text.slice(0, 4000).includes('\0');
  return isForeign ? null : text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What spreadsheets wrote before UTF-8, and still do.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
