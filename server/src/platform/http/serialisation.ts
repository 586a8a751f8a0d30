import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';
import { toSerialiserSchema } from './json-schema.ts';

const compile = SerializerSelector()();

/**
 * Lets Fastify serialise with the contract's zod schemas. Each serialiser is made for the first answer that
 * needs it: to make all of them beforehand was more than half of what a start computes.
 */
export const zodSerialiser: FastifySerializerCompiler<unknown> = ({ schema, ...route }) => {
  let serialise: ((answer: unknown) => string) | undefined;
  return (answer) => {
    serialise ??= compile({
      ...route,
      httpStatus: route.httpStatus ?? '',
      schema: toSerialiserSchema(schema),
    });
    return serialise(answer);
  };
};
