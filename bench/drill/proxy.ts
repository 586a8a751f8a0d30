import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exchange } from '../fuzz/http.ts';
import type { Fault } from './faults.ts';
import { newFolder, openPlace, type Place } from './place.ts';

const readers = 8;
const awayMs = 2000;

/** As a deployment does, and as long as one takes: what comes meanwhile is the other's. */
export const restartBehindProxy: Fault = async ({ instances: [, second] }) => {
  await sleep(1500);
  const startedAt = performance.now();
  await second.stop();
  await sleep(awayMs);
  await second.start();
  return (performance.now() - startedAt) / 1000;
};

/** The site that we ship, in front of two instances; a text says why not here. */
export async function openBehindProxy(port: number): Promise<Opened | string> {
  if (spawnSync('nginx', ['-v']).status !== 0) return 'needs nginx (Debian: nginx-light)';
  const folder = newFolder();
  const frontPort = port + 2;
  writeConfiguration(folder, { ports: [port, port + 1], frontPort });
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const environment = { TRUST_PROXY: 'loopback' };
  const place = await openPlace({
    port,
    folder,
    frontPort,
    environments: [environment, environment],
  });
  const stopReading = keepReading(place, frontPort);
  return {
    place,
    async end() {
      const reads = await stopReading();
      // A write that was on its way may not be sent again: it has no answer, and its fate is looked at like that of others.
      place.load.wrongAnswers = place.load.wrongAnswers.filter(
        (text) => !/^(?!GET).*: 502 /.test(text),
      );
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      return `${reads} reads`;
    },
  };
}

interface Opened {
  readonly place: Place;
  /** Once the people have stopped; answers what else is to be told. */
  readonly end: () => Promise<string>;
}

interface Ports {
  readonly ports: readonly number[];
  readonly frontPort: number;
}

/** Of the shipped file only addresses are others, and there is no TLS; what it asks of the main file is done here. */
function writeConfiguration(folder: string, { ports, frontPort }: Ports): void {
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const [upstream = ''] = /server 127\.0\.0\.1:3000.*;/.exec(shipped) ?? [];
  const [main = ''] = /server \{\n  listen 443[^]*$/.exec(shipped) ?? [];
  const [before = ''] = shipped.split('server {\n  listen 80');
  const servers = ports.map((port) => upstream.replace('3000', String(port)));
  const site =
    before.replaceAll(upstream, servers.join('\n  ')) +
    main
      .replace('listen 443 ssl http2', `listen 127.0.0.1:${frontPort}`)
      .replaceAll(/^ *(?:listen \[::\]|ssl_certificate).*\n/gm, '');
  if (servers.length < 2 || upstream === '' || main === '')
    throw new Error('the shipped site has another form');
  mkdirSync(join(folder, 'temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, 'temporary', kind)};`)
    .join(' ');
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')};
     worker_rlimit_nofile 65536; events { worker_connections 32768; }
     http { access_log off; ${temporary} include ${join(folder, 'site.conf')}; }\n`,
  );
}

/** Whatever is not the answer is a wrong one, a 503 included. */
function keepReading({ load }: Place, port: number): () => Promise<number> {
  const end = new AbortController();
  let reads = 0;
  const reading = Array.from({ length: readers }, async () => {
    while (!end.signal.aborted) {
      try {
        const { status } = await exchange({
          port,
          method: 'GET',
          path: '/api/matches/overview',
          headers: {},
        });
        reads += 1;
        if (status !== 200) load.wrongAnswers.push(`GET /api/matches/overview: ${status}`);
      } catch (error) {
        load.wrongAnswers.push(`GET /api/matches/overview: ${String(error)}`);
      }
      await sleep(30);
    }
  });
  return async () => {
    end.abort();
    await Promise.all(reading);
    return reads;
  };
}
