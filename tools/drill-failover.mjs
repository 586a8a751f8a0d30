// The machine of the primary dies while people vote (`bench/failover.ts`): `npm run drill:failover`, `-- --kills 3` for a few.
import './node-version.mjs';
import { runBuilt } from './run-built.mjs';

process.exitCode = await runBuilt('bench/failover.ts');
