import { Notes } from '@girone/championship/verification/report';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { readAnnouncement, subscribeToAnnouncements } from '../../ui/accessibility/announce.ts';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { CheckVerdict } from './check-verdict.tsx';
import type { SeasonCheckState } from './use-season-check.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const { lines } = new Notes();

function runningAt(day: number): SeasonCheckState {
  return {
    phase: 'running',
    facts: { draw: null, seals: [], matches: [] },
    progress: { day, lines, days: [] },
    report: null,
    ms: 0,
    status: -1,
    message: null,
    cancel: () => undefined,
  };
}

function draw(check: SeasonCheckState) {
  return <CheckVerdict closedDays={14} check={check} textOf={() => ''} onAgain={() => undefined} />;
}

/** What is said while the check of fourteen days reaches one after the other of these. */
async function hear(reached: readonly number[]): Promise<string[]> {
  const heard: string[] = [];
  onTestFinished(subscribeToAnnouncements(() => heard.push(readAnnouncement()?.text ?? '')));
  const { show } = await renderPart(draw(runningAt(0)), { server, path: '/', language: 'it' });
  for (const day of reached) show(draw(runningAt(day)));
  show(draw({ ...runningAt(0), phase: 'cancelled' }));
  return heard;
}

it('says at each quarter of the days how far the check has come', async () => {
  const days = Array.from({ length: 14 }, (_, index) => index + 1);

  expect(await hear(days)).toEqual(['Giornata 4 di 14', 'Giornata 7 di 14', 'Giornata 11 di 14']);
});

it('says of quarters that were passed at once only where it is now', async () => {
  expect(await hear([1, 12, 13])).toEqual(['Giornata 12 di 14']);
});

it('leaves the beginning to the title, and the end to the verdict', async () => {
  expect(await hear([0, 1, 14])).toEqual([]);
});
