import { load, wire } from './http-load.ts';
import { addPlayedSeasons } from './played-seasons.ts';
import { isPgbenchHere, measureReference } from './reference.ts';
import { median, openStand, someCaller, type Stand } from './stand.ts';

/**
 * The table of a championship with 992 played matches, over HTTP, against the database's own aggregate over
 * the counters of its matches; and the same with a million votes.
 */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const seconds = Number(process.env['SECONDS'] ?? 10);
const connections = 8;
const people = 1010;

/** Of the four championships together; the first of them is over, 992 matches. */
const openedMatches = 2624;

/** Championships that were played in a new database; answers the one that is over. */
async function addSeason({ pool, databaseUrl }: Stand, votesEach: number): Promise<number> {
  await addPlayedSeasons(pool, databaseUrl, {
    championships: 4,
    people,
    votes: votesEach * openedMatches,
  });
  const { rows } = await pool.query<{ id: number }>('select min(id) as id from tournaments');
  return rows[0]?.id ?? 0;
}

const aggregate = (id: number) => `
select film_id, sum(3 * (own > other)::int + (own = other)::int) as points, sum(own) as votes
from (
  select film1_id as film_id, film1_votes as own, film2_votes as other from matches where tournament_id = ${id}
  union all
  select film2_id, film2_votes, film1_votes from matches where tournament_id = ${id}
) as sides group by film_id order by points desc, votes desc;
`;

const stand = await openStand(4397);
const crowded = await openStand(4398);
const measure = (port: number, next: () => string, duration = seconds) =>
  load({ port, connections, seconds: duration, next });
try {
  const { port, databaseUrl } = stand;
  const id = await addSeason(stand, 10);
  if ((await addSeason(crowded, 1000)) !== id) throw new Error('the databases are not alike');
  const path = `/api/tournaments/${id}/leaderboard`;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
  const tag = headers.get('etag') ?? '';
  const whole = () => wire({ method: 'GET', path, headers: someCaller() });
  const known = () =>
    wire({ method: 'GET', path, headers: { 'if-none-match': tag, ...someCaller() } });
  for (const of of [stand, crowded]) {
    await measure(of.port, whole, Number(process.env['WARMUP'] ?? 10));
  }

  const ratios: number[] = [];
  const knownRatios: number[] = [];
  const growth: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const read = await measure(port, whole);
    const again = await measure(port, known);
    const reference = await measureReference({
      databaseUrl,
      clients: connections,
      seconds,
      script: aggregate(id),
    });
    const full = await measure(crowded.port, whole);
    ratios.push(read.perSecond / reference);
    knownRatios.push(again.perSecond / reference);
    growth.push(full.p50 / read.p50);
    process.stdout.write(
      `table ${read.perSecond.toFixed(0)}/s p50 ${read.p50.toFixed(1)} ms (a million votes: ${full.p50.toFixed(1)}), ` +
        `known ${again.perSecond.toFixed(0)}/s, aggregate ${reference.toFixed(0)}/s\n`,
    );
  }
  stand.check();
  crowded.check();
  process.stdout.write(
    `table : ${isPgbenchHere ? 'pgbench' : 'loop'} aggregate ${median(ratios).toFixed(2)}, ` +
      `304 ${median(knownRatios).toFixed(2)} (goal 3); 1M : 10k votes ${median(growth).toFixed(2)} (goal 1.1)\n`,
  );
} finally {
  await stand.stop();
  await crowded.stop();
}
