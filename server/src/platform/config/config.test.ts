import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assertServable, ConfigError, readConfig } from './config.ts';
import { pointOutMisspelt } from './misspelt.ts';
import { variables } from './variables.ts';

const s3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_REGION: 'eu-south-1',
  S3_BUCKET: 'girone',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('configuration', () => {
  test('an empty environment gives the documented defaults', () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.host).toBe('127.0.0.1');
    expect(config.publicUrl.href).toBe('http://localhost:3000/');
    expect(config.databaseUrl).toBeUndefined();
    expect(config.databasePool).toBe(10);
    expect(config.jobs).toBe(true);
    expect(config.rateLimits).toBe(true);
    expect(config.autostartGraceSeconds).toBe(300);
    expect(config.requireVerifiedEmail).toBe(false);
  });

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; it takes a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it takes a whole number from 0 to 65535.'],
    [{ JOBS: 'yes' }, 'JOBS is "yes"; it takes on or off.'],
    [
      { PUBLIC_URL: 'girone.example' },
      'PUBLIC_URL is "girone.example"; it takes an address that starts with http:// or https://.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud"; it takes one of fatal, error, warn, info, debug, trace, silent.',
    ],
    [
      { TRUST_PROXY: '1' },
      'TRUST_PROXY is "1"; it takes a comma-separated list of addresses or ranges (10.0.0.0/8, loopback).',
    ],
    [{ REQUIRE_VERIFIED_EMAIL: 'on' }, 'REQUIRE_VERIFIED_EMAIL is "on"; it takes 0 or 1.'],
  ])('%o stops with one line that says what it takes', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message));
  });

  test('the line never shows a secret', () => {
    const environment = { SESSION_SECRET: 'short-secret', DATABASE_URL: 'mysql://me:pw@host' };
    expect(() => readConfig({ SESSION_SECRET: environment.SESSION_SECRET })).toThrow(
      'SESSION_SECRET has a value that cannot be used; it takes at least 32 characters.',
    );
    expect(() => readConfig({ DATABASE_URL: environment.DATABASE_URL })).toThrow(
      'DATABASE_URL has a value that cannot be used; it takes an address that starts with postgres:// or postgresql://.',
    );
  });

  test('S3 takes all five variables or none', () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(s3).s3?.bucket).toBe('girone');
    expect(() => readConfig({ ...s3, S3_BUCKET: '' })).toThrow(
      'S3_BUCKET is not set; S3 storage takes all five S3_… variables.',
    );
  });

  test('a proxy is trusted by its address range', () => {
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ]);
    expect(() => readConfig({ TRUST_PROXY: '10.0.0.0/33' })).toThrow(ConfigError);
  });

  test('.env.example documents every variable', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const documented = [...example.matchAll(/^# ?([A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(new Set(documented)).toEqual(new Set(Object.keys(variables)));
  });

  test('a server on an external database takes a secret that all instances share', () => {
    const DATABASE_URL = 'postgres://girone@db.example.org/girone';
    expect(() => assertServable(readConfig({ DATABASE_URL }))).toThrow(
      'SESSION_SECRET is not set; with DATABASE_URL it takes at least 32 characters, the same on every instance.',
    );
    const SESSION_SECRET = 'one that all instances have, and long';
    expect(() => assertServable(readConfig({ DATABASE_URL, SESSION_SECRET }))).not.toThrow();
    expect(() => assertServable(readConfig({}))).not.toThrow();
  });

  test('a port is handed to the process that it names, and to none of its children', () => {
    const handed = { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) };
    expect(readConfig(handed).handedPort).toBe(3);
    expect(readConfig({ ...handed, LISTEN_PID: '1' }).handedPort).toBeUndefined();
    expect(readConfig({}).handedPort).toBeUndefined();
  });

  test('replicas are a list, and take the server that they follow', () => {
    const replicas = 'postgres://a.example.org/girone, postgresql://b.example.org/girone';
    const config = readConfig({ DATABASE_READ_URL: replicas });
    expect(config.databaseReadUrls).toEqual(replicas.split(', '));
    expect(() => assertServable(config)).toThrow(
      'DATABASE_READ_URL leads to replicas of the server of DATABASE_URL, which is not set.',
    );
    expect(() => readConfig({ DATABASE_READ_URL: 'http://a.example.org' })).toThrow(ConfigError);
  });

  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SESSION_SECERT', 'SESSION_SECRET'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['port', 'PORT'],
  ])('%s is pointed out as %s', (name, meant) => {
    expect(pointOutMisspelt({ [name]: 'x', PATH: '', HOME: '', DATABASE_POOL: '' })).toEqual([
      `${name} is no setting of Girone and has no effect; is ${meant} meant?`,
    ]);
  });

  test('a usual environment is not remarked upon', () => {
    const names = ['PATH', 'HOME', 'HOSTNAME', 'PWD', 'TERM', 'SHELL', 'LOGNAME', 'MAIL', 'LANG'];
    expect(pointOutMisspelt(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  });
});
