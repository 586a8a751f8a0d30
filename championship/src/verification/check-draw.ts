import { commitmentOf, seedOf } from '../ballots/draw-commitment.ts';
import { drawCalendar, type MatchDay } from '../calendar.ts';
import { drawOrder } from '../draw.ts';
import { isHash } from './hash-text.ts';
import type { PublishedDraw, PublishedMatch, PublishedSeason } from './published.ts';
import type { FindingFacts, Notes } from './report.ts';

/** Commitment, secret, seed and order follow from one another. */
export function checkDraw({ draw, tournamentId }: PublishedSeason, notes: Notes): void {
  if (draw === null || draw.seed === null) return;
  const { commitment, secret, seed, filmIds, order } = draw;
  const kind = brokenStep();
  notes.count('draw', kind === null ? null : { line: 'draw', kind });

  function brokenStep(): 'commitment' | 'seed' | 'order' | null {
    if (commitment !== null) {
      if (secret === null || !isHash(secret) || commitmentOf(secret) !== commitment) {
        return 'commitment';
      }
      if (seedOf(secret, { tournamentId, filmIds }) !== seed) return 'seed';
    }
    return isSame(drawOrder(filmIds, seed ?? ''), order) ? null : 'order';
  }
}

/** The calendar that follows from the drawn order; empty where there is none. */
export function calendarOf(draw: PublishedDraw | null): readonly MatchDay[] {
  if (draw === null || draw.order.length < 2) return [];
  try {
    return drawCalendar(draw.order);
  } catch {
    // Whatever was published as an order is none: the line of the draw says so.
    return [];
  }
}

/** Every match of the calendar is there, on its day, with its films and sides; and no other. */
export function checkCalendar(
  calendar: readonly MatchDay[],
  matches: readonly PublishedMatch[],
  notes: Notes,
): void {
  const published = new Map(matches.map((match) => [match.matchNumber, match]));
  const findings: FindingFacts[] = [];
  let total = 0;
  for (const { matchDay, fixtures } of calendar) {
    for (const { matchNumber, home, away } of fixtures) {
      total += 1;
      const match = published.get(matchNumber);
      published.delete(matchNumber);
      const facts = { line: 'calendar', matchDay, matchNumber, counted: [home, away] } as const;
      if (match === undefined) {
        findings.push({ ...facts, kind: 'fixtureMissing' });
      } else if (match.matchDay !== matchDay || match.film1Id !== home || match.film2Id !== away) {
        const films = [match.film1Id, match.film2Id];
        findings.push({ ...facts, kind: 'fixture', published: films });
      }
    }
  }
  for (const { matchNumber, matchDay } of calendar.length > 0 ? published.values() : []) {
    findings.push({ line: 'calendar', kind: 'fixtureExtra', matchDay, matchNumber });
  }
  notes.countMany('calendar', total, findings);
}

function isSame(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((value, index) => value === right[index]);
}
