import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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

it('leaves JavaScript that knows where it came from, and the packages of npm where they are', async () => {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const written = await bundleServer(relative(root, folder).replaceAll('\\', '/'));
  const main = written.find((name) => basename(name) === 'main.js') ?? '';
  expect(read(main)).not.toMatch(/from "[^"]+\.tsx?"/);
  expect(read(main)).toContain('sourceMappingURL=main.js.map');
  expect(JSON.parse(read(`${main}.map`)).sources).toContainEqual(
    expect.stringMatching(/server\/src\/main\.ts$/),
  );
  const all = written.filter((name) => name.endsWith('.js')).map(read);
  expect(all.some((text) => text.includes('from "fastify"'))).toBe(true);
  expect(all.some((text) => /from "(?:zod|drizzle-orm|@girone)[/"]/.test(text))).toBe(false);
});

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
