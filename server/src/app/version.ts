import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ownFolder } from '../platform/own-folder.ts';

/** Of the project: the workspaces keep theirs. */
const manifest = readFileSync(new URL('../package.json', ownFolder), 'utf8');

export const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
