import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Prints what a command answers; a failure is one line, and the exit code says so. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** What follows the command's name; an option that there is not is answered with the usage. */
export function readCommandLine<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    // Without `args` it reads those of the process.
    return parseArgs(config);
  } catch {
    throw new Error(usage);
  }
}
