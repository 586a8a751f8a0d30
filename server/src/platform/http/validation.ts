import { fieldCodes } from '@girone/contract/text';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** Input that the contract's schema refuses; `fields` holds one code per wrong field. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super('The input does not fit the schema');
    this.fields = fields;
  }
}

/** Lets Fastify validate with the contract's zod schemas. */
export const zodValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    // Fastify says null where there is no body.
    const parsed = schema.safeParse(data ?? undefined);
    return parsed.success
      ? { value: parsed.data }
      : { error: new InvalidInput(fieldCodes(parsed.error)) };
  };
