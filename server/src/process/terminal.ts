export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
