import { userId } from '@girone/contract/ids';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { ObjectExists } from '../../platform/storage/storage.ts';
import { findOwnImages } from '../uploads/index.ts';
import { rowsOf } from './export-rows.repo.ts';
import { exportedTables, leftOut } from './export-tables.repo.ts';
import { isWanted, markReady, setProgress } from './exports.repo.ts';
import { writeZip, type ZipEntry } from '../../platform/write-zip.ts';

const files = exportedTables.map((table) => ({ name: table.name, read: rowsOf(table) }));

/** Puts everything that names a person into one file: a JSON file per table, and their images. */
export function makeExport({ db, clock, storage }: Platform) {
  type Export = { readonly userId: z.output<typeof userId>; readonly objectKey: string };

  async function readTables({ userId: person }: Export, onRead: () => Promise<void>) {
    const texts: ZipEntry[] = [];
    // One snapshot: a film and its nomination are both there or neither is.
    await db.transaction(
      async (tx) => {
        for (const { name, read } of files) {
          const rows = await read(tx, { userId: person });
          texts.push({ path: `${name}.json`, content: toJson(rows) });
          await onRead();
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    return texts;
  }

  async function write(wanted: Export): Promise<void> {
    const images = await findOwnImages(db, wanted.userId);
    const steps = files.length + images.length;
    let done = 0;
    async function onStep(): Promise<void> {
      done += 1;
      // Whole only when the file is.
      const progress = Math.min(99, Math.floor((100 * done) / steps));
      const isNews = progress > Math.floor((100 * (done - 1)) / steps);
      if (isNews) await setProgress(db, { ...wanted, progress });
    }

    const texts = await readTables(wanted, onStep);
    const about = {
      madeAt: clock.now().toISOString(),
      files: texts.map(({ path }) => path),
      leftOut: leftOut.map(({ reason }) => reason),
    };
    const pictures = images.map(({ name, key }) => ({
      path: `images/${name}.webp`,
      open: async () => {
        await onStep();
        return storage.read(key);
      },
    }));
    const entries = [{ path: 'about.json', content: toJson(about) }, ...texts, ...pictures];
    await storage.put(wanted.objectKey, writeZip(entries));
  }

  return defineJob({
    name: 'make-export',
    payload: z.object({ userId, objectKey: z.string() }),
    async run(wanted) {
      if (!(await isWanted(db, wanted))) return;
      try {
        await write(wanted);
      } catch (error) {
        // An earlier run wrote it whole and died before it could say so.
        if (!(error instanceof ObjectExists)) throw error;
      }
      const isStillWanted = await markReady(db, wanted);
      if (!isStillWanted) await storage.delete(wanted.objectKey);
    },
  });
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
