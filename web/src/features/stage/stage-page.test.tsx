import type { Stage } from '@girone/contract/stage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleStage, sampleTold } from '../../testing/sample-stage.ts';
import { StagePage } from './stage-page.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  server.answer('POST /api/tournaments/5/stage/seat', {
    body: { now: Date.now(), againIn: 60_000 },
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** As on a projector, or for whoever wants no motion. */
function setMedia(...features: readonly string[]): void {
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: features.some((each) => query.includes(each)) }),
  );
}

async function open(stage: Stage, { isSignedIn = true, path = '/stage/5' } = {}) {
  server.answer('GET /api/tournaments/5/stage', { body: stage });
  const page = (
    <StagePage
      tournamentId={5}
      isSignedIn={isSignedIn}
      backHref="/tournaments/5"
      signIn={<a href="/auth">Accedi</a>}
    />
  );
  const rendered = await renderPart(page, { server, path, language: 'it' });
  await waitFor(() => expect(document.querySelector('[data-scene]')).not.toBeNull());
  return rendered;
}

const spoken = () => document.querySelector('[aria-live="assertive"]')?.textContent;
const scene = () => document.querySelector('[data-scene]')?.getAttribute('data-scene');
const posted = (path: string) =>
  server.seen.filter(({ method, url }) => method === 'POST' && url.endsWith(path));

/** The first match: its beats in milliseconds. */
const at = { posters: 100, count: 4400, verdict: 7600, story: 8600, table: 15_300 };
const secondMatch = 21_200;
const tables = 2 * secondMatch;

describe('the hall', () => {
  it('has a face for each who is here and keeps a seat for the others', async () => {
    await open(sampleStage());
    expect(scene()).toBe('hall');
    const seats = within(screen.getByRole('list', { name: 'Chi è in sala' }));
    expect(seats.getAllByRole('listitem').map((seat) => seat.textContent)).toEqual([
      expect.stringContaining('Giulia Ferrante'),
      expect.stringContaining('Marco Bellini'),
      'posto libero',
    ]);
    expect(spoken()).toBe('');
    await waitFor(() => expect(posted('/seat')).toHaveLength(1));
  });

  it('fills while one looks', async () => {
    const { tell } = await open(sampleStage());
    const faces = [{ username: 'ana', firstName: 'Ana', lastName: null, profileImageUrl: null }];
    tell('hall', { tournamentId: 5, hall: { here: 1, seats: 3, faces } });
    expect(await screen.findByText('Ana')).toBeDefined();
    expect(screen.queryByText('Giulia Ferrante')).toBeNull();
  });

  it('shows the code and the bill on a big screen, and nothing to press', async () => {
    const hall = { here: 0, seats: 3, faces: [] };
    await open(sampleStage({ day: { hall } }), { path: '/stage/5?screen' });
    expect(
      screen.getByRole('img', { name: /^Codice QR per entrare: .*\/stage\/5$/ }),
    ).toBeDefined();
    expect(screen.getByText('La sala è vuota. Il codice è acceso.')).toBeDefined();
    const bill = within(screen.getByRole('list', { name: 'Le partite di stasera' }));
    expect(bill.getByText('Ladri di biciclette')).toBeDefined();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('counts down to the hour for which everybody was called', async () => {
    await open(sampleStage({ day: { calledFor: Date.now() + 252_500 } }));
    expect(screen.getByRole('timer').textContent).toMatch(/4 minuti e 1\d secondi/);
  });

  it('is an outline until it is known', async () => {
    const { until, letGo } = holdBack();
    server.answer('GET /api/tournaments/5/stage', { body: sampleStage(), until });
    await renderPart(<StagePage tournamentId={5} isSignedIn backHref="/" signIn={null} />, {
      server,
      path: '/stage/5',
      language: 'it',
    });
    expect(await screen.findByText('La sala si apre')).toBeDefined();
    letGo();
    expect(await screen.findByText('Stasera si scoprono le carte.')).toBeDefined();
  });
});

describe('a match', () => {
  it('shows the posters, and says which match it is', async () => {
    await open(sampleStage({ position: at.posters }));
    expect(screen.getByRole('heading', { name: 'Ladri di biciclette' })).toBeDefined();
    expect(screen.queryByText('Chi vince è primo da solo.')).toBeNull();
    expect(spoken()).toBe('Partita 7. In casa Ladri di biciclette, in trasferta Stalker.');
  });

  it('counts, with what is at stake below', async () => {
    await open(sampleStage({ position: at.count }));
    expect(screen.getByText('Chi vince è primo da solo.')).toBeDefined();
    expect(spoken()).toBe('Si contano 5 schede.');
    expect(screen.getByRole('img', { name: '0 schede a 0, 5 da aprire' })).toBeDefined();
  });

  it('tells the winner with its points, and says it with the story', async () => {
    await open(sampleStage({ position: at.story }));
    const verdict = screen.getByText('Vittoria in casa').closest('p');
    expect(verdict?.textContent).toBe('Vittoria in casa+3');
    expect(screen.getByRole('img', { name: '3 schede a 2, 0 da aprire' })).toBeDefined();
    await waitFor(() =>
      expect(spoken()).toMatch(
        /^Ladri di biciclette batte Stalker 3 a 2\. .*«Ladri di biciclette»/,
      ),
    );
  });

  it('gives a point to both where nobody voted', async () => {
    await open(sampleStage({ position: secondMatch + 5200 }));
    expect(screen.getByText('Nessuna scheda').closest('p')?.textContent).toBe('Nessuna scheda+1');
    expect(spoken()).toMatch(/^Suspiria e Paris, Texas pareggiano 0 a 0\./);
  });

  it('moves the table, and says the first three', async () => {
    await open(sampleStage({ position: at.table }));
    expect(scene()).toBe('table');
    const first = screen.getAllByRole('listitem').find((row) => row.textContent?.includes('Ladri'));
    expect(first?.textContent).toContain('su di 1 posto');
    expect(spoken()).toBe(
      'Classifica dopo 1 partita su 2. ' +
        'Posto 1: Ladri di biciclette, 12 punti, su di 1 posto. ' +
        'Posto 2: Stalker, 10 punti, giù di 1 posto. ' +
        'Posto 3: Suspiria, 4 punti.',
    );
  });

  it('turns nothing before it is told, and all once it is', async () => {
    const { tell } = await open(sampleStage({ position: at.story, day: { told: [] } }));
    expect(screen.queryByText('Vittoria in casa')).toBeNull();
    const news = { tournamentId: 5, matchDay: 4, now: Date.now(), show: null, calledFor: null };
    tell('stage', { ...news, told: sampleTold[0] });
    expect(await screen.findByText('Vittoria in casa')).toBeDefined();
  });

  it('says nothing of another evening', async () => {
    const { tell } = await open(sampleStage({ position: at.story, day: { told: [] } }));
    const news = { matchDay: 4, now: Date.now(), show: null, calledFor: null };
    tell('stage', { ...news, tournamentId: 6, told: sampleTold[0] });
    tell('stage', { ...news, tournamentId: 5, matchDay: 5, told: sampleTold[0] });
    expect(screen.queryByText('Vittoria in casa')).toBeNull();
  });

  it('jumps with everybody when the evening is moved on', async () => {
    const { tell } = await open(sampleStage({ position: at.posters }));
    const now = Date.now();
    tell('stage', {
      tournamentId: 5,
      matchDay: 4,
      now,
      show: { startedAt: now - at.table, pausedAt: now, resumesAt: null },
      calledFor: null,
      told: null,
    });
    await waitFor(() => expect(scene()).toBe('table'));
  });

  it('draws one bar for more than forty voters', async () => {
    const [first] = sampleTold;
    const told = [{ ...first, film1Votes: 90, film2Votes: 60 }];
    await open(sampleStage({ position: 9900, day: { told } }));
    const bar = screen.getByRole('img', { name: '90 schede a 60, 0 da aprire' });
    expect(bar.children).toHaveLength(2);
  });
});

describe('without motion', () => {
  it('has no rings, shows half of the count and counts reactions', async () => {
    setMedia('prefers-reduced-motion');
    const { tell } = await open(sampleStage({ position: 4300 + 2530 - 500 }));
    expect(screen.getByRole('img', { name: /3 da aprire$/ })).toBeDefined();
    const rings = document.querySelectorAll(
      '[data-scene="match"] svg[viewBox="0 0 390 560"] circle',
    );
    expect(rings).toHaveLength(0);
    tell('reactions', { tournamentId: 5, counts: { '👏': 4 } });
    expect(await screen.findByText('4')).toBeDefined();
  });
});

describe('the table on a big screen', () => {
  it('shows the places of before as they were, shared by those who were level', async () => {
    const table = [
      { filmId: 2, position: 1, points: 9 },
      { filmId: 1, position: 1, points: 9 },
      { filmId: 3, position: 3, points: 4 },
      { filmId: 4, position: 4, points: 1 },
    ];
    await open(sampleStage({ position: at.table, day: { table } }), { path: '/stage/5?screen' });
    const before = screen.getByText('Prima').parentElement;
    expect(before?.textContent).toBe('Prima1134');
  });
});

describe('the end', () => {
  it('shows the whole table, then where to go from there', async () => {
    await open(sampleStage({ position: tables + 100 }));
    expect(scene()).toBe('table');
    expect(screen.getByText('a fine serata', { exact: false })).toBeDefined();
  });

  it('crowns the champion on the last day', async () => {
    const tournament = { id: 5, name: 'Coppa', circleName: null, totalMatchDays: 4 };
    await open(sampleStage({ position: tables + 6100, stage: { tournament } }));
    expect(screen.getByRole('heading', { name: 'Ladri di biciclette' })).toBeDefined();
    expect(screen.getByText('punti, 2 più di «Stalker»')).toBeDefined();
    expect(spoken()).toBe(
      'Il campione è Ladri di biciclette, con 12 punti. Posto 2: Stalker, 10 punti. Posto 3: Suspiria, 5 punti.',
    );
  });

  it('leads on, and to the next day that is held back', async () => {
    await open(sampleStage({ position: tables + 6100 }));
    expect(scene()).toBe('ended');
    expect(screen.getByText('3–2')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Vai al campionato' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Condividi' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /giornata 5/ })).toBeNull();
    expect(posted('/seat')).toEqual([]);
  });

  it('shares the picture of the evening', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    server.answer('GET /api/tournaments/5/days/4.png?lang=it', { body: 'the picture' });
    await open(sampleStage({ position: tables + 6100 }));
    await userEvent.click(screen.getByRole('button', { name: 'Condividi' }));
    await waitFor(() => expect(saved).toEqual(['girone-5-4.png']));
  });

  it('stays when the server already speaks of the next day, and offers it', async () => {
    const { tell } = await open(sampleStage({ position: tables + 6100 }));
    server.answer('GET /api/tournaments/5/stage', { body: sampleStage({ day: { matchDay: 5 } }) });
    tell('standings', { tournamentId: 5, matchDay: 4 });
    const next = await screen.findByRole('button', { name: 'Alla serata della giornata 5' });
    expect(scene()).toBe('ended');
    await userEvent.click(next);
    expect(scene()).toBe('hall');
    expect(screen.getByText('Giornata 5 (Ritorno)')).toBeDefined();
  });
});

describe('where there is no evening', () => {
  it('says that nothing is held back', async () => {
    server.answer('GET /api/tournaments/5/stage', { body: { ...sampleStage(), day: null } });
    await renderPart(
      <StagePage tournamentId={5} isSignedIn backHref="/tournaments/5" signIn={null} />,
      { server, path: '/stage/5', language: 'it' },
    );
    const title = await screen.findByRole('heading', { name: 'Niente da scoprire, stasera' });
    expect(title).toBeDefined();
  });

  it('lets a visitor log in who may be kept out for not being known', async () => {
    server.answer('GET /api/tournaments/5/stage', {
      status: 404,
      body: { code: 'not_found', message: 'Not found' },
    });
    const logIn = <a href="/auth">Accedi</a>;
    await renderPart(
      <StagePage tournamentId={5} isSignedIn={false} backHref="/" signIn={null} logIn={logIn} />,
      { server, path: '/stage/5', language: 'it' },
    );
    expect(await screen.findByText(/Se ne fai parte, accedi/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Accedi' })).toBeDefined();
  });

  it('says that the championship is not there', async () => {
    await renderPart(<StagePage tournamentId={null} isSignedIn backHref="/" signIn={null} />, {
      server,
      path: '/stage/x',
      language: 'it',
    });
    expect(await screen.findByRole('heading', { name: 'Campionato non trovato' })).toBeDefined();
  });
});
