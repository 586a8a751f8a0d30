import { mark, password, type Actor } from './actors.ts';
import { besideContract, type FuzzedRoute } from './contract-routes.ts';
import { brokenBodies, contentTypes, fromEntries, hostileTexts, hostileValue } from './hostile.ts';
import type { Random } from './random.ts';
import type { Lead, Scene } from './scene.ts';
import { innerEndpoints, makeValue, type Making, type Schema } from './values.ts';

/** A request that is about to be sent, and what is known of the answer. */
export interface Call {
  readonly actor: Actor;
  /** `"METHOD /path"` of the contract, or what stands for it. */
  readonly name: string;
  /** Whose schema a success must keep to; absent where the request is no longer that call. */
  readonly fuzzed: FuzzedRoute | undefined;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Must be refused. */
  readonly isForged: boolean;
}

const vote = 'POST /api/matches/:matchId/vote';

/** Calls that cost a password hash, a picture or a file, or end what other calls are about: made less often. */
const seldom: readonly (readonly [RegExp, number])[] = [
  [/ \/api\/(?:login$|register|reset-password|users\/(?:password|email|deletion|export))/, 0.05],
  [/second-factor|passkeys\/(?:new|:)/, 0.2],
  [/post-images|profile-image|\.png$|export/, 0.1],
  [/^DELETE .*(?:circles|tournaments|users|sessions|admin)|logout|leave|transfer|cancel/, 0.15],
  [/^PATCH \/api\/admin\/users|end-sessions|close-day|advance|films\/match/, 0.3],
];

/** The next call of a scene. */
export function makeCall(contract: readonly FuzzedRoute[], scene: Scene, random: Random): Call {
  for (;;) {
    const call = random.happens(0.04)
      ? readBeside(scene, random)
      : callRoute(contract, scene, random);
    if (call) return call;
  }
}

/** Of anything, or of what leads further in this scene; mostly by whoever may. */
function callRoute(
  contract: readonly FuzzedRoute[],
  scene: Scene,
  random: Random,
): Call | undefined {
  const lead = random.happens(0.2) ? random.pick(scene.leads) : undefined;
  const fuzzed = lead ? contract.find(({ name }) => name === lead.name) : random.pick(contract);
  if (!fuzzed) throw new Error(`${lead?.name} is no call of the contract`);
  const { name, route } = fuzzed;
  if (!lead && !random.happens(frequencyOf(name))) return undefined;
  const actor =
    lead && random.happens(0.8) ? scene.actors[random.pick(lead.roles)] : pickActor(scene, random);
  const isWrite = route.method !== 'GET';
  if (isWrite && (actor.role === 'keeper' || actor.role === 'confidant')) return undefined;
  const making = makingFor(actor, scene, random);
  const params = {
    ...asRecord(fuzzed.params ? makeValue(fuzzed.params, '', making) : {}),
    ...lead?.params,
  };
  if (isWrite && actor.role === 'admin' && touches(scene, params)) return undefined;
  const path = pathOf(route.path, params, { fuzzed, making });
  const body = fuzzed.body && makeBody(fuzzed.body, { name, params, lead, making });
  const proof = body === undefined ? undefined : actor.passkeys.proof(name, asRecord(body), random);
  const call: Call = {
    actor,
    name,
    fuzzed,
    method: route.method,
    path,
    headers: headersOf(actor, random),
    body: body === undefined ? undefined : JSON.stringify(spoil(proof?.body ?? body, random)),
    isForged: (proof?.isForged ?? false) || asksInside(body),
  };
  rememberVote(call, params);
  return random.happens(0.08) ? twist(call, random) : call;
}

interface Circumstances {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly lead: Lead | undefined;
  readonly making: Making;
}

/** Votes are mostly for a film of the match: others are refused, whoever sends them. */
function makeBody(schema: Schema, { name, params, lead, making }: Circumstances): unknown {
  const made = makeValue(schema, '', making);
  const { random, things } = making;
  if (lead?.body) return { ...asRecord(made), ...lead.body };
  const films = name === vote ? things.filmsOf(params['matchId']) : undefined;
  if (!films || random.happens(0.1)) return made;
  return 'filmId' in asRecord(made) ? { ...asRecord(made), filmId: random.pick(films) } : made;
}

function readBeside(scene: Scene, random: Random): Call | undefined {
  const pattern = random.pick(besideContract);
  if (!random.happens(frequencyOf(pattern))) return undefined;
  const actor = pickActor(scene, random);
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    String(scene.things.find(name, random) ?? 1),
  );
  const headers = headersOf(actor, random);
  return {
    actor,
    name: `GET ${pattern}`,
    fuzzed: undefined,
    method: 'GET',
    path,
    headers,
    body: undefined,
    isForged: false,
  };
}

/** A push service that is none: no server may be made to call there. */
function asksInside(body: unknown): boolean {
  const { endpoint } = asRecord(body);
  return innerEndpoints.some((inner) => inner === endpoint);
}

function frequencyOf(name: string): number {
  return seldom.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
}

/** Who gets in nowhere calls less often: what they are refused is soon known. */
function pickActor({ actors }: Pick<Scene, 'actors'>, random: Random): Actor {
  const actor = random.pick(Object.values(actors));
  const isNobody = actor.role === 'visitor' || actor.role === 'suspended';
  return isNobody && random.happens(0.6) ? pickActor({ actors }, random) : actor;
}

function makingFor(actor: Actor, { things }: Scene, random: Random): Making {
  return {
    random,
    things,
    own: actor.own,
    voterId: actor.id,
    password,
    device: () => `https://push.example.org/${mark('device', actor)}${random.below(20)}`,
    mail: () => `${mark('mail', actor)}${random.below(1000)}@example.org`,
  };
}

function touches({ untouched }: Scene, params: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(params).some(([name, value]) => untouched.has(`${name}=${String(value)}`));
}

function pathOf(
  pattern: string,
  params: Readonly<Record<string, unknown>>,
  { fuzzed, making }: { fuzzed: FuzzedRoute; making: Making },
): string {
  const { random } = making;
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = random.happens(0.06) ? random.pick(hostileTexts) : String(params[name]);
    return encode(value);
  });
  const query = fuzzed.query && queryOf(fuzzed.query, making);
  return query ? `${path}?${query}` : path;
}

/** Also searches for what is hidden: a mark that comes back was found. */
function queryOf(schema: Schema, making: Making): string {
  const { random } = making;
  const made = asRecord(makeValue(schema, '', making));
  const pairs = Object.entries(made).map(([name, value]) => {
    const isSearch = name === 'search' && random.happens(0.3);
    const text = random.happens(0.08) ? random.pick(hostileTexts) : String(value);
    return `${name}=${encode(isSearch ? 'qx-' : text)}`;
  });
  if (random.happens(0.03)) pairs.push(...pairs.slice(0, 1), 'x[y]=1', '__proto__=1');
  return pairs.join('&');
}

/** One part of a body in six becomes something else. */
function spoil(body: unknown, random: Random): unknown {
  if (random.happens(0.75)) return body;
  if (random.happens(0.1)) return hostileValue(random);
  const fields = Object.entries(asRecord(body));
  const place = random.below(fields.length + 1);
  const field = fields[place];
  if (!field) return fromEntries([...fields, [random.pick(['isAdmin', '__proto__', 'id']), true]]);
  if (random.happens(0.2)) return fromEntries(fields.filter((each) => each !== field));
  return fromEntries(
    fields.map((each) => (each === field ? [each[0], hostileValue(random)] : each)),
  );
}

const languages = ['en', 'it', 'es', 'de-DE,de;q=0.9', '*', 'it;q=x', 'x'.repeat(300)];

function headersOf(actor: Actor, random: Random): Record<string, string> {
  return {
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    ...(actor.cookie && { cookie: actor.cookie }),
    ...(random.happens(0.2) && { 'accept-language': random.pick(languages) }),
  };
}

/** A request that is not quite the call any more: what answers it must still answer well. */
function twist(call: Call, random: Random): Call {
  const twisted = { ...call, fuzzed: undefined };
  const { headers } = call;
  switch (random.below(7)) {
    case 0:
      return { ...twisted, body: random.pick(brokenBodies) };
    case 1:
      return { ...twisted, headers: { ...headers, 'content-type': random.pick(contentTypes) } };
    case 2:
      return { ...twisted, headers: { ...headers, 'sec-fetch-site': 'cross-site' } };
    case 3:
      return {
        ...twisted,
        method: random.pick(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE']),
      };
    case 4:
      return {
        ...twisted,
        path: call.path.replace('/api', random.pick(['/%61pi', '//api', '/API', '/api/.'])),
      };
    case 5:
      return {
        ...twisted,
        headers: { ...headers, cookie: `${call.actor.cookie}x; girone=${'%'.repeat(40)}` },
      };
    default:
      return {
        ...twisted,
        headers: { ...headers, 'x-http-method-override': 'DELETE', 'if-none-match': '*' },
      };
  }
}

/** Before it is sent: the answer may show it. */
function rememberVote(
  { actor, name, body }: Call,
  params: Readonly<Record<string, unknown>>,
): void {
  const filmId = /"filmId":(\d+)/.exec(body ?? '')?.[1];
  if (name === vote && filmId) {
    actor.votes.add(`${String(params['matchId'])}:${filmId}`);
  }
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
