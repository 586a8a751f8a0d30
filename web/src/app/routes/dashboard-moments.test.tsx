import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import {
  championOf,
  sampleDashboard,
  sampleEnded,
  sampleFirstSteps,
  sampleSetup,
} from '../../testing/sample-dashboard.ts';
import { sampleMatch } from '../../testing/sample-season.ts';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});
afterEach(async () => {
  leaveApp();
  await server.close();
});

async function open(facts: Parameters<typeof sampleDashboard>[0]) {
  server.answer('GET /api/dashboard', { body: sampleDashboard(facts) });
  const rendered = await renderApp({ server, path: '/', user: member });
  await screen.findByRole('heading', { level: 1, name: /Giulia/ });
  return rendered;
}

/** Of somebody who leads a circle. */
function stepsDone(...names: string[]) {
  return sampleFirstSteps({
    circle: { id: 7, name: 'Notturni' },
    steps: sampleFirstSteps().steps.map(({ name }) => ({ name, isDone: names.includes(name) })),
  });
}

const steps = () => screen.findByRole('region', { name: 'First steps' });
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('first steps', () => {
  it('greet somebody new with the one thing to do now', async () => {
    await open({ firstSteps: sampleFirstSteps() });
    const card = within(await steps());
    expect(
      screen.getByText('The pitch is still empty. Four steps, and the game is on.'),
    ).toBeDefined();
    expect(card.getByText('0 of 4 done. Then you play.')).toBeDefined();
    expect(
      card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([
      'Add a film, to do now',
      'Join a circle, to do',
      'Invite your friends, to do',
      'Start the championship, to do',
    ]);
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(linkTo('Add a film')).toBe('/films?form=add');
    expect(screen.queryByText('All voted')).toBeNull();
  });

  it('tick what is there, and lead on', async () => {
    const latest = [championOf(1, 'Stalker', null).film];
    await open({
      films: { count: 1, max: 20, latest },
      firstSteps: sampleFirstSteps({
        steps: [
          { name: 'film', isDone: true },
          { name: 'circle', isDone: false },
          { name: 'invite', isDone: false },
          { name: 'start', isDone: false },
        ],
      }),
    });
    const card = within(await steps());
    expect(card.getByText('1 of 4 done. Then you play.')).toBeDefined();
    expect(card.getByText('Stalker is in your squad. There is room for 19 more.')).toBeDefined();
    expect(linkTo('Find a circle')).toBe('/circles');
    expect(linkTo('Start your own')).toBe('/circles?form=create');
  });

  it('have somebody found the first circle where there is none to join', async () => {
    await open({
      films: { count: 1, max: 20, latest: [] },
      firstSteps: sampleFirstSteps({
        hasCircleToJoin: false,
        steps: [
          { name: 'film', isDone: true },
          { name: 'circle', isDone: false },
        ],
      }),
    });
    const card = within(await steps());
    // There may be private ones, which are to be asked for.
    expect(card.queryByText(/no circle/)).toBeNull();
    expect(card.getByText(/Start a circle of your own/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Find a circle' })).toBeNull();
    expect(linkTo('Start your own')).toBe('/circles?form=create');
  });

  it('lead to the circle to invite, and with it to the championship', async () => {
    const { unmount } = await open({ firstSteps: stepsDone('film', 'circle') });
    await steps();
    expect(linkTo('Invite friends')).toMatch(/^\/circles\/7/);
    unmount();
    await open({ firstSteps: stepsDone('film', 'circle', 'invite') });
    await steps();
    expect(linkTo('Create a championship')).toBe('/tournaments?form=create&circle=7');
  });

  it('of a member lead to the nominations of their circle', async () => {
    await open({
      tournaments: { active: 0, gettingReady: 1 },
      setups: [sampleSetup({ filmsWanted: 2 })],
      firstSteps: sampleFirstSteps({
        kind: 'member',
        circle: { id: 7, name: 'Notturni' },
        steps: [
          { name: 'circle', isDone: true },
          { name: 'film', isDone: true },
          { name: 'nominate', isDone: false },
          { name: 'vote', isDone: false },
        ],
      }),
    });
    const card = within(await steps());
    expect(card.getByText('Coppa del Po is waiting for 2 films of yours.')).toBeDefined();
    expect(card.getByRole('link', { name: 'Nominate' }).getAttribute('href')).toBe(
      '/tournaments/8/nominations',
    );
  });

  it('make room for matches that wait', async () => {
    await open({
      waiting: { count: 1, answered: 0, matches: [sampleMatch()] },
      firstSteps: sampleFirstSteps(),
    });
    const card = await steps();
    const vote = screen.getByRole('button', { name: 'Vote: Suspiria' });
    expect(vote.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('can be put away and brought back from the settings', async () => {
    server.answer('PUT /api/dashboard/first-steps', { status: 204 });
    const { unmount } = await open({ firstSteps: sampleFirstSteps() });
    const card = await steps();
    server.answer('GET /api/dashboard', {
      body: sampleDashboard({ firstSteps: sampleFirstSteps({ isHidden: true }) }),
    });
    await userEvent.click(within(card).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('First steps hidden')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
    unmount();

    await renderApp({ server, path: '/settings', user: member });
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Show the first steps',
    });
    expect(choice.checked).toBe(false);
    await userEvent.click(choice);
    await waitFor(() => expect(choice.checked).toBe(true));
    const sent = server.seen.filter(({ method }) => method === 'PUT');
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual([{ hidden: true }, { hidden: false }]);
  });

  it('stay where they are while the server refuses', async () => {
    server.answer('PUT /api/dashboard/first-steps', { status: 503, body: { message: 'x' } });
    await open({ firstSteps: sampleFirstSteps() });
    await userEvent.click(within(await steps()).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('The first steps are still here')).toBeDefined();
    expect(await steps()).toBeDefined();
  });
});

describe('before a championship starts', () => {
  it('says what it wants of the viewer, and until when', async () => {
    await open({ tournaments: { active: 0, gettingReady: 1 }, setups: [sampleSetup()] });
    const card = within(await screen.findByRole('region', { name: 'Before the whistle' }));
    expect(
      card.getByRole('heading', { name: 'Coppa del Po is waiting for one film of yours' }),
    ).toBeDefined();
    expect(card.getByText('5 of 32 films are in')).toBeDefined();
    expect(card.getByText(/^Nominations until /)).toBeDefined();
    expect(linkTo('Nominate for Coppa del Po')).toBe('/tournaments/8/nominations');
    expect(screen.getByText('Coppa del Po is waiting for one film of yours.')).toBeDefined();
  });

  it('has the viewer’s own drafts', async () => {
    await open({
      tournaments: { active: 0, gettingReady: 1 },
      setups: [sampleSetup({ isDraft: true, filmsWanted: 0 })],
    });
    expect(await screen.findByRole('heading', { name: 'Coppa del Po is a draft' })).toBeDefined();
    expect(linkTo('Open the draft: Coppa del Po')).toBe('/tournaments/8');
  });
});

describe('the end of a championship', () => {
  it('names its champion and whose film it is, until that was seen', async () => {
    const { unmount } = await open({ ended: [sampleEnded()] });
    const card = within(await screen.findByRole('region', { name: 'Stalker is champion' }));
    expect(card.getByText('Giulia Ferrante’s film')).toBeDefined();
    const recap = card.getByRole('link', { name: 'The season in cards' });
    expect(recap.getAttribute('href')).toBe('/tournaments/6/recap');
    expect(card.getByRole('link', { name: 'See how it ended' }).getAttribute('href')).toBe(
      '/tournaments/6',
    );
    await userEvent.click(card.getByRole('button', { name: 'Dismiss: Coppa Celluloide' }));
    expect(screen.queryByText('Stalker is champion')).toBeNull();
    unmount();
    await open({ ended: [sampleEnded()] });
    await screen.findByText('No match is open');
    expect(screen.queryByText('Stalker is champion')).toBeNull();
  });

  it('names all who share the title', async () => {
    const champions = [
      championOf(1, 'Stalker', 'Giulia Ferrante'),
      championOf(2, 'Persona', 'Paolo Greco'),
    ];
    await open({ ended: [sampleEnded({ champions })] });
    const card = within(
      await screen.findByRole('region', { name: 'Stalker and Persona share the title' }),
    );
    expect(card.getByText('Films of Giulia Ferrante and Paolo Greco')).toBeDefined();
  });
});
