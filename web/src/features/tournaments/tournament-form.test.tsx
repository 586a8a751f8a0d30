import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleCircle } from '../../testing/sample-circle.ts';
import { mayNothing, sampleTournament } from '../../testing/sample-tournament.ts';
import { expectSpoken } from '../../testing/spoken.ts';
import { fromLocalField, toLocalField } from '../../lib/text/local-time.ts';
import { EditTournament } from './tournament-dialogs.tsx';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './tournaments-page.tsx';
import './tournament-checks.ts';
import './tournament-page.tsx';
import './load-tournament.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  // The test window does not scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const small = sampleCircle({ id: 2, name: 'Notti', maxFilms: 10, maxFilmsPerUser: 2 });

async function openForm(path = '/tournaments?form=create'): Promise<HTMLElement> {
  server.answer('GET /api/tournaments', { body: [] });
  server.answer('GET /api/circles/my', { body: { circles: [small], active: 1, max: 3 } });
  await renderApp({ server, path, user: member });
  // What stands in for the dialog until it is there has no fields.
  await screen.findByLabelText('Name');
  return screen.getByRole('dialog', { name: 'Create championship' });
}

const nextMonth = Date.now() + 30 * 86_400_000;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.click(field(name));
  if (text !== '') await userEvent.paste(text);
}
const offered = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map((option) => option.textContent);
const submit = (dialog: HTMLElement, name = 'Create championship') =>
  userEvent.click(within(dialog).getByRole('button', { name }));
const sent = (method: string): unknown[] =>
  server.seen
    .filter((request) => request.method === method && request.url.startsWith('/api/tournaments'))
    .map(({ body }): unknown => JSON.parse(body));

describe('creating a championship', () => {
  it('sends what was chosen and says that it is there', async () => {
    const dialog = await openForm();
    await retype('Name', '  Coppa d’Inverno ');
    await retype('Max films', '16');
    await userEvent.selectOptions(field('Match-day frequency'), '168');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Advance on timeout' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Secret count/ }));
    expect(screen.getByRole('checkbox', { name: /^“I have not seen it”/ })).toBeDefined();
    server.answer('POST /api/tournaments', { status: 201, body: sampleTournament({ id: 11 }) });
    await submit(dialog);

    expect(await screen.findByText('Tournament created successfully!')).toBeDefined();
    expect(sent('POST')).toEqual([
      {
        name: 'Coppa d’Inverno',
        circleId: null,
        maxFilms: 16,
        requiredFilmsPerUser: 3,
        matchDayFrequencyHours: 168,
        advanceOnAllCircleVotes: true,
        timeoutAdvanceEnabled: false,
        minOpenHours: 0,
        secretCount: true,
        reveal: { mode: 'off' },
        allowUnseen: false,
        draft: false,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/tournaments/11/nominations');
  });

  it('offers whole seasons, within what the circle allows, and says how long each takes', async () => {
    await openForm();
    const size = () => [
      field('Max films').value,
      field('Films per user').value,
      field('Match-day frequency').value,
    ];
    expect(size()).toEqual(['32', '3', '48']);
    const flash = screen.getByRole('button', { name: /^Flash/ });
    expect(flash.textContent).toContain('about 3 days');
    await userEvent.click(flash);
    expect(size()).toEqual(['4', '1', '12']);
    expect(flash.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/12 matches over 6 match days, about 3 days/)).toBeDefined();
    await userEvent.selectOptions(field('Type'), 'Notti (circle members only)');
    await userEvent.click(screen.getByRole('button', { name: /^Season/ }));
    expect(size()).toEqual(['10', '2', '24']);
    expect(flash.getAttribute('aria-pressed')).toBe('false');
  });

  it('leads whoever has no circle to where one is made', async () => {
    server.answer('GET /api/tournaments', { body: [] });
    server.answer('GET /api/circles/my', { body: { circles: [], active: 0, max: 3 } });
    await renderApp({ server, path: '/tournaments?form=create', user: member });
    const link = await screen.findByRole('link', { name: 'Create a circle' });
    expect(link.getAttribute('href')).toBe('/circles?form=create');
  });

  it('stays on screen until there is an answer', async () => {
    const dialog = await openForm();
    await retype('Name', 'Coppa');
    const { until, letGo } = holdBack();
    server.answer('POST /api/tournaments', { status: 201, body: sampleTournament(), until });
    await submit(dialog);
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    await submit(dialog, 'Cancel');
    await userEvent.keyboard('{Escape}');
    expect(window.location.search).toBe('?form=create');
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers the frequencies, and public or the circles of the creator', async () => {
    await openForm();
    expect(offered('Match-day frequency')).toEqual([
      '12 hours',
      '24 hours',
      '48 hours',
      '72 hours',
      '168 hours (a week)',
    ]);
    expect(field('Match-day frequency').value).toBe('48');
    expect(offered('Type')).toEqual([
      'Public (all registered users)',
      'Notti (circle members only)',
    ]);
  });

  it('says in Italian who may take part', async () => {
    server.answer('GET /api/tournaments', { body: [] });
    server.answer('GET /api/circles/my', { body: { circles: [small], active: 1, max: 3 } });
    const path = '/tournaments?form=create';
    await renderApp({ server, path, user: member, language: 'it' });
    expect(await screen.findByText('Notti (solo membri della cerchia)')).toBeDefined();
  });

  it('offers no more than the circle allows', async () => {
    const dialog = await openForm();
    expect(offered('Films per user')).toHaveLength(10);
    await userEvent.selectOptions(field('Type'), 'Notti (circle members only)');
    expect(field('Max films').value).toBe('10');
    expect(field('Films per user').value).toBe('2');
    expect(offered('Films per user')).toEqual(['1', '2']);
    expect(screen.getByText('This circle allows up to 10')).toBeDefined();

    await retype('Name', 'Coppa');
    await retype('Max films', '11');
    await submit(dialog);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The circle does not allow that many',
    );
    expect(sent('POST')).toEqual([]);
  });

  it('starts with the circle that the address names', async () => {
    await openForm('/tournaments?form=create&circle=2');
    expect(field('Type').value).toBe('2');
    expect(field('Max films').value).toBe('10');
  });

  it('starts with a circle that is newer than the list of them', async () => {
    server.answer('GET /api/tournaments', { body: [] });
    server.answer('GET /api/circles/my', { body: { circles: [], active: 0, max: 3 } });
    await renderApp({ server, path: '/tournaments?form=create', user: member });
    await screen.findByLabelText('Name');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const later = holdBack();
    server.answer('GET /api/circles/my', {
      body: { circles: [small], active: 1, max: 3 },
      until: later.until,
    });
    act(() => navigate('/tournaments?form=create&circle=2'));
    await screen.findByRole('dialog', { name: 'Create championship' });
    expect(screen.queryByLabelText('Name')).toBeNull();
    later.letGo();
    await screen.findByLabelText('Name');
    expect(field('Type').value).toBe('2');
  });

  it.each([
    ['Name', '   ', 'Name is required'],
    ['Max films', '65', 'Enter a number from 2 to 64'],
    ['Max films', '', 'Enter a number from 2 to 64'],
    ['Max films', '3.5', 'Enter a number from 2 to 64'],
  ])('refuses %s %j', async (name, text, message) => {
    const dialog = await openForm();
    await retype('Name', 'Coppa');
    await retype(name, text);
    await submit(dialog);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(sent('POST')).toEqual([]);
  });

  it('shows the server’s word under its field, and what concerns none below', async () => {
    const dialog = await openForm();
    await retype('Name', 'Coppa');
    server.answer('POST /api/tournaments', {
      status: 400,
      body: { code: 'invalid_input', message: 'No.', fields: { maxFilms: 'Too many here' } },
    });
    await submit(dialog);
    expect((await screen.findByRole('alert')).textContent).toBe('Too many here');
    expect(document.activeElement).toBe(field('Max films'));

    server.answer('POST /api/tournaments', {
      status: 403,
      body: { code: 'email_unverified', message: 'Confirm your email address first.' },
    });
    await submit(dialog);
    expect(await screen.findByText('Confirm your email address first.')).toBeDefined();
  });

  it('takes a deadline that is still to come, and a draft', async () => {
    const dialog = await openForm();
    await retype('Name', 'Coppa');
    const input = field('Nominations close on (optional)');
    await userEvent.type(input, '2020-01-02T03:04');
    await submit(dialog);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Choose a time that is still to come',
    );
    await waitFor(() => expect(document.activeElement).toBe(input));
    await userEvent.clear(input);
    await userEvent.type(input, toLocalField(nextMonth));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Save as draft' }));
    server.answer('POST /api/tournaments', { status: 201, body: sampleTournament() });
    await submit(dialog);
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    expect(sent('POST')[0]).toMatchObject({
      draft: true,
      preparationDeadline: fromLocalField(toLocalField(nextMonth)),
    });
  });
});

describe('the tip box', () => {
  it('tells what the choice means, as it is made', async () => {
    const dialog = await openForm();
    expect(dialog.textContent).toContain(
      '32 films = 992 matches over 62 match days, about 124 days in all.',
    );
    await retype('Max films', '9');
    await userEvent.selectOptions(field('Match-day frequency'), '24');
    expect(dialog.textContent).toContain(
      '9 films = 72 matches over 18 match days, about 18 days in all.',
    );
    expect(dialog.textContent).toContain('whichever comes first');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Advance on timeout' }));
    expect(dialog.textContent).toContain('when everyone has voted');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Advance when all circle votes/ }));
    expect(dialog.textContent).toContain('by hand');
    await retype('Max films', '1');
    expect(dialog.textContent).not.toContain('match days, about');
  });
});

const nothing = () => undefined;

it.each([
  ['en', 'about 1 day in all.'],
  ['it', 'circa 1 giorno in tutto.'],
  ['es', 'alrededor de 1 día en total.'],
] as const)('tells of a season of one day in %s', async (language, text) => {
  const tournament = sampleTournament({ maxFilms: 2, matchDayFrequencyHours: 12 });
  await renderPart(
    <EditTournament tournament={tournament} circles={[]} onSaved={nothing} onClose={nothing} />,
    { server, path: '/tournaments', language },
  );
  expect(document.body.textContent).toContain(text);
});

async function edit(facts: Parameters<typeof sampleTournament>[0]): Promise<HTMLElement> {
  const tournament = sampleTournament({
    viewerIsCreator: true,
    viewerMay: { ...mayNothing, edit: true },
    ...facts,
  });
  server.answer('GET /api/tournaments/5', { body: tournament });
  server.answer('GET /api/tournaments/5/leaderboard', { body: [] });
  server.answer('GET /api/tournaments/5/positions', {
    body: { matchDays: 0, closedAt: [], films: [] },
  });
  server.answer('GET /api/circles/my', { body: { circles: [small], active: 1, max: 3 } });
  await renderApp({ server, path: '/tournaments/5', user: member });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Name');
  return screen.getByRole('dialog', { name: 'Edit championship' });
}

describe('editing a championship', () => {
  it('sends what changed before the start, but never the type', async () => {
    const dialog = await edit({
      description: 'Old words',
      maxFilms: 16,
      preparationDeadline: new Date(nextMonth).toISOString(),
    });
    expect(within(dialog).queryByLabelText('Type')).toBeNull();
    await userEvent.clear(field('Description (optional)'));
    await retype('Max films', '3');
    server.answer('PATCH /api/tournaments/5', {
      status: 409,
      body: { code: 'limit_below_use', message: 'More films are nominated.' },
    });
    await submit(dialog, 'Save');
    expect((await screen.findByRole('alert')).textContent).toBe('More films are nominated.');

    await retype('Max films', '8');
    server.answer('PATCH /api/tournaments/5', { body: sampleTournament() });
    await submit(dialog, 'Save');
    await expectSpoken('Championship saved');
    expect(sent('PATCH').at(-1)).toEqual({ description: null, maxFilms: 8 });
  });

  it('offers another type for a draft alone, and sends it', async () => {
    const dialog = await edit({
      status: 'preparation',
      minOpenHours: 6,
      preparationDeadline: new Date(nextMonth).toISOString(),
    });
    expect(field('Each day stays open for at least').value).toBe('6');
    await userEvent.selectOptions(field('Type'), String(small.id));
    // A circle's days have no least time.
    expect(screen.queryByLabelText('Each day stays open for at least')).toBeNull();
    server.answer('PATCH /api/tournaments/5', { body: sampleTournament() });
    await submit(dialog, 'Save');
    await waitFor(() => expect(sent('PATCH')).toHaveLength(1));
    expect(sent('PATCH')).toEqual([{ circleId: small.id, maxFilms: small.maxFilms }]);
  });

  it('sends another least time, also while it runs', async () => {
    const dialog = await edit({
      status: 'active',
      readiness: null,
      preparationDeadline: '2020-01-02T03:04:05.678Z',
    });
    expect(screen.queryByLabelText('Type')).toBeNull();
    expect(offered('Each day stays open for at least')).toEqual([
      'No least time',
      '1 hour',
      '6 hours',
      '12 hours',
    ]);
    await userEvent.selectOptions(field('Each day stays open for at least'), '12');
    server.answer('PATCH /api/tournaments/5', { body: sampleTournament() });
    await submit(dialog, 'Save');
    await waitFor(() => expect(sent('PATCH')).toEqual([{ minOpenHours: 12 }]));
  });

  it('leaves name, description and the two options while it runs', async () => {
    const dialog = await edit({
      status: 'active',
      readiness: null,
      preparationDeadline: '2020-01-02T03:04:05.678Z',
    });
    expect(within(dialog).queryByLabelText('Max films')).toBeNull();
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Advance on timeout' }));
    server.answer('PATCH /api/tournaments/5', { body: sampleTournament() });
    await submit(dialog, 'Save');
    await expectSpoken('Championship saved');
    expect(sent('PATCH')).toEqual([{ timeoutAdvanceEnabled: false }]);
  });
});

it.each(['2026-11-22T20:00:00.000Z', '2026-06-01T04:05:00.000Z'])(
  'writes %s for the date field and reads it back',
  (instant) => {
    expect(fromLocalField(toLocalField(instant))).toBe(instant);
    expect(fromLocalField('')).toBeUndefined();
    expect(toLocalField(undefined)).toBe('');
  },
);
