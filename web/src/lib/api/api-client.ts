import type { RouteRequest, RouteResponse } from '@girone/contract/route';
import type { Routes } from '@girone/contract/routes';
import { ApiError, errorFromResponse } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { waitForPassword } from './password-needed.ts';
import { chosenLanguage } from '../text/language.ts';

export type RouteName = keyof Routes;

/** A part of the request is left out where the route has none, and optional where it may be empty. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

type PartsOf<Request extends { params: unknown; query: unknown; body: unknown }> = Part<
  'params',
  Request['params']
> &
  Part<'query', Request['query']> &
  Part<'body', Request['body']> & { signal?: AbortSignal | undefined };

export type ApiRequest<Name extends RouteName> = PartsOf<RouteRequest<Routes[Name]>>;

export type ApiResponse<Name extends RouteName> = RouteResponse<Routes[Name]>;

type RequestArgument<Name extends RouteName> =
  Partial<ApiRequest<Name>> extends ApiRequest<Name>
    ? [request?: ApiRequest<Name>]
    : [request: ApiRequest<Name>];

/** Calls one route of the contract: `callApi('GET /api/user')`. Any refusal throws an `ApiError`. */
export async function callApi<Name extends RouteName>(
  name: Name,
  ...[request]: RequestArgument<Name>
): Promise<ApiResponse<Name>> {
  const answer = await sendRequest(name, request);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server serialises by this schema
  return answer as ApiResponse<Name>;
}

export interface RequestParts {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, string | number | boolean | undefined>> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/**
 * The same, for an address known only at run time; what comes back is not typed. Where the password is asked for
 * meanwhile, the call goes on once it was given, so that whoever sent it need not send it again.
 */
export async function sendRequest(name: string, request: RequestParts = {}): Promise<unknown> {
  try {
    return await sendOnce(name, request);
  } catch (error) {
    const isAskable = error instanceof ApiError && error.code === 'password_needed';
    if (!isAskable || !(await waitForPassword())) throw error;
    return sendOnce(name, request);
  }
}

async function sendOnce(name: string, request: RequestParts): Promise<unknown> {
  const [method = 'GET', pattern = '/'] = name.split(' ', 2);
  const { body, signal } = request;
  const { response, text } = await fetchText(addressOf(pattern, request), {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Accept-Language': chosenLanguage(),
      ...(body === undefined ? {} : { 'Content-Type': typeOf(body) }),
    },
    ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
    signal: signal ?? null,
  });
  if (!response.ok) throw errorFromResponse(response, text);
  return readJson(text);
}

/** A file is sent as it is. */
function typeOf(body: unknown): string {
  return body instanceof Blob ? 'application/octet-stream' : 'application/json';
}

function addressOf(pattern: string, { params = {}, query = {} }: RequestParts): URL {
  const path = pattern.replaceAll(/:(\w+)/g, (_placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${pattern} needs the parameter "${name}"`);
    return encodeURIComponent(value);
  });
  const url = new URL(path, window.location.origin);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

interface Answer {
  response: Response;
  text: string;
}

/** The line may also be cut while the body comes. */
async function fetchText(url: URL, init: RequestInit): Promise<Answer> {
  try {
    const response = await (takeEarlyAnswer(url, init.method) ?? fetch(url, init));
    return { response, text: await response.text() };
  } catch (cause) {
    // A call that the caller gave up is no failure of the network.
    if (init.signal?.aborted === true) throw cause;
    throw networkError(cause);
  }
}

function readJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw networkError(cause);
  }
}

function networkError(cause: unknown): ApiError {
  const text = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({ status: 0, text, code: 'network', cause });
}
