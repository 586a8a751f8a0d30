import { codeOf } from '../ballots/ballot-code.ts';
import type { MatchDay } from '../calendar.ts';
import { findWinner } from '../result.ts';
import { checkChainStart, checkDaySeal, correctionsOf } from './check-chain.ts';
import { calendarOf, checkCalendar, checkDraw } from './check-draw.ts';
import { countDay, isAnswer, noteCount, type CountedMatch } from './check-ballots.ts';
import { TableCheck, type CountedResult } from './check-tables.ts';
import type {
  PublishedBallots,
  PublishedDay,
  PublishedMatch,
  PublishedSeason,
} from './published.ts';
import {
  Notes,
  type DayReport,
  type FindingFacts,
  type MatchReport,
  type OwnBallot,
  type SeasonReport,
} from './report.ts';

/**
 * A championship, counted again from what it publishes. What can be said without ballots is said at the
 * start; then the days come in one after the other, so that they can be fetched one after the other too.
 */
export class SeasonCheck {
  readonly #season: PublishedSeason;
  readonly #isFile: boolean;
  readonly #notes = new Notes();
  readonly #matches: ReadonlyMap<number, PublishedMatch>;
  readonly #calendar: readonly MatchDay[];
  readonly #corrections;
  readonly #sealedDays: ReadonlySet<number>;
  readonly #tables: TableCheck;
  readonly #days: DayReport[] = [];
  readonly #broken: MatchReport[] = [];
  readonly #own: OwnBallot[] = [];

  /**
   * `isFile`: it comes from a file of a season that is over, which may have had no room for all ballots, and in which
   * no seal is still to be written.
   */
  constructor(season: PublishedSeason, { isFile = false } = {}) {
    const { draw, seals, matches } = season;
    this.#season = season;
    this.#isFile = isFile;
    this.#matches = new Map(matches.map((match) => [match.matchNumber, match]));
    this.#calendar = calendarOf(draw);
    this.#corrections = correctionsOf(seals);
    this.#sealedDays = new Set(
      seals.filter(({ kind }) => kind === 'day').map(({ matchDay }) => matchDay),
    );
    this.#tables = new TableCheck(draw?.order ?? []);
    checkDraw(season, this.#notes);
    checkCalendar(this.#calendar, matches, this.#notes);
    checkChainStart(season, this.#notes);
  }

  /**
   * Compares a closed day with what its ballots come to. Days come in their order, from the first; their ballots may
   * have been counted before.
   */
  addDay(day: PublishedDay, counts = countDay(day)): void {
    const { matchDay, table } = day;
    const found = this.#notes.findings.length;
    const lists = new Map(day.matches.map((list) => [list.matchNumber, list]));
    const counted: CountedMatch[] = [];
    const results: CountedResult[] = [];
    for (const match of this.#matchesOf(matchDay)) {
      const list = lists.get(match.matchNumber);
      const count = counts.get(match.matchNumber);
      if (!list || !count || (list.ballots === null && !this.#isFile)) {
        const { matchNumber } = match;
        this.#notes.count('results', {
          line: 'results',
          kind: 'listMissing',
          matchDay,
          matchNumber,
        });
        continue;
      }
      counted.push(count);
      results.push(this.#checkResult(match, list, count));
      this.#lookForOwn(match, list);
    }
    const isSealed = this.#checkSeal(day, counted);
    this.#notes.count('tables', this.#tables.addDay(matchDay, results, table));
    // A table that differs is no fault of the day: its ballots and its seal stand.
    const isBad = this.#notes.findings.slice(found).some(({ line }) => line !== 'tables');
    const ballots = day.matches.reduce((sum, { ballots: list }) => sum + (list?.length ?? 0), 0);
    const state = isBad ? 'bad' : isSealed;
    this.#days.push({ matchDay, matches: counted.length, ballots, state });
  }

  report(): SeasonReport {
    const { lines, findings } = this.#notes;
    return { lines, findings, days: this.#days, matches: this.#broken, own: this.#own };
  }

  /** By the calendar; where there is none, as they were published. */
  #matchesOf(matchDay: number): PublishedMatch[] {
    const fixtures = this.#calendar[matchDay - 1]?.fixtures;
    if (fixtures === undefined) {
      return this.#season.matches.filter((match) => match.matchDay === matchDay);
    }
    return fixtures.flatMap(({ matchNumber }) => this.#matches.get(matchNumber) ?? []);
  }

  /** What the ballots come to, or the correction after it, is what the match shows. */
  #checkResult(match: PublishedMatch, list: PublishedBallots, count: CountedMatch): CountedResult {
    const isSound = noteCount(count, this.#notes);
    const { matchNumber, matchDay, film1Id, film2Id } = match;
    const ballotsOf = [list.film1Id, list.film2Id];
    const votes = [count.film1Votes, count.film2Votes] as const;
    const correction = this.#corrections.get(matchNumber);
    const isOldCorrection = list.root === null && match.isCorrected && correction === undefined;
    const shown = [match.film1Votes ?? 0, match.film2Votes ?? 0] as const;
    const [film1Votes, film2Votes] = isOldCorrection ? shown : (correction ?? votes);
    const result = { film1Id, film2Id, film1Votes, film2Votes };
    const at = { line: 'results', matchDay, matchNumber } as const;
    const finding = ((): FindingFacts | null => {
      if (ballotsOf[0] !== film1Id || ballotsOf[1] !== film2Id) {
        return { ...at, kind: 'swapped', published: ballotsOf, counted: [film1Id, film2Id] };
      }
      const sealed = [list.film1Votes, list.film2Votes] as const;
      if (!isOldCorrection && !isSamePair(sealed, votes)) {
        return { ...at, kind: 'count', published: sealed, counted: votes };
      }
      const expected = [film1Votes, film2Votes] as const;
      if (!isSamePair(shown, expected)) {
        const kind = match.isCorrected && correction === undefined ? 'correction' : 'count';
        return { ...at, kind, published: shown, counted: expected };
      }
      return findWinner(result) === match.winnerId ? null : { ...at, kind: 'winner' };
    })();
    this.#notes.count('results', finding);
    if (finding !== null || !isSound) {
      this.#broken.push({
        matchNumber,
        matchDay,
        published: shown,
        counted: [film1Votes, film2Votes],
        ballots: list.ballots?.length ?? 0,
        unseen: count.unseen,
        publishedRoot: list.root,
        countedRoot: count.root,
      });
    }
    return { ...result, matchNumber, isDisputed: finding !== null };
  }

  #checkSeal(
    day: PublishedDay,
    counted: readonly CountedMatch[],
  ): 'ok' | 'unsealed' | 'unfinished' {
    const { matchDay } = day;
    if (!this.#sealedDays.has(matchDay)) {
      const isOld = day.matches.every(({ root }) => root === null);
      const isGap = [...this.#sealedDays].some((sealed) => sealed > matchDay);
      if ((isGap || this.#isFile) && !isOld) {
        this.#notes.countMany('seals', 0, [{ line: 'seals', kind: 'sealMissing', matchDay }]);
      }
      return isOld ? 'unsealed' : 'unfinished';
    }
    const holds = checkDaySeal(this.#season.seals, matchDay, counted);
    this.#notes.count('seals', holds ? null : { line: 'seals', kind: 'seal', matchDay });
    return 'ok';
  }

  /** The ballot of the person who checks: made again from their key, and there as they cast it. */
  #lookForOwn(match: PublishedMatch, list: PublishedBallots): void {
    const { ownKey, tournamentId } = this.#season;
    if (ownKey === null || list.root === null || list.ballots === null) return;
    const { matchNumber, matchDay, ownAnswer } = match;
    const code = codeOf(ownKey, { tournamentId, matchNumber });
    const listed = list.ballots.find(([other]) => other === code)?.[1];
    if (ownAnswer === null && listed === undefined) return;
    const answer = listed !== undefined && isAnswer(listed) ? listed : null;
    const state = stateOf(listed, ownAnswer);
    this.#own.push({ matchDay, matchNumber, code, answer, state });
    const kind = state === 'missing' ? 'ownMissing' : 'ownChanged';
    const at = { line: 'own', matchDay, matchNumber, code } as const;
    this.#notes.count('own', state === 'counted' ? null : { ...at, kind });
  }
}

function stateOf(listed: number | undefined, cast: number | null): OwnBallot['state'] {
  if (listed === undefined) return 'missing';
  return listed === cast ? 'counted' : 'changed';
}

function isSamePair(left: readonly number[], right: readonly number[]): boolean {
  return left[0] === right[0] && left[1] === right[1];
}
