import { expect, test } from 'vitest';
import { matrix } from './matrix.ts';
import { routesBesideContract, routesWithoutRow, rowsOfRoute } from './route-rows.ts';
import { collectServedRoutes } from './served-routes.ts';
import { useDatabase } from './test-database.ts';
import { useGirone } from './test-girone.ts';

const served = collectServedRoutes();
useGirone(useDatabase(), { JOBS: 'off' });

function listed(): string[] {
  return [rowsOfRoute, routesWithoutRow, routesBesideContract].flatMap((list) => Object.keys(list));
}

function sorted(names: Iterable<string>): string[] {
  return [...names].toSorted((a, b) => a.localeCompare(b));
}

test('every route that is served says whom it is for, once, and no other route does', () => {
  expect(sorted(listed())).toEqual(sorted(served));
});

test('every row of the matrix is about a route', () => {
  const tried = new Set(Object.values(rowsOfRoute).flat());
  // Row 51 has no line of its own: it follows rows 48 and 49.
  const rows = [...matrix.map(({ row }) => row), 51];
  expect([...tried].toSorted((a, b) => a - b)).toEqual(rows.toSorted((a, b) => a - b));
});
