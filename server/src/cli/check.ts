import { parseArgs } from 'node:util';
import { rebuildAllStandings } from '../features/matches/index.ts';
import { findBreaches } from './invariants.ts';
import { withDatabase } from './open-database.ts';

const usage = `Usage:
  npm run check                 looks for anything in the database that must never be
  npm run check -- --rebuild    first writes all tables anew from the results`;

interface Report {
  readonly lines: readonly string[];
  readonly isSound: boolean;
}

async function check(args: string[]): Promise<Report> {
  const { isRebuild } = readArguments(args);
  return withDatabase(async (db) => {
    const lines: string[] = [];
    if (isRebuild) {
      lines.push(`The tables of ${await rebuildAllStandings(db)} championships were written anew.`);
    }
    const findings = await findBreaches(db);
    for (const { name, promise, breaches } of findings) {
      lines.push(`${name.padEnd(4)} ${String(breaches).padStart(6)}  ${promise}`);
    }
    return { lines, isSound: findings.every(({ breaches }) => breaches === 0) };
  });
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { rebuild: { type: 'boolean', default: false } },
    });
    return { isRebuild: values.rebuild };
  } catch {
    throw new Error(usage);
  }
}

try {
  const { lines, isSound } = await check(process.argv.slice(2));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (!isSound) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
