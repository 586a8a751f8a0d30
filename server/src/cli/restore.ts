import { createStorage } from '../platform/storage/create-storage.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { findBreaches } from './invariants.ts';
import { withConnection } from './open-database.ts';
import { readCommandLine, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run restore -- <file>              brings a backup into an empty database; Girone must not run
  npm run restore -- <file> --replace    into this one: everything that is in it goes`;

async function restore({ file, replace }: { file: string; replace: boolean }): Promise<string> {
  return withConnection(async ({ pool, db, log }, config) => {
    const storage = await createStorage(config);
    const head = await restoreBackup({ pool, storage, replace, log }, file);
    const broken = (await findBreaches(db)).filter(({ breaches }) => breaches > 0);
    if (broken.length > 0) {
      throw new Error(
        ['Restored, but the data is not sound:', ...broken.map(({ promise }) => promise)].join(
          '\n',
        ),
      );
    }
    return `Restored what Girone held at ${head.createdAt}: ${head.tables.length} tables, ${head.objects} image files. Everything is sound.`;
  });
}

function readArguments() {
  const { positionals, values } = readCommandLine(usage, {
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new Error(usage);
  return { file, replace: values.replace };
}

await runCommand(() => restore(readArguments()));
