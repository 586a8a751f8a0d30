import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { backupHead, headFile, objectFolder, type BackupHead } from './backup-form.ts';

export interface BackupFile {
  readonly head: BackupHead;
  /** The names of the objects' files; one that had gone when its turn came is empty, and left out. */
  readonly objects: readonly string[];
  read(name: string): Promise<Readable>;
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
    return { head, objects, read, close: () => zip.close() };
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

function isObject(name: string): boolean {
  return name.startsWith(objectFolder);
}
