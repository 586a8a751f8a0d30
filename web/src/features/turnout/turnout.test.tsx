import type { Turnout } from '@girone/contract/turnout';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { samplePerson, sampleTurnout } from '../../testing/sample-turnout.ts';
import { OrganiserCard } from './organiser-card.tsx';
import { TurnoutCard } from './turnout-card.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const luca = samplePerson('luca', { firstName: 'Luca', lastName: 'Moretti', films: 1 });
const sara = samplePerson('sara');
const giulia = samplePerson('giulia', { isDone: true, isViewer: true, films: 2 });

const setup = sampleTurnout({ people: [luca, sara, giulia], total: 3, done: 1 });

const reminded = {
  people: 2,
  remindedAt: '2026-11-16T18:20:00.000Z',
  mayRemindAt: '2026-11-17T18:20:00.000Z',
};

const turnoutCall = 'GET /api/tournaments/5/turnout';

function answer(turnout: Turnout): void {
  server.answer(turnoutCall, { body: turnout });
}

const card = (isFolded: boolean) =>
  renderPart(<TurnoutCard tournamentId={5} isFolded={isFolded} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });

describe('on the page of a championship', () => {
  it('everybody stands in words beside the ring, missing people first, with what they lack', async () => {
    answer(setup);
    await card(false);
    const region = await screen.findByRole('region', { name: /Chi ha candidato/ });
    expect(region.textContent).toContain('Ha candidato tutto 1 su 3.');
    const [missing, ready] = [...region.querySelectorAll('dd')].map(
      ({ textContent }) => textContent,
    );
    expect(missing).toBe('Luca Moretti (1/2) e sara (0/2)');
    expect(ready).toBe('giulia');
    // The ring says the same to the eyes alone.
    expect(region.querySelector('[aria-hidden="true"]')?.textContent).toContain('1/3');
  });

  it('votes are one line until it is opened, and tell that they are in and nothing else', async () => {
    answer({
      ...setup,
      stage: 'votes',
      matchDay: 3,
      people: [luca, giulia].map((each) => Object.assign({}, each, { films: null })),
      total: 2,
      viewerMayRemind: false,
    });
    const { tell } = await card(true);
    const region = await screen.findByRole('region', { name: /Chi ha votato/ });
    expect(region.textContent).not.toContain('Luca');
    const more = within(region).getByRole('button', { name: 'Chi manca' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(region.textContent).toContain('Luca Moretti');
    expect(region.textContent).not.toContain('/2)');
    expect(within(region).queryByRole('button', { name: /Ricord/ })).toBeNull();

    answer({ ...setup, stage: 'votes', people: [giulia], total: 1, done: 1 });
    const tally = { tournamentId: 5, matchId: 1, totalVotes: 2, film1Votes: 1, film2Votes: 1 };
    tell('match', { matches: [tally] });
    await waitFor(() => expect(region.textContent).toContain('Nessuno.'));
  });

  it('many are counted, and nobody is nobody', async () => {
    const many = Array.from({ length: 30 }, (_, index) => samplePerson(`p${index}`));
    answer({ ...setup, people: many, total: 40, done: 0 });
    await card(false);
    const region = await screen.findByRole('region', { name: /Chi ha candidato/ });
    expect(region.textContent).toContain('altre 28 persone');
    expect(region.textContent).toContain('+21');
  });

  it('is not there where nobody is waited for, and says when it did not arrive', async () => {
    server.answer(turnoutCall, { status: 503, body: { message: 'Resting.' } });
    await card(false);
    await screen.findByText('Resting.');
    answer({ ...setup, stage: null, people: [], total: 0, done: 0 });
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(screen.queryByText('Resting.')).toBeNull());
    expect(screen.queryByRole('region', { name: /Chi ha/ })).toBeNull();
  });
});

const open = () =>
  renderPart(
    <OrganiserCard tournament={{ id: 5, name: 'Coppa del Po', requiredFilmsPerUser: 2 }} />,
    { server, path: '/circles/4', language: 'it' },
  );

describe('for whoever organises', () => {
  it('five steps say how far everybody is, and one button reminds once a day', async () => {
    answer(setup);
    server.answer('POST /api/tournaments/5/remind', { body: reminded });
    await open();
    const steps = await screen.findAllByRole('listitem', { current: 'step' });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '4Candidano tutti2 persone devono finire3/6',
    ]);
    expect(screen.getByText('1 film su 2')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Ricordalo a 2 persone' }));
    const done = await screen.findByRole('button', { name: 'Ricordato' });
    expect(done.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(/^Si può di nuovo dal 1[78] novembre/)).toBeDefined();
    await userEvent.click(done);
    const sent = server.seen.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
  });

  it('says why where somebody else was quicker, and then when it can be done again', async () => {
    answer(setup);
    server.answer('POST /api/tournaments/5/remind', {
      status: 409,
      body: { code: 'reminded_lately', message: 'Uno al giorno basta.' },
    });
    await open();
    const button = await screen.findByRole('button', { name: 'Ricordalo a 2 persone' });
    const { remindedAt, mayRemindAt } = reminded;
    answer({ ...setup, remindedAt, mayRemindAt });
    await userEvent.click(button);
    await screen.findByText('Uno al giorno basta.');
    expect(await screen.findByRole('button', { name: 'Ricordato' })).toBeDefined();
  });

  it('needs no word to themselves, and with nobody missing the start date stands there instead', async () => {
    answer({ ...setup, people: [{ ...giulia, isDone: false }, luca], total: 2, done: 0 });
    const { unmount } = await open();
    await screen.findByRole('button', { name: 'Ricordalo a 1 persona' });
    unmount();
    answer({ ...setup, people: [giulia, { ...luca, isDone: true, films: 2 }], total: 2, done: 2 });
    await open();
    expect(await screen.findByRole('heading', { name: 'Ci sono tutti' })).toBeDefined();
    expect(screen.getByText(/^Si parte il 20 novembre/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Ricord/ })).toBeNull();
  });
});
