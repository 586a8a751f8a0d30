import { DrizzleQueryError } from 'drizzle-orm';
import { stdSerializers } from 'pino';

/** An error as it is logged: a failed query keeps its text, never its values, which are people's data. */
export function serializeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  const { cause, query, stack } = error;
  return {
    type: error.name,
    query,
    cause: cause && stdSerializers.err(cause),
    stack: stack?.slice(stack.indexOf('\n    at ') + 1),
  };
}
