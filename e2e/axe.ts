import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

export interface Scope {
  /** What alone is looked at; else the whole page. */
  readonly inside?: string;
  readonly disabledRules?: readonly string[];
}

/**
 * What axe objects to. It is brought into a document once, and asked for objections alone: the usual bridge to it
 * brings it along for every look, opens a second page to sum up in, for the sake of foreign frames that ours do not
 * have, and describes everything that is in order as well.
 */
export async function findObjections(
  page: Page,
  { inside, disabledRules = [] }: Scope = {},
): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(askAxe, { inside, rules });
}

interface Question {
  readonly inside: string | undefined;
  readonly rules: Record<string, { enabled: boolean }>;
}

/** Runs in the page. */
async function askAxe({ inside, rules }: Question): Promise<string[]> {
  const scope = inside === undefined ? document : { include: [inside] };
  const answer = await window.axe?.run(scope, { rules, resultTypes: ['violations'] });
  if (!answer) throw new Error('axe is not there');
  return answer.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
