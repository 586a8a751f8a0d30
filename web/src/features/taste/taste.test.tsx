import type { CurrentUser } from '@girone/contract/auth';
import type { AllTaste, SeasonTaste, TasteMapAnswer, TasteNeighbour } from '@girone/contract/taste';
import type { Language } from '@girone/contract/languages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { member } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import { AllTastePage } from './all-taste-page.tsx';
import { TastePage } from './taste-page.tsx';

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

const season: SeasonTaste = {
  id: 4,
  name: 'Il Grande Girone',
  isOfCircle: true,
  state: 'over',
  taste: {
    votes: 90,
    order: [
      { film: filmOf(1, 'In the Mood for Love'), position: 3 },
      { film: filmOf(2, 'Stalker'), position: 2 },
      { film: filmOf(3, 'Ladri di biciclette'), position: 1 },
    ],
    majority: { withIt: 51, against: 34, drawn: 5 },
    solitary: {
      matchDay: 5,
      chosen: filmOf(1, 'In the Mood for Love'),
      other: filmOf(3, 'Ladri di biciclette'),
      chosenVotes: 3,
      otherVotes: 9,
    },
  },
};

const neighbourOf = (username: string, agreement: number): TasteNeighbour => ({
  username,
  firstName: username,
  lastName: 'Conti',
  profileImageUrl: null,
  agreement,
  commonMatches: 80,
  x: agreement / 100,
  y: 0.2,
});

const shown: TasteMapAnswer = {
  state: 'over',
  isShown: true,
  takesPart: true,
  people: 5,
  voters: 14,
  map: {
    x: 0.1,
    y: 0.2,
    neighbours: [
      neighbourOf('Elena', 60),
      neighbourOf('Sofía', 55),
      neighbourOf('Ana', 50),
      neighbourOf('Paolo', 35),
    ],
    films: [
      { film: filmOf(3, 'Ladri di biciclette'), position: 1, x: 0, y: 0 },
      { film: filmOf(2, 'Stalker'), position: 2, x: 0.5, y: 0 },
    ],
  },
};

const hidden: TasteMapAnswer = { ...shown, isShown: false, map: null };

/** The page with an account that the switch changes. */
function Scene({ page, showsTaste }: { page: 'season' | 'all'; showsTaste: boolean }) {
  const [user, setUser] = useState<CurrentUser>({ ...member, showsTaste });
  const viewer = { user, onUserChange: setUser };
  return page === 'all' ? (
    <AllTastePage viewer={viewer} />
  ) : (
    <TastePage tournamentId={4} viewer={viewer} />
  );
}

interface Answers {
  taste?: SeasonTaste;
  map?: TasteMapAnswer;
  language?: Language;
}

async function open({ taste = season, map = shown, language = 'en' }: Answers = {}) {
  server.answer('GET /api/tournaments/4/taste', { body: taste });
  server.answer('GET /api/tournaments/4/taste/map', { body: map });
  await renderPart(<Scene page="season" showsTaste={map.isShown} />, {
    server,
    path: '/tournaments/4/taste',
    language,
  });
}

function rowsOf(name: string): (string | null)[] {
  const rows = within(screen.getByRole('list', { name })).getAllByRole('listitem');
  return rows.map(({ textContent }) => textContent);
}

describe('my taste', () => {
  it('shows my order beside the circle’s, as lists', async () => {
    await open({ language: 'it' });
    expect(
      await screen.findByText(
        'Il tuo film preferito è arrivato ultimo. Capita a chi vota con la propria testa.',
      ),
    ).toBeDefined();
    expect(rowsOf('Tu')).toEqual([
      '1In the Mood for Loveper la cerchia 3º',
      '2Stalkercome la cerchia',
      '3Ladri di bicicletteper la cerchia 1º',
    ]);
    expect(rowsOf('L’ordine della cerchia')).toEqual([
      'Ladri di biciclette1',
      'Stalker2',
      'In the Mood for Love3',
    ]);
    expect(screen.getByText('Giornata 5. Con te altri 2, di là in 9.')).toBeDefined();
  });

  it('says the ring of the majority in words', async () => {
    await open();
    expect(
      await screen.findByRole('img', {
        name: 'Of 90 votes: 51 with the majority, 34 against it, 5 in drawn matches',
      }),
    ).toBeDefined();
  });

  it.each([
    ['running', 'Your taste opens when the championship is over.'],
    ['called_off', 'This championship was called off'],
    ['over', 'You have not voted here'],
  ] as const)('is empty where it is %s and nothing is mine', async (state, words) => {
    await open({ taste: { ...season, state, taste: null } });
    expect(await screen.findByRole('heading', { level: 2, name: words })).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('says where there is no such championship', async () => {
    await renderPart(<Scene page="season" showsTaste={false} />, {
      server,
      path: '/tournaments/4/taste',
    });
    expect(await screen.findByText('Championship not found')).toBeDefined();
  });

  it('of many films shows the first, with the way to all', async () => {
    const order = Array.from({ length: 30 }, (_, index) => ({
      film: filmOf(index + 1, `Film ${index + 1}`),
      position: 30 - index,
    }));
    if (season.taste === null) throw new Error('no taste');
    await open({ taste: { ...season, taste: { ...season.taste, order } } });
    const mine = await screen.findByRole('list', { name: 'You' });
    expect(within(mine).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 30 films' }));
    expect(within(mine).getAllByRole('listitem')).toHaveLength(30);
  });
});

describe('the map', () => {
  it('names nearest and farthest, and lists everybody', async () => {
    await open();
    expect(
      await screen.findByRole('img', {
        name: 'Taste map of 5 people and 2 films. Near you: Elena Conti, Sofía Conti and Ana Conti. Farthest: Paolo Conti.',
      }),
    ).toBeDefined();
    const rows = within(screen.getByRole('list', { name: 'Who votes like you' }));
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)[0]).toContain('60%');
    expect(
      screen.getByRole('img', {
        name: 'Opposite tastes: Paolo Conti, agreed about 35 times in a hundred',
      }),
    ).toBeDefined();
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('On: 4 people see you, and you see them.')).toBeDefined();
  });

  it.each([95, 75, 70, 65, 40, 5])(
    'writes the initials of two people clear of their rings where they agree %i times in a hundred',
    async (agreement) => {
      const map = { x: 0, y: 0, neighbours: [neighbourOf('Elena', agreement)], films: [] };
      await open({ map: { ...shown, map } });
      const [rings] = await screen.findAllByRole('img', { name: new RegExp(`${agreement} times`) });
      const [mine, theirs] = rings?.querySelectorAll('circle') ?? [];
      const initials = rings?.querySelector('text');
      const at = Number(initials?.getAttribute('x'));
      const isBeside = initials?.getAttribute('text-anchor') === 'end';
      const [from, to] = isBeside ? [at - 28, at] : [at - 14, at + 14];
      for (const ring of [mine, theirs]) {
        const edge = Number(ring?.getAttribute('cx')) - 58;
        expect(from > edge + 3 || to < edge - 3).toBe(true);
      }
    },
  );

  it('with too few says how many there are', async () => {
    await open({ map: { ...shown, people: 3, map: null }, language: 'it' });
    expect(await screen.findByText('Servono cinque persone: siete in tre.')).toBeDefined();
    expect(screen.getByRole('switch')).toBeDefined();
  });

  it('before the consent says what others would see; the switch opens it and closes it again', async () => {
    await open({ map: hidden });
    expect(await screen.findByText('What they will never see')).toBeDefined();
    expect(screen.queryByText('Elena Conti')).toBeNull();
    const consent = screen.getByRole('switch', { name: 'Show me on the taste map' });
    expect(consent.getAttribute('aria-checked')).toBe('false');
    expect(screen.getByText('Off: nobody sees you, and you see nobody.')).toBeDefined();

    server.answer('PATCH /api/users/settings', { body: { ...member, showsTaste: true } });
    server.answer('GET /api/tournaments/4/taste/map', { body: shown });
    await userEvent.click(consent);
    expect(await screen.findByRole('list', { name: 'Who votes like you' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('switch'));

    server.answer('PATCH /api/users/settings', { body: { ...member, showsTaste: false } });
    await userEvent.click(screen.getByRole('switch'));
    expect(await screen.findByText('What they will never see')).toBeDefined();
    expect(screen.queryByText('Elena Conti')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('switch'));
  });

  it('stays as it was where the switch is refused', async () => {
    await open({ map: hidden });
    server.answer('PATCH /api/users/settings', { status: 503 });
    await userEvent.click(await screen.findByRole('switch'));
    expect(await screen.findByText('Everything stays as it was')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false'),
    );
  });

  it('that does not arrive leaves one’s own taste, and can be asked for again', async () => {
    server.answer('GET /api/tournaments/4/taste', { body: season });
    server.answer('GET /api/tournaments/4/taste/map', { status: 400 });
    await renderPart(<Scene page="season" showsTaste />, { server, path: '/tournaments/4/taste' });
    expect(await screen.findByText('The map did not arrive')).toBeDefined();
    expect(screen.getByText('Your order beside theirs')).toBeDefined();
    server.answer('GET /api/tournaments/4/taste/map', { body: shown });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Who votes like you' })).toBeDefined();
  });

  it('is not for whoever has left the circle', async () => {
    await open({ map: { ...hidden, takesPart: false } });
    expect(await screen.findByText('The map is for those in the circle.')).toBeDefined();
  });
});

describe('my taste over all championships', () => {
  const all: AllTaste = {
    seasons: [{ id: 4, name: 'Il Grande Girone', votes: 90 }],
    votes: 90,
    films: 2,
    order: [filmOf(2, 'Stalker'), filmOf(3, 'Ladri di biciclette')],
    majority: { withIt: 51, against: 34, drawn: 5 },
  };

  it('has my films in order and the way to each championship', async () => {
    server.answer('GET /api/user/taste', { body: all });
    await renderPart(<Scene page="all" showsTaste={false} />, { server, path: '/taste' });
    expect(
      await screen.findByText('From 90 votes in one championship that is over.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Stalker' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Il Grande Girone' }).getAttribute('href')).toBe(
      '/tournaments/4/taste',
    );
  });

  it('says what it takes where there is nothing yet', async () => {
    const none = { withIt: 0, against: 0, drawn: 0 };
    const empty: AllTaste = { seasons: [], votes: 0, films: 0, order: [], majority: none };
    server.answer('GET /api/user/taste', { body: empty });
    await renderPart(<Scene page="all" showsTaste={false} />, { server, path: '/taste' });
    expect(await screen.findByText('No championship is over yet')).toBeDefined();
  });
});
