import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { samplePost } from '../../testing/sample-post.ts';
import { mayNothing, sampleNomination, sampleTournament } from '../../testing/sample-tournament.ts';
import { expectSpoken } from '../../testing/spoken.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './tournaments-page.tsx';
import './tournament-dialogs.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  // The test window does not scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  leaveApp();
  await server.close();
});

const noir = sampleTournament({
  id: 5,
  name: 'Giallo & Noir',
  description: 'At least one raincoat.',
  viewerIsCreator: true,
  viewerMay: { ...mayNothing, forceStart: true },
});
const coppa = sampleTournament({
  id: 6,
  name: 'Coppa Celluloide',
  status: 'active',
  isPublic: false,
  circleId: 2,
  circleName: 'Cineforum',
  participantsCount: 8,
  matchesCompleted: 50,
  totalMatches: 90,
});
const draft = sampleTournament({
  id: 7,
  name: 'Segreta',
  status: 'preparation',
  viewerIsCreator: true,
  viewerMay: { ...mayNothing, open: true },
});
const past = sampleTournament({ id: 4, name: 'Fantascienza', status: 'completed' });

function answerLists(open: unknown[], completed: unknown[]): void {
  server.answer('GET /api/tournaments?status=open&limit=25', { body: open });
  server.answer('GET /api/tournaments?status=completed&limit=25', { body: completed });
}

/** Keeps the lists on their way until they are let go. */
function hold(body: unknown[]): () => void {
  const { until, letGo } = holdBack();
  server.answer('GET /api/tournaments', { body, until });
  return letGo;
}

/** The address that the list was last asked for at. */
const lastList = () =>
  server.seen.map(({ url }) => url).findLast((url) => url.startsWith('/api/tournaments?'));

const reach = (query: string) => waitFor(() => expect(lastList()?.split('?')[1]).toBe(query));

const openList = () => renderApp({ server, path: '/tournaments', user: member });
const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('li');
  if (item === null) throw new Error('the card is not in a list');
  return item;
};
const names = async (group: string) =>
  within(await screen.findByRole('list', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the list', () => {
  it('groups what is to come and under way apart from what is over', async () => {
    answerLists([draft, coppa, noir], [past]);
    await openList();
    expect(await names('Active')).toEqual(['Segreta', 'Coppa Celluloide', 'Giallo & Noir']);
    expect(await names('Completed')).toEqual(['Fantascienza']);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('names the circle that is gone of what was played in it', async () => {
    const archived = { ...coppa, status: 'completed', isArchived: true };
    answerLists([], [archived, past]);
    await openList();
    expect((await card('Coppa Celluloide')).textContent).toContain('Cineforum, archived');
    expect((await card('Fantascienza')).textContent).not.toContain('archived');
  });

  it('shows on a card what there is to know', async () => {
    server.answer('GET /api/tournaments/5/nominations', {
      body: [sampleNomination({ filmId: 9, title: 'Profondo rosso' })],
    });
    server.answer('GET /api/tournaments/5/comments', {
      body: { comments: [samplePost({ content: 'A raincoat, at last.' })], total: 4 },
    });
    server.answer('GET /api/tournaments/6/comments', { body: { comments: [], total: 0 } });
    answerLists([coppa, noir], []);
    await openList();
    const mine = await card('Giallo & Noir');
    expect(await within(mine).findByText('A raincoat, at last.')).toBeDefined();
    expect(within(mine).getByRole('heading', { level: 4, name: 'Recent comments' })).toBeDefined();
    for (const text of [
      'In preparation',
      'organized by you',
      'At least one raincoat.',
      'Public',
      '2 participants',
      'Max 16 films',
      '2 per user',
    ]) {
      expect(within(mine).getByText(text)).toBeDefined();
    }
    expect(within(mine).getByRole('progressbar', { name: 'Matches 0/0' })).toBeDefined();
    await waitFor(() => expect(mine.querySelector('svg[data-composition]')).not.toBeNull());

    const theirs = await card('Coppa Celluloide');
    expect(await within(theirs).findByText('No comments yet.')).toBeDefined();
    expect(within(theirs).getByText('Cineforum')).toBeDefined();
    expect(within(theirs).getByRole('progressbar', { name: 'Matches 50/90' })).toBeDefined();
    expect(within(theirs).queryByText('organized by you')).toBeNull();
    expect(within(theirs).queryByRole('button')).toBeNull();
    expect(
      within(theirs).getByRole('link', { name: 'View: Coppa Celluloide' }).getAttribute('href'),
    ).toBe('/tournaments/6');
  });

  it('names the states in Italian as specified', async () => {
    answerLists([coppa, noir, { ...noir, id: 9, name: 'Nuova', status: 'suspended' }], [past]);
    await renderApp({ server, path: '/campionati', user: member, language: 'it' });
    expect(await names('Attivi')).toHaveLength(3);
    expect(within(await card('Giallo & Noir')).getByText('In Preparazione')).toBeDefined();
    expect(within(await card('Coppa Celluloide')).getByText('In Corso')).toBeDefined();
    expect(within(await card('Fantascienza')).getByText('Completato')).toBeDefined();
    expect(within(await card('Nuova')).getByText('Sconosciuto')).toBeDefined();
  });

  it('invites to create the first one', async () => {
    answerLists([], []);
    server.answer('GET /api/circles/my', { body: { circles: [], active: 0, max: 3 } });
    await openList();
    const title = await screen.findByRole('heading', { name: 'No championship yet' });
    expect(title.parentElement?.textContent).toContain('Create the first championship');
    // Once is enough.
    await userEvent.click(screen.getByRole('button', { name: 'Create championship' }));
    expect(await screen.findByRole('dialog', { name: 'Create championship' })).toBeDefined();
    expect(window.location.search).toBe('?form=create');
  });

  it('says what went wrong and tries again', async () => {
    server.answer('GET /api/tournaments', { status: 503, body: { message: 'Catching breath.' } });
    await openList();
    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toContain('Catching breath.');
    answerLists([noir], []);
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
      await userEvent.click(button);
    }
    expect(await names('Active')).toEqual(['Giallo & Noir']);
  });

  it('can be searched when it is long, and the search stands in the address', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      sampleTournament({ id: 40 - index, name: `Coppa ${index}` }),
    );
    answerLists(many, []);
    await openList();
    await names('Active');
    server.answer('GET /api/tournaments', { body: [] });
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('nulla');
    expect(
      await screen.findByRole('heading', { name: 'No championship matches “nulla”' }),
    ).toBeDefined();
    expect(window.location.search).toBe('?search=nulla');
    expect(lastList()).toContain('search=nulla');
  });

  it('says that nothing is found once that is the answer, and keeps the field', async () => {
    const last = 'status=completed&limit=25';
    server.answer('GET /api/tournaments', { body: [] });
    await renderApp({ server, path: '/tournaments?search=nulla', user: member });
    await screen.findByRole('heading', { name: 'No championship matches “nulla”' });

    let letGo = hold([]);
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('altro');
    await reach(`${last}&search=altro`);
    expect(screen.queryByRole('heading', { name: /^No tournament/ })).toBeNull();
    letGo();
    await screen.findByRole('heading', { name: 'No championship matches “altro”' });

    letGo = hold([noir]);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) ?? document.body,
    );
    await reach(last);
    expect(screen.queryByRole('heading', { name: /^No tournament/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    letGo();
    expect(await names('Active')).toEqual(['Giallo & Noir']);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('is read page by page', async () => {
    // None of the cards comes near the window: what they fetch then is no part of this.
    vi.stubGlobal('IntersectionObserver', FarAway);
    const page = Array.from({ length: 25 }, (_, index) =>
      sampleTournament({ id: 100 - index, name: `Coppa ${index}` }),
    );
    answerLists(page, []);
    await openList();
    expect(await names('Active')).toHaveLength(24);
    server.answer('GET /api/tournaments?status=open&limit=25&before=77', {
      body: [sampleTournament({ id: 76, name: 'L’ultima' })],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await names('Active')).toHaveLength(25));
    const more = screen.getByRole('button', { name: 'Show more' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
  });
});

class FarAway {
  observe(): void {
    // Nothing is ever in sight.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}

const press = (question: HTMLElement) =>
  userEvent.click(within(question).getByRole('button', { name: 'Start anyway' }));

async function confirm(): Promise<HTMLElement> {
  answerLists([noir], []);
  await openList();
  await userEvent.click(await screen.findByRole('button', { name: /^Start anyway/ }));
  return screen.findByRole('alertdialog', { name: 'Start Giallo & Noir now?' });
}

describe('starting anyway', () => {
  const start = 'POST /api/tournaments/5/force-start';
  it('says how long it takes, and then does it', async () => {
    const question = await confirm();
    expect(question.textContent).toContain('4 films play each other twice: 12 matches over 6');
    expect(question.textContent).toContain('It takes about 12 days');

    const begin = new EventTarget();
    const until = new Promise<void>((resolve) => {
      begin.addEventListener('begin', () => resolve(), { once: true });
    });
    const begun = { ...noir, status: 'active', viewerMay: mayNothing };
    server.answer(start, { body: { message: '', tournament: begun }, until });
    await press(question);
    expect((await within(question).findByText('Starting...')).closest('button')).toHaveProperty(
      'ariaBusy',
      'true',
    );
    answerLists([begun], []);
    begin.dispatchEvent(new Event('begin'));
    expect(await screen.findByText('Tournament force started successfully!')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Start/ })).toBeNull());
    expect(within(await card('Giallo & Noir')).getByText('In progress')).toBeDefined();
  });

  it('counts as done where somebody else was faster', async () => {
    const question = await confirm();
    const message = 'Tournament force started successfully!';
    server.answer(start, {
      body: { message, tournament: sampleTournament({ status: 'active' }) },
    });
    answerLists([{ ...noir, status: 'active', viewerMay: mayNothing }], []);
    await press(question);
    expect(await screen.findByText('Tournament force started successfully!')).toBeDefined();
    expect(await screen.findByText('In progress')).toBeDefined();
  });

  it('shows the server’s refusal', async () => {
    const question = await confirm();
    server.answer(start, { status: 409, body: { code: 'too_few_films', message: 'Two films.' } });
    await press(question);
    expect(await screen.findByText('Two films.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('is not even asked with a single film', async () => {
    answerLists([{ ...noir, filmsCount: 1 }], []);
    await openList();
    const button = await screen.findByRole('button', {
      name: /^Start anyway/,
      description: 'A championship needs at least 2 films to start.',
    });
    expect(button.ariaDisabled).toBe('true');
    await userEvent.click(button);
    expect(
      await screen.findByText('A championship needs at least 2 films to start.'),
    ).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('opens a draft from its card', async () => {
  answerLists([draft], []);
  await openList();
  const item = await card('Segreta');
  expect(within(item).getByText('Draft')).toBeDefined();
  const opened = { ...draft, status: 'setup', viewerMay: mayNothing };
  server.answer('POST /api/tournaments/7/open', { body: opened });
  answerLists([opened], []);
  await userEvent.click(within(item).getByRole('button', { name: /^Open to nominations/ }));
  await expectSpoken('Nominations are open');
  expect(within(await card('Segreta')).getByText('In preparation')).toBeDefined();
  await waitFor(async () => expect(document.activeElement).toBe(await card('Segreta')));
});
