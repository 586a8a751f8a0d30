import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPublicAddress, lookUpPublic, mayBePublic } from './public-addresses.ts';

test.each(['8.8.8.8', '142.250.180.138', '2a00:1450:4002:414::200a'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
  expect(mayBePublic(address.includes(':') ? `[${address}]` : address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fe80::1',
  'fd00::1',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
  expect(mayBePublic(address.includes(':') ? `[${address}]` : address)).toBe(false);
});

test.each([
  'localhost',
  'push.localhost',
  'printer.local',
  'vault.internal',
  'intranet',
  'a.home.arpa',
])('the name %s is of the inside', (name) => {
  expect(mayBePublic(name)).toBe(false);
});

test('a name that leads to an inner address is not found, however it is asked for', async () => {
  const ask = promisify(lookUpPublic);
  for (const all of [true, false]) {
    await expect(ask('localhost', { all })).rejects.toThrow('no public address');
  }
});
