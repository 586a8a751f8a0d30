import { signIn, type Actor } from './actors.ts';
import { makeCall, type Call } from './calls.ts';
import type { FuzzedRoute } from './contract-routes.ts';
import { Findings } from './findings.ts';
import { exchange, type HttpAnswer } from './http.ts';
import { judge } from './judge.ts';
import { createRandom, type Random } from './random.ts';
import { openScene, type Scene } from './scene.ts';
import type { Stand } from '../stand.ts';

const stepsOfScene = 4000;
/** So many at once that neither side waits for the other. */
const lanes = 12;

/** Plays scenes and keeps count. */
export class Fuzz {
  readonly findings: Findings;
  readonly statuses = new Map<number, number>();
  readonly tried = new Set<string>();
  readonly succeeded = new Set<string>();
  requests = 0;
  readonly #stands: readonly Stand[];
  readonly #contract: readonly FuzzedRoute[];
  readonly #seed: string;
  #scene: Scene | undefined;

  constructor(stands: readonly Stand[], contract: readonly FuzzedRoute[], seed: string) {
    this.#stands = stands;
    this.#contract = contract;
    this.#seed = seed;
    this.findings = new Findings(seed);
  }

  get #ports(): number[] {
    return this.#stands.map(({ port }) => port);
  }

  async playScene(number: number, isOver: () => boolean): Promise<void> {
    const [first] = this.#stands;
    if (!first) throw new Error('no server');
    const { pool, port } = first;
    const scene = await openScene(pool, { number, port, before: this.#scene });
    this.#scene = scene;
    let step = 0;
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        const random = createRandom(`${this.#seed}:${number}:${lane}`);
        while (step < stepsOfScene && !isOver()) await this.#step(scene, random, ++step);
      }),
    );
  }

  async #step(scene: Scene, random: Random, step: number): Promise<void> {
    const call = makeCall(this.#contract, scene, random);
    this.tried.add(call.name);
    // Now and then the same at once on both: what may happen once must not happen twice.
    const ports = random.happens(0.03) ? this.#ports : [random.pick(this.#ports)];
    await Promise.all(ports.map((port) => this.#try(call, { port, step, scene })));
  }

  async #try(
    call: Call,
    { port, step, scene }: { port: number; step: number; scene: Scene },
  ): Promise<void> {
    const { actor } = call;
    const hadCookie = actor.cookie;
    this.requests += 1;
    let answer: HttpAnswer;
    try {
      const { method, path, headers, body } = call;
      answer = await exchange({ port, method, path, headers, body });
    } catch (error) {
      this.findings.add('no answer', call, { step, answer: String(error) });
      return;
    }
    const { status, text } = answer;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    for (const what of new Set(judge(call, answer, scene))) {
      this.findings.add(what, call, { step, answer: `${status} ${text}` });
    }
    if (status < 300) {
      this.succeeded.add(call.name);
      if (/^[[{]/.test(text)) learn(scene, call, text);
    }
    if (status === 401 && call.fuzzed && hadCookie === actor.cookie) await renew(actor, port);
  }
}

function learn({ things }: Scene, { actor, name, method }: Call, text: string): void {
  try {
    const answer: unknown = JSON.parse(text);
    things.learn(answer);
    if (method !== 'GET') actor.own.learn(answer);
    if (typeof answer === 'object' && answer !== null) actor.passkeys.hear(name, answer);
  } catch {
    // A file, whatever it begins with.
  }
}

/** Signed out, or ended by somebody: the role goes on, unless the account is gone or was meant to be. */
async function renew(actor: Actor, port: number): Promise<void> {
  const maySignIn = actor.role !== 'visitor' && actor.role !== 'suspended';
  if (!maySignIn || actor.renewals > 5) return;
  actor.renewals += 1;
  await signIn(actor, port);
}
