import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { admin, leaveApp, renderApp } from '../../testing/render-app.tsx';
import { sampleAdminMatch, sampleOverview, sampleSeason } from '../../testing/sample-admin.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './correct-result-dialog.tsx';
import './matches-section.tsx';
import './season-act-dialog.tsx';
import './tournaments-section.tsx';
import '../../ui/overlays/menu.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  server.answer('GET /api/admin/overview', { body: sampleOverview() });
  // The test window does not scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const hourMs = 3_600_000;
/** Closes tomorrow, to the minute as the field has it. */
const closesAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 24 * hourMs).toISOString();
const cup = sampleSeason({ dayClosesAt: closesAt });
const draft = sampleSeason({
  id: 6,
  name: 'Notti Neorealiste',
  status: 'setup',
  circleName: 'Mezzanotte',
  creatorName: null,
  matchesCompleted: 0,
  totalMatches: 0,
  currentMatchDay: 0,
  totalMatchDays: 0,
  dayClosesAt: null,
});
const over = sampleSeason({ id: 7, name: 'Anno scorso', status: 'completed' });

const open = (query: string) => renderApp({ server, path: `/admin${query}`, user: admin });
const asked = (start: string) =>
  server.seen
    .filter(({ method, url }) => method === 'GET' && url.split('?')[0] === start)
    .map(({ url }) => Object.fromEntries(new URLSearchParams(url.split('?')[1])));
const sent = () =>
  server.seen
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }): unknown => [`${method} ${url}`, JSON.parse(body)]);

async function chooseAct(name: string, act: string): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  // What stands there until the code of the form has come is a dialog as well.
  await screen.findByRole('button', { name: 'Cancel' });
  return screen.getByRole('dialog');
}

const giveReason = (dialog: HTMLElement, reason: string) =>
  userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), reason);
const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));

describe('the list of championships', () => {
  beforeEach(async () => {
    server.answer('GET /api/admin/tournaments', { body: [cup, draft, over] });
    await open('?section=tournaments');
  });

  it('says how far each is, and leads to its matches', async () => {
    const table = await screen.findByRole('table', { name: 'Championships' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toContain('3 of 6');
    expect(second?.textContent).toContain('Mezzanotte');
    expect(second?.textContent).toContain('Deleted account');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Which championships' }),
      'In progress',
    );
    await waitFor(() => expect(asked('/api/admin/tournaments')).toHaveLength(2));
    expect(asked('/api/admin/tournaments')[1]).toEqual({
      sort: 'created',
      direction: 'desc',
      status: 'active',
      limit: '26',
    });
    server.answer('GET /api/admin/matches', { body: [sampleAdminMatch()] });
    await userEvent.click(
      await screen.findByRole('link', { name: '4 of 12: the matches of Coppa Celluloide' }),
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Only Coppa Celluloide: show all' }),
    );
    await waitFor(() =>
      expect(asked('/api/admin/matches')).toEqual([
        { direction: 'desc', tournamentId: '5', limit: '26' },
        { direction: 'desc', limit: '26' },
      ]),
    );
  });

  it('has no filter for what only its creator can see', async () => {
    const filter = await screen.findByRole('combobox', { name: 'Which championships' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All championships', 'In progress', 'In preparation', 'Completed']);
  });

  it('offers what the state of each allows', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Anno scorso' }));
    await screen.findByRole('menuitem', { name: 'See matches' });
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    const dialog = await chooseAct('Notti Neorealiste', 'Delete championship');
    expect(dialog.textContent).toContain('It has not started');
  });

  it('closes the day that is on screen', async () => {
    const dialog = await chooseAct('Coppa Celluloide', 'Close match day 3');
    expect(dialog.textContent).toContain('Close match day 3 of Coppa Celluloide?');
    await press(dialog, 'Close match day 3');
    expect(await within(dialog).findByText('Say why, in a few words.')).toBeDefined();
    server.answer('POST /api/admin/tournaments/5/close-day', {
      status: 409,
      body: { code: 'match_day_over', message: 'That day is over' },
    });
    await giveReason(dialog, 'It hangs.');
    await press(dialog, 'Close match day 3');
    expect(await within(dialog).findByText('That day is over')).toBeDefined();
    server.answer('POST /api/admin/tournaments/5/close-day', {
      body: { ...cup, currentMatchDay: 4 },
    });
    server.answer('GET /api/admin/tournaments', { body: [{ ...cup, currentMatchDay: 4 }] });
    await press(dialog, 'Close match day 3');
    expect(await screen.findByText('Match day 3 of Coppa Celluloide is closed')).toBeDefined();
    expect(sent().at(-1)).toEqual([
      'POST /api/admin/tournaments/5/close-day',
      { matchDay: 3, reason: 'It hangs.' },
    ]);
    expect(await screen.findByText('4 of 6')).toBeDefined();
  });

  it('extends the day from when it would close', async () => {
    const dialog = await chooseAct('Coppa Celluloide', 'Extend match day 3');
    const field = within(dialog).getByLabelText<HTMLInputElement>('Closes on');
    await giveReason(dialog, 'The server was down.');
    fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
    await press(dialog, 'Extend match day');
    expect(await within(dialog).findByText('Choose a time that is still to come')).toBeDefined();
    expect(sent()).toEqual([]);
    await press(dialog, '+48 h');
    server.answer('POST /api/admin/tournaments/5/extend-day', { body: cup });
    await press(dialog, 'Extend match day');
    expect(await screen.findByText('Match day 3 of Coppa Celluloide closes later')).toBeDefined();
    expect(sent()).toEqual([
      [
        'POST /api/admin/tournaments/5/extend-day',
        {
          matchDay: 3,
          closesAt: new Date(Date.parse(closesAt) + 48 * hourMs).toISOString(),
          reason: 'The server was down.',
        },
      ],
    ]);
  });

  it('says what cancelling means, and cancels', async () => {
    const dialog = await chooseAct('Coppa Celluloide', 'Call off championship');
    expect(dialog.textContent).toContain('without a champion');
    server.answer('POST /api/admin/tournaments/5/cancel', { status: 204 });
    await giveReason(dialog, 'Abandoned.');
    await press(dialog, 'Call off championship');
    expect(await screen.findByText('Coppa Celluloide is called off')).toBeDefined();
    expect(sent()).toEqual([['POST /api/admin/tournaments/5/cancel', { reason: 'Abandoned.' }]]);
  });
});

describe('the list of matches', () => {
  it('has the number that people see beside the id', async () => {
    server.answer('GET /api/admin/matches', {
      body: [sampleAdminMatch({ id: 4711, matchNumber: 51 })],
    });
    await open('?section=matches');
    const table = await screen.findByRole('table', { name: 'Matches' });
    const [heads, row] = within(table).getAllByRole('row');
    const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent);
    expect(heads?.textContent).toMatch(/^ID.*Match no\./);
    expect(cells.slice(0, 2)).toEqual(['4711', '51']);
  });

  it('corrects a result, showing what it was and what it becomes', async () => {
    const match = sampleAdminMatch();
    const unplayed = sampleAdminMatch({
      id: 70,
      film2: { id: 33, title: 'Vertigo' },
      status: 'active',
      isAbandoned: true,
      film1Votes: null,
      film2Votes: null,
      completedAt: null,
    });
    server.answer('GET /api/admin/matches', { body: [match, unplayed] });
    await open('?section=matches&filter=all');
    const table = await screen.findByRole('table', { name: 'Matches' });
    expect(table.textContent).toContain('Not played');
    // Nothing to correct, so no menu.
    expect(within(table).queryByRole('button', { name: /Vertigo/ })).toBeNull();
    const dialog = await chooseAct('Solaris – Stalker', 'Correct the result');
    const home = within(dialog).getByRole('spinbutton', { name: 'Votes for Solaris' });
    await userEvent.clear(home);
    expect(dialog.textContent).toContain('After–');
    await userEvent.type(home, '2');
    expect(dialog.textContent).toContain('Before5–3Solaris winsAfter2–3Stalker wins');
    await giveReason(dialog, 'Bots voted.');
    server.answer('POST /api/admin/matches/71/result', { body: match });
    const correction = { at: '2026-11-15T10:00:00.000Z', reason: 'Bots voted.' };
    server.answer('GET /api/admin/matches', { body: [{ ...match, film1Votes: 2, correction }] });
    await press(dialog, 'Correct the result');
    expect(await screen.findByText('The result of Solaris – Stalker is corrected')).toBeDefined();
    expect(sent()).toEqual([
      [
        'POST /api/admin/matches/71/result',
        { film1Votes: 2, film2Votes: 3, reason: 'Bots voted.' },
      ],
    ]);
    expect(await screen.findByText('Corrected on 15 Nov 2026: Bots voted.')).toBeDefined();
  });

  it('asks for what the address says', async () => {
    server.answer('GET /api/admin/matches', { body: [] });
    await open('?section=matches&filter=completed&search=sol&direction=asc&about=5');
    await screen.findByRole('heading', { name: 'Nothing matches' });
    expect(screen.getByRole('button', { name: 'Only one championship: show all' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe(
      '/api/admin/matches.csv?direction=asc&status=completed&tournamentId=5&search=sol',
    );
    server.answer('GET /api/admin/matches', { body: [sampleAdminMatch()] });
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    await screen.findByText('Solaris – Stalker');
    expect(asked('/api/admin/matches')).toEqual([
      { direction: 'asc', status: 'completed', tournamentId: '5', search: 'sol', limit: '26' },
      { direction: 'asc', limit: '26' },
    ]);
  });
});
