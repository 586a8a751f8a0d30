import type { Dashboard } from '@girone/contract/dashboard';
import type { Match } from '@girone/contract/matches';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleDashboard } from '../../testing/sample-dashboard.ts';
import { sampleMatch, sampleMatchFilm } from '../../testing/sample-season.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});
afterEach(async () => {
  leaveApp();
  await server.close();
});

const quiet = sampleDashboard();

const busy: Dashboard = {
  ...quiet,
  circles: { count: 2, max: 3 },
  tournaments: { active: 1, gettingReady: 2 },
  waiting: { count: 3, answered: 1, matches: [sampleMatch()] },
  nextClose: {
    tournamentId: 5,
    tournamentName: 'Coppa Celluloide',
    matchDay: 2,
    closesAt: '2026-03-06T21:00:00.000Z',
  },
  season: {
    id: 5,
    name: 'Coppa Celluloide',
    circleName: 'Cineforum del Giovedì',
    currentMatchDay: 11,
    totalMatchDays: 18,
    totalMatches: 90,
    matchesCompleted: 50,
    matchesActive: 5,
    heldDay: null,
    odds: [{ filmId: 4, filmTitle: 'Stalker', chance: 0.417, fact: null }],
  },
  joinRequests: [{ circleId: 7, circleName: 'Notturni', count: 2 }],
};

/** What the dashboard says when these wait. */
function waiting(count: number, ...matches: Match[]) {
  return { body: { ...busy, waiting: { count, answered: 0, matches } } };
}

/** With what they asked to keep. */
function dashboardCalls(): string[] {
  return server.seen.map(({ url }) => url).filter((url) => url.startsWith('/api/dashboard'));
}

describe('the dashboard', () => {
  it('says what waits, where things stand, and who is at the door', async () => {
    server.answer('GET /api/dashboard', { body: busy });
    await renderApp({ server, path: '/', user: member });
    expect(
      await screen.findByText(/^3 matches are waiting for your vote\. Match day 2 closes on /),
    ).toBeDefined();
    expect(screen.getByText('You are in 2 of 3 circles')).toBeDefined();
    expect(screen.getByText('1 in progress, 2 getting ready')).toBeDefined();
    const season = within(await screen.findByRole('region', { name: /Coppa Celluloide/ }));
    expect(season.getByText('Match day 11 of 18')).toBeDefined();
    expect(season.getByText('90').previousElementSibling?.textContent).toBe('Total');
    expect(season.getByText('50').previousElementSibling?.textContent).toBe('Completed');
    expect(season.getByText('5').previousElementSibling?.textContent).toBe('Active');
    const requests = screen.getByRole('link', { name: 'Notturni: 2 requests' });
    expect(requests.getAttribute('href')).toBe('/circles/7/manage');
  });

  it('leads to the night on which a day that lies face down is revealed', async () => {
    const season = { ...busy.season, heldDay: 10 };
    server.answer('GET /api/dashboard', { body: { ...busy, season } });
    await renderApp({ server, path: '/', user: member });
    const card = within(await screen.findByRole('region', { name: /Coppa Celluloide/ }));
    expect(card.getByText('Match day 10 is face down')).toBeDefined();
    const hall = card.getByRole('link', { name: 'To the hall' });
    expect(hall.getAttribute('href')).toBe('/stage/5');
  });

  it('takes the vote in place', async () => {
    server.answer('GET /api/dashboard', { body: busy });
    server.answer('POST /api/matches/51/vote', { body: sampleMatch({ viewerVote: 2 }) });
    await renderApp({ server, path: '/', user: member });
    await userEvent.click(await screen.findByRole('button', { name: 'Vote: Suspiria' }));
    expect(await screen.findByText('Your vote')).toBeDefined();
    // Of three one is answered, before any other word from the server.
    expect(screen.getByText(/^2 matches are waiting for your vote\./)).toBeDefined();
  });

  it('offers public matches of others, under the name of their championship', async () => {
    const match = sampleMatch({ tournamentId: 9, tournamentName: 'Il Grande Girone' });
    const others = { count: 1, answered: 0, matches: [match] };
    server.answer('GET /api/dashboard', { body: sampleDashboard({ others }) });
    server.answer('POST /api/matches/51/vote', { body: { ...match, viewerVote: 2 } });
    await renderApp({ server, path: '/', user: member });
    const section = within(await screen.findByRole('region', { name: 'Meanwhile, you can vote' }));
    const name = section.getByRole('link', { name: 'Il Grande Girone' });
    expect(name.getAttribute('href')).toBe('/tournaments/9');
    await userEvent.click(section.getByRole('button', { name: 'Vote: Suspiria' }));
    expect(await section.findByText('Your vote')).toBeDefined();
    expect(screen.getByText('You have voted on everything.')).toBeDefined();
  });

  it('has not voted on everything while more public matches wait than are shown', async () => {
    const match = sampleMatch({ tournamentId: 9 });
    const others = { count: 2, answered: 0, matches: [match] };
    server.answer('GET /api/dashboard', { body: sampleDashboard({ others }) });
    server.answer('POST /api/matches/51/vote', { body: { ...match, viewerVote: 2 } });
    await renderApp({ server, path: '/', user: member });
    const section = within(await screen.findByRole('region', { name: 'Meanwhile, you can vote' }));
    expect(section.getByText('2')).toBeDefined();
    const next = sampleMatch({ id: 52, tournamentId: 9, tournamentName: 'Coppa aperta' });
    server.answer('GET /api/dashboard', {
      body: sampleDashboard({ others: { count: 1, answered: 1, matches: [next] } }),
    });
    await userEvent.click(section.getByRole('button', { name: 'Vote: Suspiria' }));
    expect(await section.findByText('Your vote')).toBeDefined();
    expect(screen.queryByText('You have voted on everything.')).toBeNull();
    expect(section.getByText('1')).toBeDefined();
    // The next ones come by themselves.
    expect(await section.findByText('Coppa aperta', undefined, { timeout: 5000 })).toBeDefined();
  });

  describe('with a match that was answered in place', () => {
    const answered = sampleMatch({ viewerVote: 2 });
    const beside = sampleMatch({
      id: 52,
      film1: sampleMatchFilm({ id: 3, title: 'Amarcord' }),
      film2: sampleMatchFilm({ id: 4, title: 'Roma' }),
    });

    /** The first of the listed ones is answered. */
    async function vote(...listed: Match[]) {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      server.answer('GET /api/dashboard', waiting(listed.length, ...listed));
      server.answer('POST /api/matches/51/vote', { body: answered });
      const app = await renderApp({ server, path: '/', user: member });
      await userEvent.click(await screen.findByRole('button', { name: 'Vote: Suspiria' }));
      await screen.findByText('Your vote');
      server.answer('GET /api/dashboard', waiting(1, beside));
      return app;
    }

    it('leaves it where it is when other news comes, and as it is by then', async () => {
      const { tell } = await vote(sampleMatch(), beside);
      server.answer(
        'GET /api/dashboard?keep=51',
        waiting(2, { ...answered, totalVotes: 77 }, beside),
      );
      tell('odds', { tournamentId: 5, matchDay: 1 });
      expect(await screen.findByText('77 votes')).toBeDefined();
      expect(screen.getByText('Your vote')).toBeDefined();
      expect(screen.getByText(/^One match is waiting for your vote/)).toBeDefined();
    });

    it('leaves it when all is answered and nothing else waits', async () => {
      const { tell } = await vote(sampleMatch());
      server.answer('GET /api/dashboard?keep=51', waiting(1, { ...answered, totalVotes: 77 }));
      tell('odds', { tournamentId: 5, matchDay: 1 });
      expect(await screen.findByText('77 votes')).toBeDefined();
      expect(screen.getByText('Your vote')).toBeDefined();
    });

    it('no longer lists it for whoever comes back', async () => {
      await vote(sampleMatch(), beside);
      const site = within(screen.getByRole('navigation', { name: 'Main' }));
      await userEvent.click(site.getByRole('link', { name: 'Circles' }));
      await screen.findByRole('heading', { level: 1, name: 'Circles' });
      await userEvent.click(site.getByRole('link', { name: 'Dashboard' }));
      await screen.findByRole('heading', { level: 1, name: /Giulia/ });
      expect(screen.queryByText('Your vote')).toBeNull();
      expect(await screen.findByRole('button', { name: 'Vote: Roma' })).toBeDefined();
      await waitFor(() => expect(dashboardCalls()).toEqual(['/api/dashboard', '/api/dashboard']));
    });
  });

  it('lists nothing that was answered on another page', async () => {
    server.answer('GET /api/dashboard', waiting(1, sampleMatch()));
    server.answer('GET /api/matches', { body: [] });
    server.answer('GET /api/matches?status=active&limit=100', { body: [sampleMatch()] });
    server.answer('GET /api/matches/overview', {
      body: { active: 1, completed: 0, pending: 0, tournaments: [] },
    });
    server.answer('POST /api/matches/51/vote', { body: sampleMatch({ viewerVote: 2 }) });
    await renderApp({ server, path: '/', user: member });
    await userEvent.click(await screen.findByRole('link', { name: 'All matches' }));
    await screen.findByRole('heading', { level: 1, name: 'All matches' });
    await userEvent.click(await screen.findByRole('button', { name: 'Vote: Suspiria' }));
    await screen.findByText('Your vote');
    server.answer('GET /api/dashboard', waiting(0));
    const site = within(screen.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(site.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: /Giulia/ });
    expect(screen.queryByText('Your vote')).toBeNull();
    await waitFor(() => expect(dashboardCalls()).toEqual(['/api/dashboard', '/api/dashboard']));
  });

  it.each<[string, Partial<Dashboard>, { lead: string; panel: string }]>([
    [
      'nothing is open, and nothing was voted',
      {},
      { lead: 'No match is open right now.', panel: 'No match is open' },
    ],
    [
      'nominations come first',
      { tournaments: { active: 0, gettingReady: 1 } },
      {
        lead: 'No match is open yet: nominations come first.',
        panel: 'Nothing to vote on yet',
      },
    ],
    [
      'everything of their own is voted',
      {
        tournaments: { active: 1, gettingReady: 0 },
        waiting: { count: 0, answered: 2, matches: [] },
      },
      { lead: 'You have voted on everything.', panel: 'All voted' },
    ],
    [
      'everything public is voted',
      { others: { count: 0, answered: 4, matches: [] } },
      { lead: 'You have voted on everything.', panel: 'All voted' },
    ],
  ])('tells the truth when %s', async (_case, facts, { lead, panel }) => {
    server.answer('GET /api/dashboard', { body: sampleDashboard(facts) });
    await renderApp({ server, path: '/', user: member });
    expect(await screen.findByText(lead)).toBeDefined();
    expect(await screen.findByRole('heading', { name: panel })).toBeDefined();
    expect(screen.getByText('Your friends, and what they are watching')).toBeDefined();
  });

  it.each<[string, number, string]>([
    [
      'nothing of their own is',
      0,
      'Anyone can vote in public championships, and some matches are open.',
    ],
    [
      'all of their own is voted',
      2,
      'You have voted on everything in your championships. Some public matches are still open.',
    ],
  ])('says that others have matches open when %s', async (_case, answered, lead) => {
    const facts = {
      waiting: { count: 0, answered, matches: [] },
      others: { count: 1, answered: 0, matches: [sampleMatch()] },
    };
    server.answer('GET /api/dashboard', { body: sampleDashboard(facts) });
    await renderApp({ server, path: '/', user: member });
    expect(await screen.findByText(lead)).toBeDefined();
    expect(screen.queryByText('All voted')).toBeNull();
  });

  it('tries again where the answer did not come', async () => {
    server.answer('GET /api/dashboard', {
      status: 503,
      body: { message: 'x', code: 'unavailable' },
    });
    await renderApp({ server, path: '/', user: member });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(document.querySelector('main .skeleton')).toBeNull();
    server.answer('GET /api/dashboard', { body: quiet });
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'No match is open' })).toBeDefined();
  });

  it('sends the confirmation link again to whoever has not used it', async () => {
    server.answer('POST /api/resend-verification', { status: 202 });
    await renderApp({ server, path: '/', user: { ...member, isEmailVerified: false } });
    expect(await screen.findByText('Your email address is not confirmed yet')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(
      await screen.findByText('A new link is on its way to giulia@example.org.'),
    ).toBeDefined();
  });

  it('says nothing about it to the others', async () => {
    await renderApp({ server, path: '/', user: member });
    await screen.findByRole('heading', { level: 1, name: /Giulia/ });
    expect(screen.queryByText('Your email address is not confirmed yet')).toBeNull();
  });
});
