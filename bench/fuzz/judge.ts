import { errorStatus } from '@girone/contract/errors';
import { z } from 'zod';
import type { Role } from './actors.ts';
import type { Call } from './calls.ts';
import type { HttpAnswer } from './http.ts';
import { keeperBirthday, type Scene } from './scene.ts';

const errorBody = z.strictObject({
  message: z.string().min(1),
  code: z.enum(Object.keys(errorStatus)),
  fields: z.record(z.string(), z.string()).optional(),
  success: z.literal(false).optional(),
  error: z.string().optional(),
});

const statusOf = new Map<string, number>(Object.entries(errorStatus));

/** Who may read what bears a mark, besides whoever wrote it. */
const readers: Readonly<Record<string, readonly Role[]>> = {
  mail: ['admin'],
  bio: ['admin'],
  shelf: ['admin'],
  note: ['admin'],
  film: ['admin', 'confidant'],
  cup: ['admin', 'confidant'],
  post: ['admin', 'confidant'],
  device: [],
};

const insides = /\$argon2|\bat [^\n]{1,80}\.(?:ts|js):\d|node_modules|\bpg_\w+|syntax error at/;

/** What is wrong with an answer; nothing for a good one. */
export function* judge(call: Call, answer: HttpAnswer, scene: Scene): Generator<string> {
  const { status, headers, text } = answer;
  if (status >= 500 && status !== 503) yield `answer ${status}`;
  if ((status === 503 || status === 429) && !headers['retry-after']) {
    yield `${status} without Retry-After`;
  }
  const json = parse(answer);
  if (status >= 400) yield* judgeRefusal(call, answer, json);
  else yield* judgeSuccess(call, answer, json);
  yield* judgeLeaks(call, text);
  if (call.name.endsWith('/taste/map')) yield* judgeMap(call, text);
  if (status < 300) yield* judgeVotes(call, json, scene);
}

function* judgeRefusal(
  { method, path }: Call,
  answer: HttpAnswer,
  json: unknown,
): Generator<string> {
  const { status, text } = answer;
  if (insides.test(text)) yield 'an answer shows our insides';
  const isApi = path.startsWith('/api/') && !/\.(?:csv|png|ics|zip|json)(?:\?|$)/.test(path);
  // What Node's parser turns away before anybody of ours has seen it: 431.
  if (!isApi || method === 'HEAD' || status === 431) return;
  const parsed = errorBody.safeParse(json);
  if (!parsed.success) yield `${status} without our error body`;
  else if (statusOf.get(parsed.data.code) !== status) yield `${status} says ${parsed.data.code}`;
}

function* judgeSuccess(call: Call, { status, text }: HttpAnswer, json: unknown): Generator<string> {
  const route = call.fuzzed?.route;
  if (!route) return;
  const { role } = call.actor;
  const isNobody = role === 'visitor' || role === 'suspended';
  if (route.access !== 'everyone' && isNobody) yield `${role} gets in`;
  if (route.access === 'admin' && role !== 'admin') yield `${role} gets into the admin area`;
  if (call.isForged) yield 'a forgery gets in';
  if (status !== route.status) yield `${status} instead of ${route.status}`;
  if (route.response === null) {
    if (text !== '') yield 'a body where there is none';
  } else {
    const { error } = route.response.safeParse(json);
    const issue = error?.issues[0];
    if (issue) yield `an answer against its schema: ${issue.path.join('.')} ${issue.message}`;
  }
}

/** Every mark of the answer that is not for this caller. What the request itself brought may come back. */
function* judgeLeaks({ actor, name, body = '' }: Call, text: string): Generator<string> {
  // Whoever has name and password is that person.
  if (name === 'POST /api/login') return;
  for (const [found, kind = '', scene, role] of text.matchAll(/qx-([a-z]+)-(\d+)-([a-z]+)-xq/g)) {
    const isOwn = role === actor.role && Number(scene) === actor.scene;
    if (isOwn || body.includes(found) || isReader(kind, Number(scene))) continue;
    yield `${kind} leaks to ${actor.role}`;
  }
  if (text.includes(keeperBirthday) && actor.role !== 'keeper' && !body.includes(keeperBirthday)) {
    yield `a date of birth leaks to ${actor.role}`;
  }

  function isReader(kind: string, scene: number): boolean {
    if (actor.role === 'admin') return readers[kind]?.includes('admin') ?? false;
    return scene === actor.scene && (readers[kind]?.includes(actor.role) ?? false);
  }
}

/** The two have never agreed to be shown. */
function* judgeMap({ actor }: Call, text: string): Generator<string> {
  for (const [, role = ''] of text.matchAll(/"username":"(keeper|confidant)\d+"/g)) {
    yield `the taste of ${role} leaks to ${actor.role}`;
  }
}

/** Nobody sees another's vote, nor the count of an open day that is secret. */
function* judgeVotes({ actor }: Call, json: unknown, scene: Scene): Generator<string> {
  if (Array.isArray(json)) {
    for (const each of json) yield* judgeVotesOf(each);
  } else {
    yield* judgeVotesOf(json);
  }

  function* judgeVotesOf(value: unknown): Generator<string> {
    if (typeof value !== 'object' || value === null || !('viewerVote' in value)) return;
    const match = matchFields.parse(value);
    if (match.viewerVote !== null && !actor.votes.has(`${match.id}:${match.viewerVote}`)) {
      yield `another's vote leaks to ${actor.role}`;
    }
    const isSecret = match.status === 'active' && scene.secretCounts.has(match.tournamentId);
    const showsVotes = match.film1Votes !== null || match.film2Votes !== null;
    if (isSecret && showsVotes) yield `a secret count leaks to ${actor.role}`;
    if (match.status === 'closed' && (showsVotes || match.winnerId !== null)) {
      yield `a result before its reveal leaks to ${actor.role}`;
    }
  }
}

const matchFields = z.object({
  id: z.int(),
  tournamentId: z.int(),
  status: z.string(),
  viewerVote: z.int().nullable(),
  winnerId: z.int().nullable(),
  film1Votes: z.int().nullable(),
  film2Votes: z.int().nullable(),
});

function parse({ headers, text }: HttpAnswer): unknown {
  if (text === '' || !String(headers['content-type']).includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
