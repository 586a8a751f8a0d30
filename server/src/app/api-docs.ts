import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { toJsonSchema } from '../platform/http/json-schema.ts';

const inputs = ['params', 'querystring', 'body'] as const;

/** The API described from the schemas that validate it: `/api/openapi.json`, readable at `/api/docs`. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: { title: 'Girone', description: 'The API of the film championships.', version: '1' },
    },
    transform: ({ schema, url }) => ({ schema: describe(schema), url }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

function describe(schema: FastifySchema): FastifySchema {
  const described = { ...schema };
  for (const input of inputs) {
    const source = schema?.[input];
    if (source !== undefined) described[input] = toJsonSchema(source, 'input');
  }
  const answers = Object.entries(schema?.response ?? {});
  if (answers.length > 0) {
    described.response = Object.fromEntries(
      answers.map(([status, answer]) => [status, toJsonSchema(answer, 'output')]),
    );
  }
  return described;
}
