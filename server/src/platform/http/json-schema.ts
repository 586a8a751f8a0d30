import { z } from 'zod';

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/** A contract schema as the JSON Schema that the API's documentation takes; what is none stays as it is. */
export function toJsonSchema(schema: unknown, io: 'input' | 'output'): unknown {
  return convert(schema, io, moveNullable);
}

/** As the JSON Schema that Fastify's serialiser takes. */
export function toSerialiserSchema(schema: unknown): unknown {
  return convert(schema, 'output', (found) => {
    moveNullable(found);
    orderTuple(found);
  });
}

function convert(schema: unknown, io: 'input' | 'output', override: Override): unknown {
  if (!(schema instanceof z.ZodType)) return schema;
  // This target says `nullable` where others say `anyOf [x, null]`, for which the serialiser would
  // have to run a validator on every value.
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any', override });
}

/**
 * Nothing, or one of several kinds of objects: the serialiser takes `nullable` only beside a type, so it moves to the
 * first kind.
 */
const moveNullable: Override = ({ jsonSchema }) => {
  const [first, ...others] = jsonSchema.oneOf ?? [];
  if (jsonSchema['nullable'] !== true || !first) return;
  delete jsonSchema['nullable'];
  jsonSchema.oneOf = [{ ...first, nullable: true }, ...others];
};

/** The target knows no tuples and says 'any of these': of thousands of ballots each would be held against a validator. */
const orderTuple: Override = ({ zodSchema, jsonSchema }) => {
  const { items } = jsonSchema;
  if (!(zodSchema instanceof z.ZodTuple) || typeof items !== 'object' || !('anyOf' in items))
    return;
  Object.assign(jsonSchema, { items: items.anyOf });
};
