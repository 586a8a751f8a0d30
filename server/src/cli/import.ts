import { readFile, stat } from 'node:fs/promises';
import { boxLimits } from '@girone/contract/box-format';
import { importSeason } from '../features/archive/index.ts';
import { errorBody } from '../platform/http/messages.ts';
import { withDatabase } from './open-database.ts';
import { readCommandLine, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run import -- <file>   bring a championship in a box, or a saved season, into the archive`;

/** The same as the button of the admins, at the command line. */
async function runImport(): Promise<string> {
  const { positionals } = readCommandLine(usage, { allowPositionals: true, options: {} });
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) throw new Error(usage);
  const file = await readBox(path);
  return withDatabase(async (db) => {
    const imported = await importSeason({ db }, { file, actorId: null, now: new Date() });
    if (!imported.ok) throw new Error(errorBody(imported, 'en').message);
    const { season, isNew } = imported.value;
    const place = `/archive/${season.id}`;
    return isNew
      ? `${season.name} is in the archive now: ${place}`
      : `${season.name} was in the archive already: ${place}`;
  });
}

async function readBox(path: string): Promise<string> {
  try {
    const { size } = await stat(path);
    if (size > boxLimits.importedBytes) throw new Error(`${path} is too large for a box.`);
    return await readFile(path, 'utf8');
  } catch (error) {
    throw error instanceof Error && 'code' in error ? new Error(`${path} cannot be read.`) : error;
  }
}

await runCommand(runImport);
