import type { Activity, Profile } from '@girone/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
// Fetched when they are wanted; here before the clock of the first test runs.
import '../../domain/moderation/block/block-question.tsx';
import './people-dialog.tsx';
import './profile-tabs.tsx';
import '../../ui/overlays/menu.tsx';
import { ProfilePage } from './profile-page.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const film = {
  id: 3,
  title: 'Stalker',
  year: 1979,
  director: 'Andrei Tarkovsky',
  genre: null,
  posterUrl: null,
};

const elena = {
  username: 'elenac',
  firstName: 'Elena',
  lastName: 'Conti',
  profileImageUrl: null,
  viewerFollows: 'no',
  viewerIsThem: false,
};
const people = [elena, { ...elena, username: 'giulia', firstName: null, viewerIsThem: true }];

function answerWith(profile: Profile): void {
  const { username } = profile;
  server.answer(`GET /api/users/profile/${username}`, { body: profile });
  server.answer('GET /api/users/follow-requests', { body: [] });
  for (const list of ['activity', 'films', 'tournaments', 'circles', 'followers', 'following']) {
    server.answer(`GET /api/users/${username}/${list}`, { body: [] });
  }
}

interface Scene {
  path?: string;
  language?: 'en' | 'it' | 'es';
}

async function open({ path = '/profile?user=marcob', language = 'en' }: Scene = {}) {
  const onAccountChange = vi.fn<() => void>();
  const page = (
    <main>
      <ProfilePage viewer={{ username: 'giulia' }} onAccountChange={onAccountChange} />
    </main>
  );
  return renderPart(page, { server, path, language });
}

const own = (facts: Partial<Profile> = {}) =>
  sampleProfile({
    username: 'giulia',
    firstName: 'Giulia',
    lastName: 'Ferrante',
    viewerIsOwner: true,
    ...facts,
  });

const calls = (method: string) =>
  server.seen.filter((call) => call.method === method).map(({ url }) => url);

describe('a profile', () => {
  it('says who it is, with a safe way to their site', async () => {
    answerWith(sampleProfile({ followsViewer: true }));
    await open({ language: 'it' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Marco Bellini' })).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Marco Bellini — Girone'));
    expect(screen.getByText('@marcob')).toBeDefined();
    expect(screen.getByText('Ti segue')).toBeDefined();
    expect(screen.getByText(/Slow films/).textContent).toBe('Slow films.\nLong draws.');
    expect(screen.getByText('Iscritto dal 12 marzo 2024')).toBeDefined();
    const site = screen.getByRole('link', { name: 'marco.example' });
    expect(site.getAttribute('href')).toBe('https://www.marco.example/');
    expect(site.getAttribute('rel')).toBe('nofollow ugc noopener');
    const counters = screen.getByRole('region', { name: 'In cifre' });
    expect(counters.textContent).toBe('Film9Follower1128Following94Post57');
    expect(screen.queryByRole('button', { name: 'Modifica Profilo' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cambia foto profilo' })).toBeNull();
  });

  it('shows no address that a browser could be tricked with', async () => {
    answerWith(sampleProfile({ website: 'javascript:alert(1)' }));
    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
  });

  it('is the viewer’s own where the address names nobody', async () => {
    answerWith(own());
    await open({ path: '/profile', language: 'it' });
    expect(await screen.findByRole('button', { name: 'Modifica Profilo' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cambia foto profilo' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Segui/ })).toBeNull();
  });

  it('that is not there says so in the words of the specification', async () => {
    server.answer('GET /api/users/blocked', { body: [] });
    await open({ path: '/profile?user=nobody', language: 'it' });
    expect(await screen.findByRole('heading', { name: 'Profilo non trovato' })).toBeDefined();
    expect(screen.getByText("L'utente che stai cercando non esiste.")).toBeDefined();
  });

  it('that did not arrive is asked for again', async () => {
    server.answer('GET /api/users/profile/marcob', { status: 503 });
    await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerWith(sampleProfile());
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Marco Bellini' })).toBeDefined();
  });
});

describe('a private profile', () => {
  const closed = sampleProfile({
    isPrivate: true,
    isOpen: false,
    bio: null,
    location: null,
    website: null,
    createdAt: null,
  });

  it('shows name and counters, and takes a request to follow that can be withdrawn', async () => {
    answerWith(closed);
    await open();
    expect(await screen.findByText('This profile is private')).toBeDefined();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('button', { name: /Followers/ })).toBeNull();
    expect(screen.getByText('1,128')).toBeDefined();

    const answer = { viewerFollows: 'requested', followersCount: 1128, followingCount: 94 };
    server.answer('POST /api/users/marcob/follow', { body: answer });
    answerWith({ ...closed, viewerFollows: 'requested' });
    await userEvent.click(screen.getByRole('button', { name: 'Ask to follow Marco Bellini' }));
    expect(await screen.findByText(/Your request is waiting/)).toBeDefined();

    server.answer('DELETE /api/users/marcob/follow', { body: { ...answer, viewerFollows: 'no' } });
    answerWith(closed);
    await userEvent.click(screen.getByRole('button', { name: /Request sent/ }));
    expect(await screen.findByRole('button', { name: /Ask to follow/ })).toBeDefined();
    // Nothing that is closed was asked for.
    expect(calls('GET').filter((url) => url.includes('/marcob/'))).toEqual([]);
  });
});

describe('following', () => {
  it('is started and ended, and says when it did not work', async () => {
    answerWith(sampleProfile());
    await open({ language: 'it' });
    const follow = await screen.findByRole('button', { name: 'Segui Marco Bellini' });
    server.answer('POST /api/users/marcob/follow', { status: 503 });
    await userEvent.click(follow);
    expect(await screen.findByText('Errore')).toBeDefined();

    server.answer('POST /api/users/marcob/follow', {
      body: { viewerFollows: 'yes', followersCount: 1129, followingCount: 94 },
    });
    answerWith(sampleProfile({ viewerFollows: 'yes', followersCount: 1129 }));
    await userEvent.click(screen.getByRole('button', { name: 'Segui Marco Bellini' }));
    expect(await screen.findByRole('button', { name: /Non seguire più/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Follower: 1129' })).toBeDefined();
  });

  it('is listed by name, and each can be followed from the list, which back closes', async () => {
    answerWith(sampleProfile());
    server.answer('GET /api/users/marcob/followers', { body: people });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Followers: 1,128' }));
    const list = await screen.findByRole('list', { name: 'Followers of Marco Bellini' });
    expect(window.location.search).toBe('?user=marcob&list=followers');
    expect(within(list).getByRole('link', { name: 'Elena Conti' }).getAttribute('href')).toBe(
      '/profile?user=elenac',
    );
    expect(within(list).getByText('You')).toBeDefined();

    server.answer('POST /api/users/elenac/follow', {
      body: { viewerFollows: 'yes', followersCount: 1, followingCount: 0 },
    });
    await userEvent.click(within(list).getByRole('button', { name: 'Follow Elena Conti' }));
    expect(await within(list).findByRole('button', { name: 'Unfollow Elena Conti' })).toBeDefined();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?user=marcob');
  });

  it('leads from person to person, each from the top', async () => {
    answerWith(sampleProfile());
    answerWith(sampleProfile({ username: 'elenac', firstName: 'Elena', lastName: 'Conti' }));
    server.answer('GET /api/users/marcob/following', { body: people });
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await open({ path: '/profile?user=marcob&list=following' });
    await userEvent.click(await screen.findByRole('link', { name: 'Elena Conti' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Elena Conti' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});

describe('a block', () => {
  it('is asked about, done, and taken back where the profile was', async () => {
    answerWith(sampleProfile());
    await open({ language: 'it' });
    await userEvent.click(await screen.findByRole('button', { name: 'Altro su Marco Bellini' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blocca @marcob' }));
    const question = await screen.findByRole('alertdialog', { name: 'Bloccare @marcob?' });
    server.answer('POST /api/users/marcob/block', { status: 204 });
    server.answer('GET /api/users/profile/marcob', { status: 404 });
    server.answer('GET /api/users/blocked', {
      body: [{ ...elena, username: 'marcob', blockedAt: '2026-11-15T12:00:00.000Z' }],
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Blocca' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Hai bloccato @marcob' }),
    ).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Segnala @marcob' })).toBeDefined();

    server.answer('DELETE /api/users/marcob/block', { status: 204 });
    server.answer('GET /api/users/blocked', { body: [] });
    answerWith(sampleProfile());
    await userEvent.click(screen.getByRole('button', { name: 'Sblocca' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Marco Bellini' })).toBeDefined();
  });

  it('is not needed to be rid of a follower', async () => {
    answerWith(sampleProfile({ followsViewer: true }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'More about Marco Bellini' }));
    expect(await screen.findByRole('menuitem', { name: 'Report @marcob' })).toBeDefined();
    server.answer('POST /api/users/follow-requests/marcob/decline', { status: 204 });
    answerWith(sampleProfile());
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Remove from your followers' }),
    );
    expect(await screen.findByText('Marco Bellini no longer follows you')).toBeDefined();
    expect(screen.queryByText('Follows you')).toBeNull();
  });
});

describe('requests to follow', () => {
  const request = { ...elena, askedAt: '2026-11-15T12:00:00.000Z' };

  it('are shown to the owner alone, decided there, and appear by themselves', async () => {
    answerWith(own({ isPrivate: true }));
    const { tell } = await open({ path: '/profile' });
    await screen.findByRole('heading', { level: 1 });
    server.answer('GET /api/users/follow-requests', { body: [request] });
    tell('notification', { notificationId: 1 });
    const panel = await screen.findByRole('region', { name: 'Follow requests' });
    server.answer('POST /api/users/follow-requests/elenac/accept', { status: 204 });
    server.answer('GET /api/users/follow-requests', { body: [] });
    await userEvent.click(within(panel).getByRole('button', { name: 'Accept Elena Conti' }));
    expect(await screen.findByText('Elena Conti now follows you')).toBeDefined();
    await waitFor(() => expect(panel.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('are turned down', async () => {
    answerWith(own({ isPrivate: true }));
    server.answer('GET /api/users/follow-requests', { body: [request] });
    await open({ path: '/profile' });
    const decline = await screen.findByRole('button', { name: 'Decline Elena Conti' });
    server.answer('POST /api/users/follow-requests/elenac/decline', { status: 204 });
    server.answer('GET /api/users/follow-requests', { body: [] });
    await userEvent.click(decline);
    expect(await screen.findByText('Request by Elena Conti declined')).toBeDefined();
    expect(calls('POST')).toEqual(['/api/users/follow-requests/elenac/decline']);
  });
});

describe('the tabs', () => {
  it('have addresses, and say what will be shown there while there is nothing', async () => {
    answerWith(sampleProfile());
    await open({ language: 'it' });
    const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    expect(tabs).toEqual(['Attività', 'Film', 'Campionati', 'Cerchie']);
    expect(
      await screen.findByText('Post, candidature e titoli saranno mostrati qui.'),
    ).toBeDefined();
    for (const [name, tab, sentence] of [
      ['Film', 'films', 'I film saranno mostrati qui.'],
      ['Campionati', 'tournaments', 'I campionati con i suoi film saranno mostrati qui.'],
      ['Cerchie', 'circles', 'Le cerchie saranno mostrate qui.'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name }));
      expect(await screen.findByText(sentence)).toBeDefined();
      expect(window.location.search).toBe(`?user=marcob&tab=${tab}`);
    }
  });

  it('tell what the person did, page by page', async () => {
    const activity: Activity[] = [
      {
        kind: 'post',
        at: '2026-11-15T12:00:00.000Z',
        post: { id: 8, content: 'A just draw.', imageUrl: '/objects/images/a' },
      },
      {
        kind: 'title',
        at: '2026-11-14T12:00:00.000Z',
        film,
        tournament: { id: 5, name: 'Coppa' },
      },
      ...Array.from({ length: 18 }, (_, index) => ({
        kind: 'nomination' as const,
        at: '2026-11-13T12:00:00.000Z',
        film: { ...film, id: 100 + index },
        tournament: { id: 6, name: 'Lega' },
      })),
    ];
    const older = {
      kind: 'nomination' as const,
      at: '2026-11-12T12:00:00.000Z',
      film,
      tournament: { id: 4, name: 'Trofeo' },
    };
    answerWith(sampleProfile());
    server.answer('GET /api/users/marcob/activity', { body: [...activity, older] });
    await open();
    const list = await screen.findByRole('list', { name: 'Activity' });
    expect(within(list).getByRole('link', { name: 'Wrote a post' }).getAttribute('href')).toBe(
      '/critics?post=8',
    );
    expect(within(list).getByText('A just draw.')).toBeDefined();
    expect(within(list).getByRole('link', { name: 'Stalker won Coppa' }).getAttribute('href')).toBe(
      '/tournaments/5',
    );
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);

    server.answer('GET /api/users/marcob/activity', { body: [older] });
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(
      await within(list).findByRole('link', { name: 'Nominated Stalker for Trofeo' }),
    ).toBeDefined();
    expect(calls('GET').at(-1)).toBe(
      '/api/users/marcob/activity?limit=21&before=2026-11-13T12%3A00%3A00.000Z',
    );
    const more = screen.getByRole('button', { name: 'Show more' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
  });

  it('show films, championships and circles with the way to each', async () => {
    answerWith(sampleProfile());
    server.answer('GET /api/users/marcob/films', { body: [film] });
    const coppa = { id: 5, name: 'Coppa', status: 'active', cancelledAt: null };
    const calledOff = {
      id: 4,
      name: 'Interrotta',
      status: 'completed',
      cancelledAt: '2026-11-15T12:00:00.000Z',
    };
    const facts = { circleName: 'Cineforum', bestPosition: 2, filmsCount: 12, champions: [] };
    server.answer('GET /api/users/marcob/tournaments', {
      body: [
        { ...coppa, ...facts },
        { ...calledOff, ...facts },
      ],
    });
    server.answer('GET /api/users/marcob/circles', {
      body: [{ id: 7, name: 'Cineforum', isPublic: false, memberCount: 1, coverImageUrl: null }],
    });
    await open({ path: '/profile?user=marcob&tab=films' });
    const films = await screen.findByRole('list', { name: 'Films' });
    expect(within(films).getByRole('link', { name: 'Stalker' }).getAttribute('href')).toBe(
      '/films/3',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Championships' }));
    const tournaments = await screen.findByRole('list', { name: 'Championships' });
    expect(tournaments.textContent).toContain('Best place: 2 of 12');
    expect(within(tournaments).getByText('Called off')).toBeDefined();
    expect(within(tournaments).getByRole('link', { name: 'Coppa' }).getAttribute('href')).toBe(
      '/tournaments/5',
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Circles' }));
    const circles = await screen.findByRole('list', { name: 'Circles' });
    expect(circles.textContent).toContain('Private1 member');
    expect(within(circles).getByRole('link', { name: 'Cineforum' }).getAttribute('href')).toBe(
      '/circles/7',
    );
  });
});
