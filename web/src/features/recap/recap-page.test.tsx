import type { OwnSeason, SeasonRecap } from '@girone/contract/story';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { widen } from '../../testing/widen.ts';
import { RecapPage } from './recap-page.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

function film(id: number, title: string) {
  return { id, title, year: 1948, director: null, genre: null, posterUrl: null };
}

const season: SeasonRecap = {
  id: 5,
  name: 'Coppa Celluloide',
  isPublic: true,
  crowd: { voters: 14, votes: 1143 },
  films: [film(1, 'Ladri di biciclette'), film(2, 'Stalker')],
  recap: {
    matchDays: 4,
    matches: 8,
    champion: { films: [1], points: 9, wins: 3, draws: 0, losses: 1, ahead: 1, next: 2 },
    path: { film: 1, positions: [4, 2, 1, 1], others: [[1, 1, 2, 2]], worst: 4, daysLed: 2 },
    upset: null,
    divided: { matchDay: 2, films: [1, 2], votes: [7, 7] },
    run: { film: 2, length: 3, fromDay: 1, toDay: 3 },
    loved: { film: 2, votes: 143, percent: 62, isChampion: false },
    closest: { matchDay: 4, films: [1, 2], votes: [7, 6] },
  },
};

const own: OwnSeason = {
  voted: 7,
  matches: 8,
  withMajority: 5,
  favourite: film(2, 'Stalker'),
  favouriteVotes: 3,
  favouriteMatches: 4,
};

async function open(isSignedIn: boolean, language: 'it' | 'en' = 'it'): Promise<void> {
  const page = (
    <RecapPage
      tournamentId={5}
      isSignedIn={isSignedIn}
      backHref="/tournaments/5"
      logIn={isSignedIn ? undefined : <a href="/auth">Login</a>}
    />
  );
  await renderPart(page, { server, path: '/tournaments/5/recap', language });
}

const focused = () => document.activeElement?.closest('article')?.getAttribute('aria-label');
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('a season that is over', () => {
  it('is a card for each thing that it has material for', async () => {
    server.answer('GET /api/tournaments/5/recap', { body: season });
    await open(false);
    await screen.findByRole('heading', { level: 1, name: 'La stagione in otto carte' });
    expect(cards()).toEqual([
      '1 di 8: Il campione',
      '2 di 8: Il percorso del titolo',
      '3 di 8: La più divisa',
      '4 di 8: La serie più lunga',
      '5 di 8: Il più amato',
      '6 di 8: Sul filo',
      '7 di 8: Il pubblico',
      '8 di 8: Titoli di coda',
    ]);
    expect(
      screen.getByText('9 punti, un punto più di «Stalker». 3 vittorie, 0 pareggi, 1 sconfitta.'),
    ).toBeDefined();
    expect(screen.getByRole('img', { name: /dopo ogni giornata: 4, 2, 1, 1/ })).toBeDefined();
    expect(server.seen.map(({ url }) => url)).not.toContain('/api/tournaments/5/my-season');
  });

  it('draws a disc for everybody who voted, and names the places of the path', async () => {
    server.answer('GET /api/tournaments/5/recap', { body: season });
    await open(false);
    const crowd = await screen.findByRole('article', { name: /Il pubblico/ });
    // The two rings, and the people.
    expect(crowd.querySelectorAll('svg[viewBox="0 0 320 320"] circle')).toHaveLength(2 + 14);
    expect(crowd.textContent).toContain('1143 voti');
    const path = screen.getByRole('img', { name: /dopo ogni giornata/ });
    expect([...path.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('puts the film that was not expected to win on the left, with the score of both', async () => {
    const upset = { matchDay: 3, films: [2, 1] as const, votes: [12, 9] as const };
    const recap = { ...season.recap, upset: { ...upset, winnerWas: 4, loserWas: 1 } };
    server.answer('GET /api/tournaments/5/recap', { body: { ...season, recap } });
    await open(false);
    const card = await screen.findByRole('article', { name: /Il colpo/ });
    const halves = [...card.querySelectorAll('[data-digits] > *')];
    expect(halves.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^STALKER.*12$/),
      expect.stringMatching(/^LADRI DI.*9$/),
    ]);
  });

  it('has a card of one’s own for whoever voted, which names nobody else', async () => {
    server.answer('GET /api/tournaments/5/recap', { body: season });
    server.answer('GET /api/tournaments/5/my-season', { body: { season: own } });
    await open(true);
    const mine = within(await screen.findByRole('article', { name: /La mia stagione/ }));
    expect(mine.getByText('partite votate su 8')).toBeDefined();
    expect(mine.getByText('su 7')).toBeDefined();
    expect(mine.getByText('voti: 3 su 4')).toBeDefined();
    expect(cards()).toHaveLength(9);
  });

  it('has none for whoever did not vote', async () => {
    server.answer('GET /api/tournaments/5/recap', { body: season });
    server.answer('GET /api/tournaments/5/my-season', { body: { season: null } });
    await open(true);
    await screen.findByRole('article', { name: /Il campione/ });
    await waitFor(() =>
      expect(server.seen.map(({ url }) => url)).toContain('/api/tournaments/5/my-season'),
    );
    expect(screen.queryByRole('article', { name: /La mia stagione/ })).toBeNull();
  });

  it('is looked through with the keys', async () => {
    widen();
    server.answer('GET /api/tournaments/5/recap', { body: season });
    await open(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Sfoglia' }));
    await waitFor(() => expect(focused()).toBe('1 di 8: Il campione'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('2 di 8: Il percorso del titolo'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe('8 di 8: Titoli di coda'));
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    expect(screen.queryByRole('button', { name: 'Carta successiva' })).toBeNull();
  });
});

describe('a card of one’s own that did not arrive', () => {
  const outage = { status: 503, body: { code: 'unavailable', message: 'Not now' } };
  const place = '6 di 9: La mia stagione';

  beforeEach(async () => {
    server.answer('GET /api/tournaments/5/recap', { body: season });
    server.answer('GET /api/tournaments/5/my-season', outage);
    await open(true);
    await screen.findByRole('alert');
  });

  it('keeps its place and says so, with nothing to share or to print', () => {
    const card = screen.getByRole('article', { name: place });
    const heading = within(card).getByRole('heading', { name: 'Questa carta non è arrivata' });
    expect(screen.getByRole('alert').contains(heading)).toBe(true);
    expect(within(card).queryByRole('button', { name: 'Condividi questa carta' })).toBeNull();
    expect(card.hasAttribute('data-missing')).toBe(true);
    expect(cards()).toHaveLength(9);
    expect(card.querySelectorAll('[class*="progress"] > *')).toHaveLength(9);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La stagione in nove carte');
  });

  it('comes when it is asked for again, and the focus stays on it', async () => {
    const { until, letGo } = holdBack();
    server.answer('GET /api/tournaments/5/my-season', { body: { season: own }, until });
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    const retry = screen.getByRole('button', { name: 'Riprova' });
    expect(retry.getAttribute('aria-busy')).toBe('true');
    expect(cards()).toHaveLength(9);
    letGo();
    await screen.findByText('partite votate su 8');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(cards()).toHaveLength(9);
    const card = screen.getByRole('article', { name: place });
    await waitFor(() => expect(document.activeElement).toBe(card));
    expect(within(card).getByRole('button', { name: 'Condividi questa carta' })).toBeDefined();
    expect(card.hasAttribute('data-missing')).toBe(false);
  });

  it('says once more that it did not, where asking again brings nothing', async () => {
    const said = screen.getByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(said));
    expect(cards()).toHaveLength(9);
  });

  it('goes once it is known that there is none', async () => {
    server.answer('GET /api/tournaments/5/my-season', { body: { season: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await screen.findByRole('heading', { level: 1, name: 'La stagione in otto carte' });
    expect(cards()).toHaveLength(8);
  });
});

it('has all its ten cards counted in letters', async () => {
  const upset = { matchDay: 3, films: [2, 1] as const, votes: [12, 9] as const };
  const recap = { ...season.recap, upset: { ...upset, winnerWas: 4, loserWas: 1 } };
  server.answer('GET /api/tournaments/5/recap', { body: { ...season, recap } });
  server.answer('GET /api/tournaments/5/my-season', { body: { season: own } });
  await open(true, 'en');
  const title = await screen.findByRole('heading', { name: 'The season in ten cards' });
  expect(title.tagName).toBe('H1');
});

it('stands in the ground colour of the first card until it is here', async () => {
  const { until, letGo } = holdBack();
  server.answer('GET /api/tournaments/5/recap', { body: season, until });
  await open(false);
  const said = screen.getByText('La stagione sta arrivando');
  const ground = said.closest('[aria-busy]')?.querySelector('[data-card="champion"]');
  // On a phone it covers the page.
  const close = screen.getByRole('link', { name: 'Chiudi' });
  expect(ground?.contains(close)).toBe(true);
  expect(close.getAttribute('href')).toBe('/tournaments/5');
  letGo();
  await screen.findByRole('article', { name: /Il campione/ });
});

it('is looked through with the arrows wherever nothing has the focus, and leaves Alt to the browser', async () => {
  widen();
  server.answer('GET /api/tournaments/5/recap', { body: season });
  await open(false);
  await screen.findByRole('button', { name: 'Sfoglia' });
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(focused()).toBe('1 di 8: Il campione'));
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(focused()).toBe('2 di 8: Il percorso del titolo'));
});

it('says of a season that is not over when the cards come, and leads back', async () => {
  server.answer('GET /api/tournaments/5/recap', { body: { ...season, recap: null } });
  await open(true, 'en');
  await screen.findByRole('heading', { name: 'This season is not over yet' });
  expect(screen.getByRole('link', { name: 'To the championship' }).getAttribute('href')).toBe(
    '/tournaments/5',
  );
});

it('shows nothing of what the viewer may not see', async () => {
  const refusal = { status: 404, body: { code: 'not_found', message: 'Not found' } };
  server.answer('GET /api/tournaments/5/recap', refusal);
  await open(false, 'en');
  expect(await screen.findByRole('heading', { name: 'Championship not found' })).toBeDefined();
  expect(screen.getByText(/If you are a member, log in/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Login' })).toBeDefined();
  expect(screen.queryByRole('article')).toBeNull();
});
