import { z } from 'zod';

/** A contract schema as the JSON Schema that Fastify's serialiser and the API's documentation take. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  // This target says `nullable` where others say `anyOf [x, null]`, for which the serialiser would
  // have to run a validator on every value.
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    unrepresentable: 'any',
    // Nothing, or one of several kinds of objects: the serialiser takes `nullable` only beside a type, so it moves to the
    // first kind.
    override({ jsonSchema }) {
      const [first, ...others] = jsonSchema.oneOf ?? [];
      if (jsonSchema['nullable'] !== true || !first) return;
      delete jsonSchema['nullable'];
      jsonSchema.oneOf = [{ ...first, nullable: true }, ...others];
    },
  });
}
