import type { Match } from '@girone/contract/matches';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormat } from '../../lib/text/format.ts';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { renderPart } from '../../testing/render-part.tsx';
import {
  sampleMatch,
  sampleMatchFilm,
  sampleRow,
  sampleTournament,
} from '../../testing/sample-season.ts';
import { TournamentMatches } from './tournament-matches.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const oneDay = { currentMatchDay: 1, totalMatchDays: 1 } as const;
const over = { status: 'completed', currentMatchDay: 6 } as const;

interface Scene {
  matches: Match[];
  facts?: Parameters<typeof sampleTournament>[0];
  path?: string;
}

async function open({ matches, facts = {}, path = '/tournaments/5' }: Scene) {
  server.answer('GET /api/tournaments/5/matches', { body: matches });
  const tournament = sampleTournament(facts);
  const part = <TournamentMatches tournament={tournament} />;
  return renderPart(part, { server, path, language: 'it' });
}

/** Keeps the matches on their way until they are let go. */
function hold(matches: Match[]): () => void {
  const { until, letGo } = holdBack();
  server.answer('GET /api/tournaments/5/matches', { body: matches, until });
  return letGo;
}

const isBusy = () => screen.getByRole('listitem').closest('[aria-busy]')?.ariaBusy;
/** Of the matches; a card also asks for the key of one's ballots, and a day that is over for its seal and lists. */
const calls = () =>
  server.seen
    .filter(({ url }) => !/seals$|ballot-key$|ballots\?/.test(url))
    .map(({ method, url }) => `${method} ${url}`);
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('says that a championship in preparation has no match yet, and asks for none', async () => {
  await open({ matches: [], facts: { status: 'setup', currentMatchDay: 0, totalMatchDays: 0 } });
  expect(screen.getByRole('heading', { name: 'Nessuna Partita Disponibile' })).toBeDefined();
  expect(screen.getByText('Il torneo non è ancora iniziato.')).toBeDefined();
  expect(calls()).toEqual([]);
});

describe('the open day', () => {
  it('has a card per match with films, owners and number', async () => {
    await open({ matches: [sampleMatch()], facts: oneDay });
    const card = await screen.findByRole('article', { name: 'Stalker – Suspiria' });
    for (const text of ['Casa', 'Trasferta', 'Giornata 2', 'Partita 3', 'VS', 'Paolo']) {
      expect(within(card).getByText(text)).toBeDefined();
    }
    expect(card.textContent).toContain('Paolo Greco');
  });

  it.each([
    ['2026-03-04T12:00:30Z', 'Aperta da poco'],
    ['2026-03-04T12:10:00Z', 'Aperta da 10 min'],
    ['2026-03-04T13:10:00Z', 'Aperta da 1h'],
    ['2026-03-05T11:59:00Z', 'Aperta da 23h'],
    ['2026-03-06T13:00:00Z', 'Aperta da 2g'],
  ])('at %s says "%s"', async (now, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await open({ matches: [sampleMatch()], facts: oneDay });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('says when it closes above the cards, and not again on each', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T10:00:00Z') });
    const end = '2026-03-06T12:30:00.000Z';
    await open({
      matches: [sampleMatch({ autoAdvanceTime: end })],
      facts: { ...oneDay, dayClosesAt: end },
    });
    expect(await screen.findByText('Stalker 6, Suspiria 4. 10 voti')).toBeDefined();
    expect(screen.getAllByText(/Chiude tra 26 h/)).toHaveLength(1);
    expect(document.querySelector('time')?.dateTime).toBe(end);
  });

  it('says until when it waits though everybody has voted', async () => {
    const dayWaitsUntil = '2026-11-20T20:00:00.000Z';
    await open({
      matches: [sampleMatch({ autoAdvanceTime: null })],
      facts: { ...oneDay, dayClosesAt: '2026-11-21T20:00:00.000Z', dayWaitsUntil },
    });
    const time = createFormat({ language: 'it' }).dateTime(dayWaitsUntil);
    expect(await screen.findByText(`Hanno votato tutti: chiude il ${time}`)).toBeDefined();
  });

  it('says it on each card where nothing above does', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T10:00:00Z') });
    const autoAdvanceTime = '2026-03-06T12:30:00.000Z';
    await open({
      matches: [sampleMatch({ autoAdvanceTime })],
      facts: { ...oneDay, dayClosesAt: null },
    });
    expect(
      await screen.findByText('Stalker 6, Suspiria 4. 10 voti. Chiude tra 26 h'),
    ).toBeDefined();
    expect(screen.getAllByText('Chiude tra 26 h')).toHaveLength(1);
  });

  it('stands first, then the day before, then the one to come', async () => {
    await open({ matches: [sampleMatch()], facts: { currentMatchDay: 3 } });
    await screen.findAllByRole('article');
    expect(headings()).toEqual([
      'Giornata 3 (Andata)',
      'Giornata 2 (Andata)',
      'Giornata 4 (Ritorno)',
    ]);
    const asked = [2, 3, 4].map((day) => `GET /api/tournaments/5/matches?matchDay=${day}`);
    await waitFor(() => expect(calls().toSorted()).toEqual(asked));
  });

  it('goes to the match that the address names', async () => {
    const reached: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
      reached.push(this.id);
    });
    await open({ matches: [sampleMatch()], facts: oneDay, path: '/tournaments/5#match-51' });
    await waitFor(() => expect(reached).toEqual(['match-51']));
  });

  it('names the film that rests', async () => {
    server.answer('GET /api/tournaments/5/leaderboard', {
      body: [
        sampleRow(),
        sampleRow({ filmId: 2, filmTitle: 'Suspiria' }),
        sampleRow({ filmId: 9, filmTitle: 'Solaris' }),
      ],
    });
    await open({ matches: [sampleMatch()], facts: { ...oneDay, filmsCount: 3 } });
    expect(await screen.findByText('Riposa')).toBeDefined();
    expect(screen.getByText('Solaris riposa in questa giornata')).toBeDefined();
    expect(screen.getAllByText('Riposa')).toHaveLength(1);
  });

  it('says what went wrong and tries again', async () => {
    server.answer('GET /api/tournaments/5/matches', {
      status: 503,
      body: { message: 'Un attimo.' },
    });
    await renderPart(<TournamentMatches tournament={sampleTournament(oneDay)} />, {
      server,
      path: '/tournaments/5',
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Un attimo.');
    server.answer('GET /api/tournaments/5/matches', { body: [sampleMatch()] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeDefined();
  });
});

describe('a day that is over', () => {
  const won = sampleMatch({
    status: 'completed',
    film1Votes: 9,
    film2Votes: 3,
    totalVotes: 12,
    winnerId: 1,
    viewerVote: 2,
    viewerMayVote: false,
  });
  const drawn = sampleMatch({
    ...won,
    id: 52,
    matchNumber: 4,
    film1: sampleMatchFilm({ id: 3, title: 'Persona', ownerName: null }),
    film2Votes: 9,
    totalVotes: 18,
    winnerId: null,
    viewerVote: null,
    correction: { at: '2026-03-06T12:00:00.000Z', reason: 'Due voti <b>doppi</b>.' },
  });

  it('has a row per result, with the winner or a draw', async () => {
    await open({ matches: [won, drawn], facts: over });
    const list = await screen.findByRole('list', { name: 'Giornata 6 (Ritorno)' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first?.textContent).toContain(
      'Partita 3. Stalker batte Suspiria 9 a 3. 12 voti. Il tuo voto: Suspiria',
    );
    expect(second?.textContent).toContain('Partita 4. Pareggio tra Persona e Suspiria, 9 pari');
    expect(second && within(second).getByText('Pareggio')).toBeDefined();
    expect(second?.textContent).toContain('utente eliminato');
    expect(second?.textContent).toContain(
      'Risultato corretto il 06/03/2026: Due voti <b>doppi</b>.',
    );
    expect(first?.textContent).not.toContain('corretto');
    expect(screen.getByText('Risultati')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Vota/ })).toBeNull();
  });

  it('is chosen from the list or step by step, and stands in the address', async () => {
    await open({ matches: [won], facts: over, path: '/tournaments/5?tab=matches' });
    const select = await screen.findByRole('combobox', { name: 'Scegli la giornata' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Giornata 1 (Andata)',
      'Giornata 2 (Andata)',
      'Giornata 3 (Andata)',
      'Giornata 4 (Ritorno)',
      'Giornata 5 (Ritorno)',
      'Giornata 6 (Ritorno)',
    ]);
    const next = screen.getByRole('button', { name: 'Giornata successiva' });
    expect(next.ariaDisabled).toBe('true');
    await userEvent.click(next);
    expect(window.location.search).toBe('?tab=matches');
    await userEvent.selectOptions(select, 'Giornata 2 (Andata)');
    expect(window.location.search).toBe('?tab=matches&day=2');
    expect(headings()).toEqual(['Giornata 2 (Andata)']);
    await waitFor(() => expect(isBusy()).toBe('false'));
    const letGo = hold([drawn]);
    const previous = screen.getByRole('button', { name: 'Giornata precedente' });
    await userEvent.click(previous);
    expect(window.location.search).toBe('?tab=matches&day=1');
    // The arrow at the first day keeps the focus, and the page the rows of the day before.
    expect(previous.ariaDisabled).toBe('true');
    expect(document.activeElement).toBe(previous);
    expect(isBusy()).toBe('true');
    expect(screen.queryByText('Risultati')).toBeNull();
    letGo();
    expect(await screen.findByText(/^Partita 4\. /)).toBeDefined();
    expect(isBusy()).toBe('false');
    await waitFor(() =>
      expect(calls()).toEqual(
        [6, 2, 1].map((day) => `GET /api/tournaments/5/matches?matchDay=${day}`),
      ),
    );
  });

  it('skips the open day, which has a place of its own', async () => {
    await open({ matches: [won], path: '/tournaments/5?day=1' });
    await screen.findAllByRole('list');
    await userEvent.click(screen.getByRole('button', { name: 'Giornata successiva' }));
    expect(window.location.search).toBe('?day=3');
  });
});

it('says when a day to come is planned', async () => {
  const pending = sampleMatch({
    status: 'pending',
    viewerMayVote: false,
    actualStartTime: null,
    scheduledStartTime: '2026-03-20T12:00:00.000Z',
  });
  await open({ matches: [pending], facts: over });
  expect(await screen.findByText(/^Inizio previsto: 20 marzo/)).toBeDefined();
  const versus = within(screen.getByRole('article')).getByText('VS');
  expect(versus.parentElement?.textContent).toBe('VSIn attesa');
});

async function askToClose() {
  await userEvent.click(await screen.findByRole('button', { name: 'Chiudi giornata' }));
  return screen.findByRole('alertdialog', { name: 'Chiudere la giornata 2?' });
}

describe('closing the day by hand', () => {
  const viewerMay = { ...sampleTournament().viewerMay, closeDay: true };
  const advance = 'POST /api/tournaments/5/advance';

  it('is offered to nobody else', async () => {
    await open({ matches: [sampleMatch()], facts: { totalMatchDays: 2 } });
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: 'Chiudi giornata' })).toBeNull();
  });

  it('asks first, and names the day that is on screen', async () => {
    const { show } = await open({ matches: [sampleMatch()], facts: { viewerMay } });
    const dialog = await askToClose();
    expect(dialog.textContent).toContain('Si apre subito la giornata 3.');
    expect(calls()).not.toContain(advance);
    server.answer(advance, { body: { closedMatchDay: 2, currentMatchDay: 3 } });
    const before = calls().length;
    const letGo = hold([sampleMatch()]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi giornata' }));
    await waitFor(() =>
      expect(calls().slice(before)).toContain('GET /api/tournaments/5/matches?matchDay=2'),
    );
    expect(server.seen.find(({ method }) => method === 'POST')?.body).toBe('{"matchDay":2}');
    expect(screen.getByRole('alertdialog')).toBe(dialog);
    expect(screen.queryByText('La giornata 2 è chiusa')).toBeNull();

    show(<TournamentMatches tournament={sampleTournament({ viewerMay, currentMatchDay: 3 })} />);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    letGo();
    expect(await screen.findByText('La giornata 2 è chiusa')).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('region', { name: 'Giornata 2 (Andata)' }),
      ),
    );
  });

  it('says that the last day ends the championship', async () => {
    await open({ matches: [sampleMatch()], facts: { viewerMay, totalMatchDays: 2 } });
    expect((await askToClose()).textContent).toContain('qui finisce il campionato');
  });

  it('says so where the day was over already, and asks again', async () => {
    await open({ matches: [sampleMatch()], facts: { viewerMay } });
    const dialog = await askToClose();
    server.answer(advance, {
      status: 409,
      body: { code: 'match_day_over', message: 'Questa giornata è già chiusa.' },
    });
    const before = calls().length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Chiudi giornata' }));
    expect(await screen.findByText('Questa giornata è già chiusa.')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() =>
      expect(calls().slice(before)).toContain('GET /api/tournaments/5/matches?matchDay=2'),
    );
  });
});
