import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleServer, programs } from './bundle-server.mjs';
import { cacheFolder, listFiles, readJson, root } from './workspace.mjs';

it('holds every program that a thread is started with, and every command', () => {
  const threads = listFiles('server/src').flatMap((file) => {
    return Array.from(read(file).matchAll(/program: '(.+)'/g), ([, name]) => name);
  });
  const commands = Object.values<string>(readJson(join(root, 'package.json'))?.scripts ?? {})
    .flatMap((script) => /^node tools\/cli\.mjs (.+)$/.exec(script)?.[1] ?? [])
    .map((name) => `cli/${name}`);
  expect(threads.length).toBeGreaterThan(2);
  expect(commands.length).toBeGreaterThan(4);
  expect(programs).toEqual(expect.arrayContaining([...threads, ...commands]));
});

describe('what is written', () => {
  let written: string[];
  let scripts: string[];

  beforeAll(async () => {
    mkdirSync(cacheFolder, { recursive: true });
    const folder = mkdtempSync(join(cacheFolder, 'bundle-'));
    written = await bundleServer(relative(root, folder).replaceAll('\\', '/'));
    scripts = written.filter((name) => name.endsWith('.js'));
    return () => rmSync(folder, { recursive: true });
  });

  it('is JavaScript that knows where it came from', () => {
    const main = scripts.find((name) => basename(name) === 'main.js') ?? '';
    expect(read(main)).toContain('sourceMappingURL=main.js.map');
    expect(JSON.parse(read(`${main}.map`)).sources).toContainEqual(
      expect.stringMatching(/server\/src\/main\.ts$/),
    );
  });

  it('leaves the packages of npm where they are, but those of many modules', () => {
    const imports = scripts.flatMap((name) => [...read(name).matchAll(/from "([^"]+)"/g)]);
    const names = imports.map(([, name = '']) => name);
    expect(names).toContain('fastify');
    expect(names.filter((name) => /^(?:zod|drizzle-orm|@girone)\b|\.tsx?$/.test(name))).toEqual([]);
  });

  it('has the names of the next build, out of which a server that still runs may load something late', () => {
    const names = scripts.map((name) => basename(name, '.js'));
    expect(names).toEqual(expect.arrayContaining(['render-image', 's3-storage', 'write-calendar']));
  });

  it('lies where it finds its own files', () => {
    const chunks = scripts.filter((name) => basename(dirname(name)) === 'chunks').map(read);
    for (const way of ['const ownFolder = new URL(', 'cluster.setupPrimary(']) {
      expect(chunks.filter((text) => text.includes(way))).toHaveLength(1);
    }
  });
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
