import './node-version.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, root } from './workspace.mjs';

const cap = 400;
const folders = [
  'championship',
  'contract',
  'embedded-postgres',
  'poster',
  'server',
  'web',
  'e2e',
  'bench',
  'tools',
];
const source = /\.(?:ts|tsx|css|mjs)$/;
// Data and generated SQL are as long as they are; tests grow with what they cover.
const notCounted = /\.(?:test|spec)\.tsx?$|\.d\.ts$|\/migrations\/|\.data\.ts$/;

const sizes = folders
  .flatMap((folder) => listFiles(folder))
  .filter((file) => source.test(file) && !notCounted.test(file))
  .map((file) => ({ file, lines: countLines(readFileSync(join(root, file), 'utf8')) }))
  .toSorted((left, right) => left.lines - right.lines);

const largest = sizes.at(-1);
if (!largest) {
  console.error('No source file found, so nothing was checked.');
  process.exit(1);
}
console.log(
  `${sizes.length} files: median ${percentile(0.5)}, 95th percentile ${percentile(0.95)}, largest ${largest.lines} lines (${largest.file})`,
);

const over = sizes.filter(({ lines }) => lines > cap);
for (const { file, lines } of over) {
  console.error(`${file} has ${lines} lines, over ${cap}: split it by what its parts do.`);
}
process.exitCode = over.length > 0 ? 1 : 0;

/** @param {number} share */
function percentile(share) {
  return sizes[Math.ceil(sizes.length * share) - 1]?.lines ?? 0;
}

/** @param {string} content */
function countLines(content) {
  return content.split('\n').length - (content.endsWith('\n') ? 1 : 0);
}
