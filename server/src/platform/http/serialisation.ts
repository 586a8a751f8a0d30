import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { toJsonSchema } from './json-schema.ts';

const compile = SerializerSelector()();

/**
 * Lets Fastify serialise with the contract's zod schemas. Each serialiser is made for the first answer that
 * needs it: to make all of them beforehand was more than half of what a start computes.
 */
export const zodSerialiser: FastifySerializerCompiler<unknown> = ({ schema, ...route }) => {
  let serialise: ((answer: unknown) => string) | undefined;
  return (answer) => {
    serialise ??= compile({ ...route, httpStatus: route.httpStatus ?? '', schema: asJson(schema) });
    return serialise(answer);
  };
};

/** What a route sends, as JSON Schema. */
export function asJson(schema: unknown): unknown {
  return schema instanceof z.ZodType ? toJsonSchema(schema, 'output') : schema;
}
