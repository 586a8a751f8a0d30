import { describe, expect, test } from 'vitest';
import {
  deriveEtcd,
  deriveHaproxy,
  derivePatroni,
  nodeNames,
  readBinDir,
  replace,
} from './configuration.ts';

const grounds = {
  network: '127.77.9',
  folder: '/tmp/drill',
  passwords: { superuser: 'sup', replication: 'rep', rewind: 'rew', restapi: 'api' },
};

/** Whatever would still lead to an operator's machine, or lie in a place of the system. */
const ofRealMachines = /10\.0\.0\.|NODE_|CHANGE-ME|\/var\/|\/dev\/log|haproxy$/m;

test('what is not there to be replaced is noticed', () => {
  expect(replace('a b a', [['a', 'c']])).toBe('c b c');
  expect(() => replace('a', [['b', 'c']])).toThrow('the configuration does not say b');
});

describe.each(nodeNames)('the machine %s of the drill', (name) => {
  const etcd = deriveEtcd(grounds, name);
  const patroni = derivePatroni(grounds, name);
  const address = `127.77.9.1${name.at(-1)}`;

  test('leads nowhere but to loopback and its folder', () => {
    expect(JSON.stringify(etcd)).not.toMatch(ofRealMachines);
    expect(patroni.replaceAll(/^ *#.*$/gm, '')).not.toMatch(ofRealMachines);
    expect(etcd['ETCD_DATA_DIR']).toBe(`/tmp/drill/${name}/etcd`);
    expect(patroni).toContain(`data_dir: /tmp/drill/${name}/data\n`);
  });

  test('has its name and its address, and knows the other two', () => {
    expect(etcd).toMatchObject({
      ETCD_NAME: name,
      ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379`,
      ETCD_INITIAL_CLUSTER:
        'db1=http://127.77.9.11:2380,db2=http://127.77.9.12:2380,db3=http://127.77.9.13:2380',
    });
    expect(patroni).toContain(`name: ${name}\n`);
    expect(patroni).toContain(`listen: ${address}:5432\n`);
    expect(patroni).toContain('hosts: 127.77.9.11:2379,127.77.9.12:2379,127.77.9.13:2379\n');
  });

  test('does not restart the computer, and asks for its own passwords', () => {
    expect(patroni).toContain('mode: "off"');
    for (const word of Object.values(grounds.passwords)) {
      expect(patroni).toContain(`password: ${word}\n`);
    }
  });
});

test('HAProxy stands before the three, at an address of the drill’s own', () => {
  const text = deriveHaproxy(grounds);
  expect(text.replaceAll(/^ *#.*$/gm, '')).not.toMatch(ofRealMachines);
  expect(text).toContain('bind 127.77.9.1:5000\n');
  expect(text.match(/server db\d 127\.77\.9\.1\d:5432 check port 8008/g)).toHaveLength(6);
});

/** Read out of the file that operators copy. */
function setting(name: string): string {
  const [, value = ''] =
    new RegExp(`^ *${name}: (.+)$`, 'm').exec(derivePatroni(grounds, 'db1')) ?? [];
  return value;
}

const seconds = (name: string) => Number(setting(name));

test('Patroni’s own rule holds: a slow etcd is waited for twice before the lease ends', () => {
  expect(seconds('loop_wait') + 2 * seconds('retry_timeout')).toBeLessThanOrEqual(seconds('ttl'));
});

test('a primary that wakes up asks whether the lease is still its own, as Patroni 3.0.2 does with this etcd alone', () => {
  expect(derivePatroni(grounds, 'db1')).toMatch(/^etcd:$/m);
  expect(deriveEtcd(grounds, 'db1')['ETCD_ENABLE_V2']).toBe('true');
});

test('nothing is acknowledged that one machine alone has', () => {
  expect(
    ['synchronous_mode', 'synchronous_mode_strict', 'synchronous_commit'].map(setting),
  ).toEqual(['true', 'true', "'on'"]);
  expect(readBinDir()).toBe('/usr/lib/postgresql/15/bin');
});
