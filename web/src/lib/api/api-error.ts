import { errorStatus, type ErrorCode } from '@girone/contract/errors';

/** `network`: no answer came, or one that is not ours (a proxy's page, a cut line). */
export type ApiErrorCode = ErrorCode | 'network';

interface ApiErrorDetails {
  status: number;
  text: string;
  code?: ApiErrorCode | undefined;
  serverMessage?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  cause?: unknown;
}

/** A call that failed. `message` has the specified form: `"{status}: {body text}"`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode | undefined;
  /** The sentence for people, in their language, where the server sent one. */
  readonly serverMessage: string | undefined;
  /** One sentence per wrong field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor({ status, text, code, serverMessage, fields, cause }: ApiErrorDetails) {
    super(`${status}: ${text}`, { cause });
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage;
    this.fields = fields ?? {};
  }
}

/** Reads a refusal. The body may be ours, somebody else's page, or empty. */
export function errorFromResponse(response: Response, text: string): ApiError {
  const body = parseObject(text);
  return new ApiError({
    status: response.status,
    text: text || response.statusText,
    code: isErrorCode(body.code) ? body.code : undefined,
    // The two password-reset calls say `error` where all the others say `message`.
    serverMessage: nonEmptyText(body.message) ?? nonEmptyText(body.error),
    fields: textsOf(body.fields),
  });
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    // Not JSON: a proxy's page, say. Its text is kept in the error's message.
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function textsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
