import { z } from 'zod';

/** A contract schema as the JSON Schema that Fastify's serialiser and the API's documentation take. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  // This target says `nullable` where others say `anyOf [x, null]`, for which the serialiser would
  // have to run a validator on every value.
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });
}
