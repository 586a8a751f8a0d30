import { playSealedSeason } from '@girone/championship/testing/sealed-season';
import { sealCode } from '@girone/championship/ballots/seal-face';
import type { PublishedDay } from '@girone/championship/verification/published';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleMatch, sampleMatchFilm, sampleTournament } from '../../testing/sample-season.ts';
import { VerifyPage } from './verify-page.tsx';

let server: ApiServer;
const played = playSealedSeason({ films: 4, voters: 5 });
const { season, days } = played;
const base = `/api/tournaments/${season.tournamentId}`;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

function filmOf(id: number) {
  return sampleMatchFilm({ id, title: `Film ${id}` });
}

const lastDay = days.length;

/** The server answers as the season says, with the days that it is handed. */
function publish(
  published: readonly PublishedDay[],
  lastIs: 'completed' | 'closed' | 'active' = 'completed',
): void {
  const sealedAt = '2026-11-16T20:00:00.000Z';
  const sealed = lastIs === 'active' ? season.seals.slice(0, -1) : season.seals;
  const seals = sealed.map((seal) => Object.assign({}, seal, { sealedAt }));
  server.answer(`GET ${base}/seals`, { body: { draw: season.draw, seals } });
  server.answer(`GET ${base}/matches`, {
    body: season.matches.map((match) => {
      const status = match.matchDay === lastDay ? lastIs : 'completed';
      return sampleMatch({
        id: match.matchNumber,
        matchNumber: match.matchNumber,
        matchDay: match.matchDay,
        status,
        completedAt: status === 'completed' ? sealedAt : null,
        film1: filmOf(match.film1Id),
        film2: filmOf(match.film2Id),
        film1Votes: match.film1Votes,
        film2Votes: match.film2Votes,
        winnerId: match.winnerId,
        viewerVote: [null, match.film1Id, match.film2Id][match.ownAnswer ?? 0] ?? null,
        viewerNotSeen: match.ownAnswer === 0,
        correction: null,
      });
    }),
  });
  server.answer('GET /api/user/ballot-key', { body: { key: season.ownKey } });
  for (const { matchDay, matches, table } of published) {
    server.answer(`GET ${base}/ballots?matchDay=${matchDay}`, { body: { matchDay, matches } });
    server.answer(`GET ${base}/leaderboard?matchDay=${matchDay}`, { body: table });
  }
}

/** The blobs of the test window cannot be read otherwise. */
function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(`${reader.result instanceof ArrayBuffer ? '' : reader.result}`),
    );
    reader.readAsText(file ?? new Blob());
  });
}

/** The first ballot of match 5 says something else. */
function flipOne(): PublishedDay[] {
  return days.map(({ matchDay, table, matches }) => ({
    matchDay,
    table,
    matches: matches.map((list) => ({
      ...list,
      ballots: (list.ballots ?? []).map(([code, answer], place) => {
        const isFlipped = list.matchNumber === 5 && place === 0;
        return [code, isFlipped ? (answer + 1) % 3 : answer] as const;
      }),
    })),
  }));
}

async function open(isSignedIn = true, state: Parameters<typeof sampleTournament>[0] = {}) {
  return renderPart(
    <VerifyPage
      season={sampleTournament({
        id: season.tournamentId,
        status: 'completed',
        cancelledAt: null,
        currentMatchDay: 6,
        totalMatchDays: 6,
        ...state,
      })}
      backHref="/"
      isSignedIn={isSignedIn}
    />,
    { server, path: `/verify/${season.tournamentId}`, language: 'it' },
  );
}

async function findCard(title: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('heading', { name: title })).closest('section');
  if (card === null) throw new Error(`no card "${title}"`);
  return card;
}

describe('the check of a championship', () => {
  it('says that everything adds up, and finds my ballots', async () => {
    publish(days);
    await open();

    expect(await screen.findByRole('heading', { name: 'Tutto torna' })).toBeDefined();
    expect(screen.getByText('12 su 12')).toBeDefined();
    expect(screen.getAllByText('Contata').length).toBeGreaterThan(0);
  });

  it('has nothing to count before the start, and asks for no ballots', async () => {
    server.answer(`GET ${base}/seals`, { body: { draw: null, seals: [] } });
    server.answer(`GET ${base}/matches`, { body: [] });
    server.answer('GET /api/user/ballot-key', { body: null });
    await open(true, { status: 'setup', currentMatchDay: 0 });

    await screen.findByRole('button', { name: 'Rifai la verifica' });
    expect(screen.getByRole('heading', { name: 'Ancora niente da contare' })).toBeDefined();
    expect(server.seen.filter(({ url }) => url.includes('/ballots'))).toEqual([]);
  });

  it('knows that the first day is sealed while its results are held back', async () => {
    publish(days);
    server.answer(`GET ${base}/ballots?matchDay=1`, {
      status: 409,
      body: { code: 'results_hidden', message: 'Carte coperte.' },
    });
    await open(true, { status: 'active', currentMatchDay: 2 });
    expect(await screen.findByText(/La giornata 1 è già sigillata, a carte coperte/)).toBeDefined();
  });

  it('shows a day that is face down as sealed, without its face, and its seal to who asks', async () => {
    publish(days.slice(0, -1), 'closed');
    await open(true, { status: 'active', currentMatchDay: lastDay });
    await screen.findByRole('heading', { name: 'Tutto torna' });
    const chain = within(await findCard('La catena dei giorni'));
    const code = sealCode(season.seals.at(-1)?.hash ?? '');
    const held = chain.getByRole('button', {
      name: `Giornata 6, sigillo ${code}, a carte coperte`,
    });
    const shown = chain.getByRole('button', { name: /^Giornata 5, .*, torna$/ });
    await userEvent.click(shown);
    expect(shown.querySelector('.face')).not.toBeNull();
    expect(held.querySelector('.face')).toBeNull();
    expect(chain.getByText('Sigillata, a carte coperte')).toBeDefined();
    expect(chain.queryByText('Aperta, senza sigillo')).toBeNull();
    await userEvent.click(held);

    const strip = chain.getByRole('heading', { name: 'Giornata 6' }).closest('.chosen');
    expect(strip?.textContent).toContain(code);
  });

  it('names the ring of the open day, which cannot be pressed', async () => {
    publish(days.slice(0, -1), 'active');
    await open(true, { status: 'active', currentMatchDay: lastDay });
    await screen.findByRole('heading', { name: 'Tutto torna' });
    const chain = within(await findCard('La catena dei giorni'));

    expect(chain.getByRole('img', { name: 'Giornata 6, aperta, senza sigillo' })).toBeDefined();
    expect(chain.queryByRole('button', { name: /^Giornata 6/ })).toBeNull();
    expect(chain.queryByText('Sigillata, a carte coperte')).toBeNull();
  });

  it('finds a kept seal in the chain, however it is typed', async () => {
    publish(days);
    await open();
    await screen.findByRole('heading', { name: 'Tutto torna' });
    const kept = season.seals[2]?.hash.slice(0, 16).toUpperCase() ?? '';
    await userEvent.type(screen.getByRole('textbox'), kept.replaceAll(/.{4}/g, '$& '));

    expect(screen.getByText('È quello della giornata 2. Nessuno lo ha riscritto.')).toBeDefined();
  });

  it('counts again when the chain has grown', async () => {
    publish(days.slice(0, 5));
    server.answer(`GET ${base}/ballots?matchDay=6`, {
      status: 409,
      body: { code: 'ballots_not_sealed', message: '' },
    });
    server.answer(`GET ${base}/leaderboard?matchDay=6`, { body: days[5]?.table });
    const { tell } = await open();
    await screen.findByText(/^Dopo la giornata 5 /);
    publish(days);
    tell('seal', { tournamentId: season.tournamentId, matchDay: 6 });

    expect(await screen.findByText(/^Dopo la giornata 6 /)).toBeDefined();
  });

  it('names the match of which a ballot was flipped', async () => {
    publish(flipOne());
    await open();

    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('Una partita non torna'),
    );
    expect(screen.getByText('Giornata 3, partita 5')).toBeDefined();
    expect(screen.getByText('Partita 5: le schede non danno la radice sigillata.')).toBeDefined();
  });

  it('tells the admins of it, once', async () => {
    publish(flipOne());
    server.answer(`POST ${base}/count-report`, { status: 204 });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Avvisa chi amministra' }));
    const done = await screen.findByRole('button', { name: 'Chi amministra lo sa' });
    await userEvent.click(done);

    const sent = server.seen.filter(({ method }) => method === 'POST');
    expect(sent).toMatchObject([{ url: `${base}/count-report`, body: '{"matchNumber":5}' }]);
    expect(await screen.findByText('Chi amministra è stato avvisato.')).toBeDefined();
  });

  it('hands out the evidence as it came, for the checkers of others', async () => {
    publish(days);
    server.answer(`GET ${base}/results.json`, { body: { championship: { id: 7 } } });
    const files: Blob[] = [];
    const names: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Scarica le prove' }));
    await expect.poll(() => names).toEqual([`girone-${season.tournamentId}.json`]);
    const evidence = JSON.parse(await textOf(files[0]));

    expect(evidence.season).toEqual({ championship: { id: 7 } });
    expect(evidence.seals.seals).toHaveLength(season.seals.length);
    expect(evidence.days).toEqual(days.map(({ matchDay, matches }) => ({ matchDay, matches })));
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('says what is missing when there is no line', async () => {
    await server.close();
    await open();

    expect(await screen.findByText('Servono le schede. Riprova con la rete.')).toBeDefined();
    server = await startApiServer();
  });

  it('says nothing of my ballots when it was stopped or failed before its end', async () => {
    publish(days);
    const { until, letGo } = holdBack();
    server.answer(`GET ${base}/ballots?matchDay=1`, { status: 500, until });
    await open();
    const own = within(await findCard('Le mie schede'));
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(own.getByText('Verifica interrotta')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Rifai la verifica' }));
    letGo();
    const again = within(await findCard('Le mie schede'));
    expect(await again.findByText('La verifica non è arrivata in fondo')).toBeDefined();
  });

  it('checks for a visitor too, without ballots of their own', async () => {
    publish(days);
    await open(false);
    await screen.findByRole('heading', { name: 'Tutto torna' });

    expect(screen.getByText('Accedi per ritrovare le tue schede nelle liste.')).toBeDefined();
    expect(server.seen.some(({ url }) => url === '/api/user/ballot-key')).toBe(false);
  });
});
