import type { Call } from './calls.ts';

const shownEach = 2;

interface Finding {
  count: number;
  readonly lines: string[];
}

/** What was found, each kind once with the first requests that showed it. */
export class Findings {
  readonly #kinds = new Map<string, Finding>();
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
  }

  get count(): number {
    return [...this.#kinds.values()].reduce((sum, { count }) => sum + count, 0);
  }

  countOf(pattern: RegExp): number {
    return [...this.#kinds]
      .filter(([kind]) => pattern.test(kind))
      .reduce((sum, [, { count }]) => sum + count, 0);
  }

  /** `step` is the number of the request within its scene. */
  add(what: string, call: Call, { step, answer }: { step: number; answer: string }): void {
    const kind = `${what} · ${call.name}`;
    const finding = this.#kinds.get(kind) ?? { count: 0, lines: [] };
    this.#kinds.set(kind, finding);
    finding.count += 1;
    if (finding.lines.length === shownEach) return;
    const { scene, role } = call.actor;
    const body = call.body === undefined ? '' : ` ${call.body.slice(0, 400)}`;
    finding.lines.push(
      `    --seed ${this.#seed} --scene ${scene} (step ${step}) as ${role}: ${call.method} ${call.path.slice(0, 400)}${body}\n      → ${answer.slice(0, 400)}`,
    );
  }

  toString(): string {
    return [...this.#kinds]
      .map(([kind, { count, lines }]) => `  ${count} × ${kind}\n${lines.join('\n')}\n`)
      .join('');
  }
}
