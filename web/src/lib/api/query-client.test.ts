import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAt, startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { createQueryClient, fetchByKey } from './query-client.ts';

let server: ApiServer;
let client: QueryClient;

beforeEach(async () => {
  server = await startApiServer();
  openAt(server.origin);
  client = createQueryClient();
});

afterEach(async () => {
  client.clear();
  await server.close();
});

describe('queries', () => {
  it('never go stale, and are not fetched again or retried by themselves', () => {
    const { queries, mutations } = client.getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('read the address that their key spells', async () => {
    server.answer('GET /api/circles/7/members', { body: [{ id: 1 }] });
    expect(await client.fetchQuery({ queryKey: ['/api/circles', 7, 'members'] })).toEqual([
      { id: 1 },
    ]);
    server.answer('GET /api/users/profile/a%2Fb', { body: {} });
    await client.fetchQuery({ queryKey: ['/api/users/profile', 'a/b'] });
    expect(server.seen.map((request) => request.url)).toEqual([
      '/api/circles/7/members',
      '/api/users/profile/a%2Fb',
    ]);
  });

  it('ask once and keep the answer', async () => {
    server.answer('GET /api/circles', { body: [] });
    await client.fetchQuery({ queryKey: ['/api/circles'] });
    await client.fetchQuery({ queryKey: ['/api/circles'] });
    expect(server.seen).toHaveLength(1);
  });

  it('ask once more for what has changed while its first answer was on its way', async () => {
    const answer = holdBack();
    server.answer('GET /api/circles', { body: ['before'], until: answer.until });
    const observer = new QueryObserver(client, { queryKey: ['/api/circles'] });
    const leave = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(server.seen).toHaveLength(1));
    const news = () => client.invalidateQueries({ queryKey: ['/api/circles'] });
    const settled = Promise.all([news(), news()]);
    server.answer('GET /api/circles', { body: ['after'] });
    answer.letGo();
    await settled;
    expect(observer.getCurrentResult().data).toEqual(['after']);
    expect(server.seen).toHaveLength(2);
    leave();
  });

  it('fail at once, without a second try', async () => {
    server.answer('GET /api/circles', { status: 500, body: 'no' });
    await expect(client.fetchQuery({ queryKey: ['/api/circles'] })).rejects.toThrow('500: no');
    expect(server.seen).toHaveLength(1);
  });

  it('throw on 401, or yield null when told so', async () => {
    server.answer('GET /api/user', { status: 401, body: '' });
    const queryKey = ['/api/user'];
    await expect(client.fetchQuery({ queryKey })).rejects.toThrow('401');
    const queryFn = fetchByKey({ on401: 'null' });
    expect(await client.fetchQuery({ queryKey, queryFn })).toBeNull();
    server.answer('GET /api/user', { status: 403, body: '' });
    await expect(
      client.fetchQuery({ queryKey: ['/api/user'], queryFn, staleTime: 0 }),
    ).rejects.toThrow('403');
  });
});

describe('mutations', () => {
  it('are not retried', async () => {
    let tries = 0;
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => {
        tries += 1;
        return Promise.reject(new Error('refused'));
      },
    });
    await expect(mutation.execute(undefined)).rejects.toThrow('refused');
    expect(tries).toBe(1);
  });
});
