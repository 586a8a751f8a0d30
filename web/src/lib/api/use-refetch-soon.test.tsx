import { QueryClientProvider, useQuery, type QueryKey } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useRefetchSoon } from './use-refetch-soon.ts';

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  hear.clear();
});

let asked: QueryKey[] = [];
const hear = new Map<string, () => void>();

interface PartProps {
  name: string;
  queryKey: QueryKey;
  /** How long an answer takes. */
  takesMs?: number;
}

function Part({ name, queryKey, takesMs = 0 }: PartProps) {
  const refetchSoon = useRefetchSoon();
  useQuery({
    queryKey,
    queryFn: async () => {
      asked.push(queryKey);
      await new Promise((resolve) => {
        setTimeout(resolve, takesMs);
      });
      return asked.length;
    },
    staleTime: 0,
  });
  hear.set(name, () => refetchSoon({ queryKey }));
  return null;
}

async function open(parts: React.ReactNode) {
  const client = createQueryClient();
  const withClient = (shown: React.ReactNode) => (
    <QueryClientProvider client={client}>{shown}</QueryClientProvider>
  );
  const { rerender } = render(withClient(parts));
  await pass(0);
  asked = [];
  return { client, show: (shown: React.ReactNode) => rerender(withClient(shown)) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('waits a while, up to a second and a half, and asks once for all it heard', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  await open(<Part name="table" queryKey={['table']} />);
  hear.get('table')?.();
  hear.get('table')?.();
  await pass(1349);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual([['table']]);
  hear.get('table')?.();
  await pass(1350);
  expect(asked).toHaveLength(2);
});

it('asks once where two parts of the page show the same', async () => {
  await open(
    <>
      <Part name="first three" queryKey={['table']} />
      <Part name="table" queryKey={['table']} />
      <Part name="matches" queryKey={['matches']} />
    </>,
  );
  hear.get('first three')?.();
  hear.get('table')?.();
  await pass(1500);
  expect(asked).toEqual([['table']]);
});

it('asks again for what is on its way already', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { client } = await open(<Part name="table" queryKey={['table']} takesMs={700} />);
  await pass(700);
  void client.invalidateQueries();
  await pass(100);
  hear.get('table')?.();
  // The answer of before the news comes during the wait.
  await pass(750);
  expect(asked).toHaveLength(2);
});

it('forgets what has left the page, and only that', async () => {
  const matches = <Part key="matches" name="matches" queryKey={['matches']} />;
  const { client, show } = await open([
    matches,
    <Part key="table" name="table" queryKey={['table']} />,
  ]);
  hear.get('matches')?.();
  hear.get('table')?.();
  show([matches]);
  await pass(1500);
  expect(asked).toEqual([['matches']]);
  hear.get('matches')?.();
  show([]);
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  await pass(1500);
  expect(invalidate).not.toHaveBeenCalled();
  show([matches]);
  await pass(0);
  asked = [];
  hear.get('matches')?.();
  await pass(1500);
  expect(asked).toEqual([['matches']]);
});
