import { markBackup } from '../platform/db/backup-mark.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { writeBackup } from './backup/write-backup.ts';
import { withConnection } from './open-database.ts';
import { readCommandLine, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run backup -- <file>    writes everything into one ZIP file, also while Girone runs`;

async function backUp(file: string): Promise<string> {
  return withConnection(async ({ pool }, config) => {
    const storage = await createStorage(config);
    const { tables, objects } = await writeBackup({ pool, storage }, file);
    const unmarked = await markBackup(pool).then(
      () => '',
      (error: Error) => ` Its time could not be noted in the database: ${error.message}.`,
    );
    return `${file}: ${tables.length} tables, ${objects} image files.${unmarked}`;
  });
}

function readArguments(): string {
  const { positionals } = readCommandLine(usage, { allowPositionals: true });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new Error(usage);
  return file;
}

await runCommand(() => backUp(readArguments()));
