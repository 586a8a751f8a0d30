import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Route } from '@girone/contract/route';
import { z } from 'zod';
import type { Schema } from './values.ts';

/** A call of the contract with what it takes, as JSON Schema. */
export interface FuzzedRoute {
  readonly route: Route;
  /** As in the contract: `"METHOD /path"`. */
  readonly name: string;
  readonly query: Schema | undefined;
  readonly body: Schema | undefined;
  readonly params: Schema | undefined;
}

/** Every `defineRoute` of every file of the contract, so that a new call is tried without being listed. */
export async function readContract(): Promise<FuzzedRoute[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@girone/contract/route')));
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const found = new Map<string, FuzzedRoute>();
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(join(folder, file)).href);
    for (const exported of valuesOf(module)) {
      for (const route of valuesOf(exported).filter(isRoute)) {
        const fuzzed = describe(route);
        found.set(fuzzed.name, fuzzed);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** What is served beside the contract and ends by itself: files, feeds and pictures. */
export const besideContract: readonly string[] = [
  '/api/users/export.zip',
  '/api/admin/users.csv',
  '/api/admin/audit.csv',
  '/api/admin/reports.csv',
  '/api/admin/posts.csv',
  '/api/admin/films.csv',
  '/api/admin/tournaments.csv',
  '/api/admin/matches.csv',
  '/api/films/:filmId/poster.png',
  '/api/tournaments/:tournamentId/results.csv',
  '/api/tournaments/:tournamentId/results.json',
  '/api/tournaments/:tournamentId/box.html',
  '/api/tournaments/:tournamentId/days/:matchDay.png',
  '/api/tournaments/:tournamentId/calendar.ics',
  '/api/tournaments/:tournamentId/share.png',
  '/embed/tournaments/:tournamentId',
  '/tournaments/:tournamentId',
  '/metrics',
  '/healthz',
  '/readyz',
];

function describe(route: Route): FuzzedRoute {
  return {
    route,
    name: `${route.method} ${route.path}`,
    params: schemaOf(route.params),
    query: schemaOf(route.query),
    body: schemaOf(route.body),
  };
}

function schemaOf(type: z.ZodType | undefined): Schema | undefined {
  return type && z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
}

function valuesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
