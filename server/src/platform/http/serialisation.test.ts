import { expect, test } from 'vitest';
import { z } from 'zod';
import { zodSerialiser } from './serialisation.ts';

test('sends nothing, or one of several kinds of objects', () => {
  const shape = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('circle'), radius: z.int().nullable() }),
    z.object({ kind: z.literal('box'), sides: z.tuple([z.int(), z.int()]) }),
  ]);
  const schema = z.object({ shapes: z.array(z.object({ shape: shape.nullable() })) });
  const serialise = zodSerialiser({ schema, method: 'GET', url: '/' });
  const shapes = [
    { shape: null },
    { shape: { kind: 'circle', radius: null } },
    { shape: { kind: 'box', sides: [1, 2] } },
  ];
  expect(JSON.parse(serialise({ shapes }))).toEqual({ shapes });
});

test('sends pairs and triples in their order', () => {
  const schema = z.object({ ballots: z.array(z.tuple([z.string(), z.literal([0, 1, 2])])) });
  const serialise = zodSerialiser({ schema, method: 'GET', url: '/' });
  const ballots = [
    ['A1', 0],
    ['B2', 2],
  ];
  expect(JSON.parse(serialise({ ballots }))).toEqual({ ballots });
});
