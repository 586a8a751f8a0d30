import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { load, wire } from './http-load.ts';
import { addPeople, median, openStand, pick, someCaller } from './stand.ts';

/**
 * What a signed-in request costs besides its own work: `GET /api/user` against a bare Fastify that answers the
 * same JSON. Rate limits and log as in production, many people from many addresses.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 10);
const people = 5000;
const connections = 64;
const port = 4397;
const barePort = 4396;

async function openBare(answer: unknown): Promise<ChildProcess> {
  const program = `
    import Fastify from 'fastify';
    const app = Fastify();
    app.get('/api/user', async () => (${JSON.stringify(answer)}));
    await app.listen({ port: ${barePort}, host: '127.0.0.1' });
    process.stdout.write('open\\n');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout ?? child, 'data');
  return child;
}

const stand = await openStand(port);
const cookies = await addPeople(stand.pool, people);
const request = (to: number, duration = seconds) =>
  load({
    port: to,
    connections,
    seconds: duration,
    next: () =>
      wire({
        method: 'GET',
        path: '/api/user',
        headers: { cookie: pick(cookies), ...someCaller() },
      }),
  });
const user = await fetch(`http://127.0.0.1:${port}/api/user`, {
  headers: { cookie: pick(cookies) },
});
const bare = await openBare(await user.json());
try {
  await request(port, Number(process.env['WARMUP'] ?? 10));
  await request(barePort, 2);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await request(port);
    const reference = await request(barePort);
    ratios.push(ours.perSecond / reference.perSecond);
    const refused = [...ours.statuses].filter(([status]) => status !== 200);
    process.stdout.write(
      `user ${ours.perSecond.toFixed(0)}/s p50 ${ours.p50.toFixed(1)} p99 ${ours.p99.toFixed(1)} ms ` +
        `${JSON.stringify(refused)} | bare ${reference.perSecond.toFixed(0)}/s p50 ${reference.p50.toFixed(1)} ms\n`,
    );
  }
  stand.check();
  process.stdout.write(`base : bare Fastify ${median(ratios).toFixed(2)} (goal 0.5)\n`);
} finally {
  bare.kill('SIGTERM');
  await stand.stop();
}
