import { authRoutes } from '@girone/contract/auth';
import type { Route } from '@girone/contract/route';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { digestDatabase } from '../../testing/digest.ts';
import { TestClient } from '../../testing/test-client.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { useGirone } from '../../testing/test-girone.ts';

const database = useDatabase();
const girone = useGirone(database, { JOBS: 'off' });

const person = {
  username: 'giulia',
  email: 'giulia@example.org',
  password: 'giallo-giallo',
  confirmPassword: 'giallo-giallo',
};

/** A right value for every field of every call; each test spoils one of them. */
const rightValues: Record<string, unknown> = {
  ...person,
  username: 'paolo',
  email: 'paolo@example.org',
  firstName: 'Paolo',
  lastName: 'Greco',
  otp: '123456',
  newPassword: 'giallo-giallo',
  token: 'token',
};

const wrongValues: [string, unknown][] = [
  ['a number', 12],
  ['an object', { $gt: '' }],
  ['an array', ['paolo']],
  ['null', null],
  ['true', true],
  ['nothing at all', ''],
  ['a NUL byte', 'pa\0olo'],
  ['a lone surrogate', 'paolo\ud800'],
  ['ten thousand characters', 'x'.repeat(10_000)],
];

const routes: Route[] = Object.values(authRoutes);
const withBody = routes.filter((route) => route.body !== undefined);

function fieldsOf(route: Route): string[] {
  return route.body instanceof z.ZodObject ? Object.keys(route.body.shape) : [];
}

let client: TestClient;
let before: string;

beforeAll(async () => {
  client = new TestClient(girone.address);
  await client.post('/api/register', person);
  before = await digestDatabase(database.sql);
});

const cases = withBody.flatMap((route) =>
  fieldsOf(route).flatMap((field) =>
    wrongValues.map(([name, value]) => ({ path: route.path, route, field, name, value })),
  ),
);

test('every call with a body is looked at', () => {
  expect(withBody.map(({ path }) => path)).toEqual([
    '/api/login',
    '/api/register',
    '/api/request-password-reset',
    '/api/reset-password',
    '/api/verify-email',
  ]);
  expect(cases.length).toBeGreaterThan(100);
});

describe('a wrong value', () => {
  test.each(cases)('$path: $field is $name', async ({ route, field, value }) => {
    const body = Object.fromEntries(fieldsOf(route).map((name) => [name, rightValues[name]]));
    const { status, body: answer } = await client.post(route.path, { ...body, [field]: value });
    // An empty token is a text like any other; it opens nothing.
    expect(field === 'token' && value === '' ? [410] : [400]).toContain(status);
    expect(answer.message).toEqual(expect.any(String));
  });

  test.each(withBody)('$path: fields that are missing', async ({ path }) => {
    const { status, body } = await client.post(path, {});
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_input');
  });

  test('has changed nothing', async () => {
    expect(await digestDatabase(database.sql)).toBe(before);
  });
});
