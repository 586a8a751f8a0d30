import type { Odds } from '@girone/contract/odds';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleFilm } from '../../testing/sample-film.ts';
import { OddsSection } from './odds-section.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const filmOf = (id: number, title: string) => ({
  id,
  title,
  year: null,
  director: null,
  genre: null,
  posterUrl: null,
});

const running: Odds = {
  seasons: 20_000,
  matchDays: 6,
  lastDay: 3,
  days: [1, 2, 3],
  films: [
    {
      film: filmOf(1, 'Stalker'),
      chances: [0.2, 0.3, 0.62],
      fact: null,
      factSince: null,
      topThree: 0.98,
      topThreeFact: null,
      expectedPoints: 12.4,
      points: 7,
    },
    {
      film: filmOf(2, 'Suspiria'),
      chances: [0.4, 0.5, 0.377],
      fact: null,
      factSince: null,
      topThree: 0.9,
      topThreeFact: null,
      expectedPoints: 10,
      points: 6,
    },
    {
      film: filmOf(3, 'Persona'),
      chances: [0.2, 0.1, 0.00005],
      fact: null,
      factSince: null,
      topThree: 0.5,
      topThreeFact: null,
      expectedPoints: 5,
      points: 2,
    },
    {
      film: filmOf(4, 'Volver'),
      chances: [0.2, 0, 0],
      fact: 'out',
      factSince: 2,
      topThree: 0,
      topThreeFact: 'out',
      expectedPoints: 1,
      points: 0,
    },
  ],
};

type Scene = Partial<Parameters<typeof OddsSection>[0]>;

function show(odds: Odds, scene: Scene = {}) {
  server.answer('GET /api/tournaments/5/odds', { body: odds });
  return renderPart(<OddsSection tournamentId={5} isOver={false} {...scene} />, {
    server,
    path: '/leaderboard?tournament=5&tab=statistics',
    language: 'en',
  });
}

it('says the chances of every film: a possible one is never 0, a fact replaces the bar', async () => {
  await show(running);
  expect(
    await screen.findByText(
      'In 100 possible endings Stalker wins 62 times, Suspiria 38. The rest is luck.',
    ),
  ).toBeDefined();
  const [stalker, , persona, volver] = screen.getAllByRole('listitem');
  expect(stalker?.textContent).toContain('Title 62%');
  expect(persona?.textContent).toContain('Title <1%');
  expect(volver?.textContent).toContain('Can no longer win');
  expect(volver?.textContent).toContain('Title 0%');
});

it('lets no film win each time that could still lose', async () => {
  const [stalker, suspiria, ...others] = running.films;
  if (!stalker || !suspiria) throw new Error('a film is missing');
  const films = [
    { ...stalker, chances: [0.2, 0.3, 0.997] },
    { ...suspiria, chances: [0.4, 0.5, 0.003] },
    ...others,
  ];
  await show({ ...running, films });
  expect(
    await screen.findByText('In 100 possible endings Stalker wins 99 times. The rest is luck.'),
  ).toBeDefined();
});

it('tells the story of each film and gives the curve as words and as a table', async () => {
  await show(running);
  expect(
    await screen.findByText('Favourite since match day 3. The last day gained it 32 points.'),
  ).toBeDefined();
  const stories = screen.getByText('Out since match day 2.').closest('ul');
  // The line of its chances, and the film's own sheet.
  const pictures = [...(stories?.children ?? [])].map(
    (story) => story.querySelectorAll('svg').length,
  );
  expect(pictures).toEqual(running.films.map(() => 2));
  expect(
    await screen.findByRole('img', { name: /After day 3: Stalker 62%, Suspiria 38%/ }),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const row = within(screen.getByRole('table')).getByRole('row', { name: /Volver/ });
  expect(row.textContent).toContain('Volver20%0%0%');
});

it('names the film that was once the favourite, on the curve, and none that still is or never was', async () => {
  await show(running);
  const curve = await screen.findByRole('img', { name: /Stalker/ });
  expect(within(curve).getByText(/Suspiria 50/)).toBeDefined();
  expect(within(curve).queryByText(/Stalker|Persona/)).toBeNull();
});

it('shows whose films are one’s own what the last day did to them, beside what is certain', async () => {
  server.answer('GET /api/films/my', { body: [sampleFilm({ id: 2 }), sampleFilm({ id: 4 })] });
  await show(running, { hasOwn: true, facts: <p>Facts</p> });
  const own = (await screen.findByRole('heading', { name: 'Your films' })).closest('section');
  if (own === null) throw new Error('the own films have no section');
  expect(
    within(own)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Suspiria12 points lost on match day 338%', 'VolverCan no longer win0%']);
  expect(screen.getByText('Facts')).toBeDefined();
});

it('shows no own films to whoever has none in it', async () => {
  server.answer('GET /api/films/my', { body: [sampleFilm({ id: 9 })] });
  await show(running, { hasOwn: true });
  await screen.findByText('How it has changed');
  expect(screen.queryByText('Your films')).toBeNull();
});

it('before the first close says when the odds come', async () => {
  await show({ ...running, lastDay: 0, days: [], films: [] });
  expect(await screen.findByText('The odds begin with the first closed match day.')).toBeDefined();
});

it('while they are worked out says so, and shows those of the day before', async () => {
  await show({ ...running, lastDay: 4 });
  expect(await screen.findByText('The odds after match day 4 are being worked out.')).toBeDefined();
  expect(screen.getByText('How it has changed')).toBeDefined();
});

const lost = { chances: [0.2, 0.1, 0], fact: 'out' as const, factSince: 3 };

it('at the end grades itself against all equal', async () => {
  const [stalker, ...others] = running.films;
  if (!stalker) throw new Error('a film is missing');
  await show(
    {
      ...running,
      matchDays: 3,
      films: [
        { ...stalker, chances: [0.2, 0.6, 1], fact: 'champion', factSince: 3 },
        ...others.map((film) => Object.assign({}, film, lost)),
      ],
    },
    { isOver: true },
  );
  expect(await screen.findByRole('heading', { name: 'Better than chance' })).toBeDefined();
  expect(screen.getByText(/On average it was off by 0\.48, against 0\.75/)).toBeDefined();
  expect(screen.getByText('From match day 1 on it always named the champion.')).toBeDefined();
  expect(screen.getByText('Match day 2: 0.19')).toBeDefined();
});

it('numbers some of its days where all would not fit', async () => {
  const days = Array.from({ length: 30 }, (_, place) => place + 1);
  const facts = running.films.map((film, place) => ({
    ...film,
    chances: days.map(() => (place === 0 ? 1 : 0)),
    fact: place === 0 ? ('champion' as const) : ('out' as const),
    factSince: 30,
  }));
  await show({ ...running, matchDays: 30, lastDay: 30, days, films: facts }, { isOver: true });
  const columns = await screen.findAllByTitle(/^Match day/);
  const numbered = columns.map((column) => column.querySelector('[aria-hidden]')?.textContent);
  expect(numbered.filter(Boolean)).toEqual(['1', '10', '20']);
});

it('takes the odds in as they come, without being opened again', async () => {
  const { tell } = await show({ ...running, lastDay: 1, days: [], films: [] });
  expect(await screen.findByText('The odds after match day 1 are being worked out.')).toBeDefined();
  server.answer('GET /api/tournaments/5/odds', { body: running });
  tell('odds', { tournamentId: 5, matchDay: 1 });
  expect(
    await screen.findByText(/^In 100 possible endings/, undefined, { timeout: 5000 }),
  ).toBeDefined();
});
