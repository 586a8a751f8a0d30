import { rebuildAllStandings } from '../features/matches/index.ts';
import { findBreaches } from './invariants.ts';
import { withDatabase } from './open-database.ts';
import { readCommandLine, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run check                 looks for anything in the database that must never be
  npm run check -- --rebuild    first writes all tables anew from the results`;

async function check(): Promise<string> {
  const { values } = readCommandLine(usage, {
    options: { rebuild: { type: 'boolean', default: false } },
  });
  return withDatabase(async (db) => {
    const lines: string[] = [];
    if (values.rebuild) {
      lines.push(`The tables of ${await rebuildAllStandings(db)} championships were written anew.`);
    }
    const findings = await findBreaches(db);
    for (const { name, promise, breaches } of findings) {
      lines.push(`${name.padEnd(4)} ${String(breaches).padStart(6)}  ${promise}`);
    }
    if (findings.some(({ breaches }) => breaches > 0)) process.exitCode = 1;
    return lines.join('\n');
  });
}

await runCommand(check);
