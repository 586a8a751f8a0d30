import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { backupHead, headFile, objectFolder, tableFile, type BackupHead } from './backup-form.ts';

export interface BackupFile {
  readonly head: BackupHead;
  /** The names of the objects' files; one that had gone when its turn came is empty, and left out. */
  readonly objects: readonly string[];
  read(name: string): Promise<Readable>;
  /** Reads all of it, and fails if anything is missing or not as it was written. */
  verify(): Promise<void>;
  close(): void;
}

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** Opens a backup, and refuses what is none. */
export async function openBackup(path: string): Promise<BackupFile> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false });
  try {
    const entries = await listEntries(zip);
    const openEntry = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`${path} has no ${name}: it is no whole backup.`);
      return openEntry(entry);
    };
    const text = (await buffer(await read(headFile))).toString('utf8');
    const head = backupHead.parse(JSON.parse(text));
    const objects = [...entries.values()]
      .filter(({ fileName, uncompressedSize }) => uncompressedSize > 0 && isObject(fileName))
      .map(({ fileName }) => fileName);
    const verify = async () => {
      const missing = head.tables.find(({ name }) => !entries.has(tableFile(name)));
      if (missing) throw new Error(`${path} has no ${missing.name}: it is no whole backup.`);
      for (const entry of entries.values()) await checkSum(entry, await openEntry(entry));
    };
    return { head, objects, read, verify, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}

/** The library looks at the lengths alone. */
async function checkSum({ fileName, crc32: wanted }: Entry, content: Readable): Promise<void> {
  let sum = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) sum = crc32(chunk, sum);
  if (sum !== wanted) throw new Error(`${fileName} is not as it was written: the file is damaged.`);
}

function isObject(name: string): boolean {
  return name.startsWith(objectFolder);
}
