import { drawCalendar } from '@girone/championship/calendar';
import { findWinner } from '@girone/championship/result';
import { rankStandings } from '@girone/championship/standings';
import type { PublishedRow, PublishedSeal } from '@girone/championship/verification/published';
import type { Finding } from '@girone/championship/verification/report';
import { SeasonCheck } from '@girone/championship/verification/season-check';
import type { Evidence } from './sample-evidence.ts';

/**
 * What the page finds in the same evidence: it is handed what the calls would answer, which say more than the file does
 * (the films of every match, and the table after each day).
 */
export function findAsPage({ season, seals: { draw, seals }, days }: Evidence): readonly Finding[] {
  const order = draw?.order ?? [];
  const corrected = new Set(seals.flatMap(({ matchNumber }) => matchNumber ?? []));
  const filed = new Map(season.matches.map((match) => [match.matchNumber, match]));
  const matches = drawCalendar(order).flatMap(({ matchDay, fixtures }) =>
    fixtures.map(({ matchNumber, home, away }) => {
      const match = filed.get(matchNumber);
      const films = { film1Id: home, film2Id: away };
      const votes = { film1Votes: match?.homeVotes ?? null, film2Votes: match?.awayVotes ?? null };
      const { film1Votes, film2Votes } = votes;
      const isOver = film1Votes !== null && film2Votes !== null;
      return {
        matchNumber,
        matchDay,
        ...films,
        ...votes,
        isCompleted: match?.status === 'completed',
        winnerId: isOver ? findWinner({ ...films, film1Votes, film2Votes }) : null,
        isCorrected: corrected.has(matchNumber),
        ownAnswer: null,
      };
    }),
  );
  const check = new SeasonCheck({
    tournamentId: season.championship.id,
    draw,
    seals: seals.map(asPublished),
    matches,
    ownKey: null,
  });
  const lastDay = days.at(-1)?.matchDay;
  for (const { matchDay, matches: counted } of days) {
    const until = matches.flatMap((match) => {
      const { film1Votes, film2Votes } = match;
      const isPlayed = match.matchDay <= matchDay && film1Votes !== null && film2Votes !== null;
      return isPlayed ? [{ ...match, film1Votes, film2Votes }] : [];
    });
    const table: readonly PublishedRow[] =
      matchDay === lastDay ? season.table : rankStandings(order, until);
    check.addDay({ matchDay, matches: counted, table });
  }
  return check.report().findings;
}

function asPublished(seal: Evidence['seals']['seals'][number]): PublishedSeal {
  const kind = (['draw', 'day', 'correction'] as const).find((known) => known === seal.kind);
  if (kind === undefined) throw new Error(`no entry is a ${seal.kind}`);
  return { ...seal, kind };
}
