import type { Circle, CircleMember } from '@girone/contract/circles';
import { userId } from '@girone/contract/ids';
import type { Language } from '@girone/contract/languages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { holdBack } from '../../testing/hold-back.ts';
import { admin, leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleCircle, sampleMember, sampleTournament } from '../../testing/sample-circle.ts';
import { expectSpoken } from '../../testing/spoken.ts';
import './manage-page.tsx';
import './circle-dialogs.tsx';
import './circle-checks.ts';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const owner = sampleMember({ id: 7, username: 'giuliaf', role: 'admin' });
const moderator = sampleMember({ id: 21, username: 'sofia', lastName: null, role: 'moderator' });
const plain = sampleMember({ id: 22, username: 'tomriva', profileImageUrl: '/objects/images/t' });
const otherAdmin = sampleMember({ id: 23, username: 'elenac', role: 'admin' });
const everybody = [owner, otherAdmin, moderator, plain];

interface Scene {
  role?: CircleMember['role'] | null;
  circle?: Partial<Circle>;
  members?: readonly CircleMember[];
  tournaments?: readonly unknown[];
  user?: typeof member;
  language?: Language;
  /** Until then the requests do not come. */
  requests?: { until: Promise<void> };
}

async function open(scene: Scene = {}): Promise<void> {
  const { role = 'admin', members = everybody, tournaments = [], user = member } = scene;
  const circle = sampleCircle({ ownerId: 7, memberCount: 14, viewerRole: role, ...scene.circle });
  server.answer('GET /api/circles/1', { body: circle });
  server.answer('GET /api/circles/1/user-role', {
    body: { role, isModerator: role === 'admin' || role === 'moderator' },
  });
  server.answer('GET /api/circles/1/members', { body: members });
  server.answer('GET /api/circles/1/tournaments', { body: tournaments });
  server.answer('GET /api/circles/1/join-requests', { body: [], ...scene.requests });
  server.answer('GET /api/circles/1/exclusions', { body: [] });
  server.answer('GET /api/circles/1/invites', { body: [] });
  server.answer('GET /api/circles/1/reports', { body: [] });
  await renderApp({
    server,
    path: '/circles/1/manage',
    user,
    language: scene.language ?? 'it',
  });
}

const panel = (name: string) => screen.findByRole('region', { name });
const calls = (method: string) => server.seen.filter((seen) => seen.method === method);

describe('in Italian, to the letter', () => {
  it('names the circle, its figures and its way back', async () => {
    await open({
      tournaments: [sampleTournament(), sampleTournament({ id: 6, status: 'setup' })],
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Gestisci Cineforum' }),
    ).toBeDefined();
    await waitFor(() => expect(document.title).toContain('Gestisci Cineforum'));
    expect(screen.getByText('One film a week.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Indietro' }).getAttribute('href')).toBe('/circles');
    await waitFor(() => {
      const figures = [...document.querySelectorAll('dl > div')].map(
        (stat) =>
          `${stat.querySelector('dt')?.textContent} ${stat.querySelector('dd')?.textContent}`,
      );
      expect(figures).toEqual(['Membri 14', 'Campionati 2', 'Attivi 1']);
    });
  });

  it('lists the members with role, name and picture', async () => {
    await open();
    const members = await panel('Membri della Cerchia');
    expect(within(members).getByText('Caricamento membri...')).toBeDefined();
    const rows = await within(members).findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'GgiuliafMarco BelliniAdmin',
      'EelenacMarco BelliniAdminEspelli',
      'SsofiaModeratoreRimuoviEspelli',
      'tomrivaMarco BelliniMembroPromuoviEspelli',
    ]);
    const icons = rows.map((row) => row.querySelector('svg')?.innerHTML);
    expect(icons[0]).toBe(icons[1]);
    expect(new Set(icons).size).toBe(3);
    expect(members.querySelector('img')?.getAttribute('src')).toBe('/objects/images/t?w=160');
  });

  it('lists the championships', async () => {
    await open({
      tournaments: [
        sampleTournament(),
        sampleTournament({ id: 6, name: 'Due', description: null, status: 'completed' }),
      ],
    });
    const list = await panel('Campionati della Cerchia');
    expect(within(list).getByText('Caricamento campionati...')).toBeDefined();
    expect(await within(list).findByRole('heading', { name: 'Coppa Celluloide' })).toBeDefined();
    for (const text of ['In Corso', 'Completato', 'Dieci film.']) {
      expect(within(list).getByText(text)).toBeDefined();
    }
    for (const text of [
      'Film richiesti: 2',
      'Max film: 32',
      'Creato da giuliaf il 15/11/2026',
      'Accedi',
    ]) {
      expect(within(list).getAllByText(text)).toHaveLength(2);
    }
    const [first] = within(list).getAllByRole('link', { name: /^Accedi: / });
    expect(first?.getAttribute('href')).toBe('/tournaments/5');
    const create = within(list).getByRole('link', { name: 'Crea Campionato' });
    expect(create.getAttribute('href')).toBe('/tournaments?form=create&circle=1');
  });

  it('says what is empty', async () => {
    await open({ members: [] });
    expect(await screen.findByText('Nessun membro nella cerchia')).toBeDefined();
    expect(await screen.findByText('Nessun campionato nella cerchia')).toBeDefined();
    const create = screen.getByRole('link', { name: 'Crea Campionato' });
    expect(create.getAttribute('href')).toBe('/tournaments');
  });

  it('says that there is no such circle', async () => {
    await renderApp({ server, path: '/circles/1/manage', user: member, language: 'it' });
    expect(await screen.findByRole('heading', { name: 'Cerchia non trovata' })).toBeDefined();
    const back = screen.getByRole('link', { name: 'Torna alle Cerchie' });
    expect(back.getAttribute('href')).toBe('/circles');
  });

  it.each(['0', 'x', '99999999999'])('asks nobody about a circle "%s"', async (id) => {
    await renderApp({ server, path: `/circles/${id}/manage`, user: member, language: 'it' });
    expect(await screen.findByRole('heading', { name: 'Cerchia non trovata' })).toBeDefined();
    expect(server.seen.filter(({ url }) => url.includes('circles'))).toEqual([]);
  });

  it.each(['member', null] as const)('turns a viewer away whose role is %s', async (role) => {
    await open({ role, circle: { ownerId: 20 } });
    expect(await screen.findByRole('heading', { name: 'Accesso non autorizzato' })).toBeDefined();
    expect(screen.getByText('Non hai i permessi per gestire questa cerchia')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Torna alle Cerchie' })).toBeDefined();
    expect(server.seen.some(({ url }) => url.endsWith('/members'))).toBe(false);
  });
});

describe('roles', () => {
  it('are given and taken, with a word about it, and the focus stays', async () => {
    await open();
    server.answer('POST /api/circles/1/promote-moderator', { body: plain });
    server.answer('POST /api/circles/1/demote-moderator', { body: plain });
    const button = await screen.findByRole('button', { name: 'Promuovi: tomriva' });
    const promoted = everybody.map((each) =>
      each.id === 22 ? { ...each, role: 'moderator' } : each,
    );
    server.answer('GET /api/circles/1/members', { body: promoted });
    await userEvent.click(button);
    expect(await screen.findByText('Utente promosso a moderatore')).toBeDefined();
    expect(screen.getByText('Successo')).toBeDefined();
    const turned = await screen.findByRole('button', { name: 'Rimuovi da moderatore: tomriva' });
    expect(turned).toBe(button);
    expect(document.activeElement).toBe(button);

    server.answer('GET /api/circles/1/members', { body: everybody });
    await userEvent.click(turned);
    expect(await screen.findByText('Moderatore rimosso dal ruolo')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Promuovi: tomriva' })).toBeDefined();
    expect(calls('POST').map(({ url, body }) => [url, body])).toEqual([
      ['/api/circles/1/promote-moderator', '{"userId":22}'],
      ['/api/circles/1/demote-moderator', '{"userId":22}'],
    ]);
  });

  it('stay where the server says no, in its words', async () => {
    await open();
    server.answer('POST /api/circles/1/promote-moderator', {
      status: 403,
      body: { code: 'forbidden', message: 'Non hai i permessi per farlo.' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Promuovi: tomriva' }));
    expect(await screen.findByText('Non hai i permessi per farlo.')).toBeDefined();
    expect(screen.getByText('Errore')).toBeDefined();
  });
});

/** What can be pressed, and which panels there are. */
async function offered() {
  await screen.findByRole('list');
  await screen.findAllByText('tomriva');
  const page = within(screen.getByRole('main'));
  return {
    buttons: page
      .queryAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== null && text !== ''),
    panels: page.queryAllByRole('region').map((region) => region.getAttribute('aria-label')),
  };
}

it('is drawn at once: the requests push nothing down', async () => {
  const { until, letGo } = holdBack();
  await open({ requests: { until } });
  await waitFor(() =>
    expect(server.seen.some(({ url }) => url.endsWith('/join-requests'))).toBe(true),
  );
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  letGo();
  expect(await screen.findByText('Nessuno aspetta alla porta.')).toBeDefined();
});

describe('what a viewer may not do is not offered', () => {
  it('to a moderator', async () => {
    await open({
      role: 'moderator',
      circle: { ownerId: 20 },
      user: { ...member, id: userId.parse(moderator.id) },
    });
    await panel('Segnalazioni');
    expect(await offered()).toEqual({
      buttons: ['Aperte', 'Accolte', 'Respinte', 'Espelli', 'Nuovo link'],
      panels: [
        'Richieste di ingresso',
        'Segnalazioni',
        'Membri della Cerchia',
        'Campionati della Cerchia',
        'Link di invito',
        'Chi resta fuori',
      ],
    });
    expect(screen.getByRole('button', { name: 'Espelli: tomriva' })).toBeDefined();
  });

  it('to an admin of the circle who does not own it', async () => {
    await open({ circle: { ownerId: 23 } });
    const { buttons, panels } = await offered();
    expect(buttons).toContain('Impostazioni');
    expect(buttons).not.toContain('Elimina cerchia');
    expect(panels).not.toContain('Proprietà');
    expect(screen.queryByRole('button', { name: 'Espelli: elenac' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Espelli: giuliaf' })).toBeNull();
  });
});

describe('an admin of the site without a role in the circle', () => {
  const scene = { role: null, circle: { ownerId: 20, isPublic: false }, user: admin };

  it('does what its own admins do, and reads that it is on record', async () => {
    await open(scene);
    await panel('Segnalazioni');
    const { buttons, panels } = await offered();
    expect(buttons).toEqual(
      expect.arrayContaining(['Impostazioni', 'Espelli', 'Nuovo link', 'Elimina cerchia']),
    );
    expect(panels).toEqual(expect.arrayContaining(['Richieste di ingresso', 'Proprietà']));
    expect(screen.getByRole('button', { name: 'Promuovi: tomriva' })).toBeDefined();
    expect(
      screen.getByText('Qui agisci come admin del sito: ogni azione finisce nel registro.'),
    ).toBeDefined();
  });

  it('hands it over in the owner’s place', async () => {
    await open(scene);
    // To whom is known once the members have come.
    await screen.findByRole('button', { name: 'Promuovi: tomriva' });
    await userEvent.click(screen.getByRole('button', { name: 'Cedi la cerchia' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cedi Cineforum' });
    expect(dialog.textContent).toContain('Chi la possiede ora resta come admin.');
  });

  it('is not what one of its own admins is told', async () => {
    await open({ user: { ...admin, id: member.id } });
    await panel('Membri della Cerchia');
    expect(screen.queryByText(/ogni azione finisce nel registro/)).toBeNull();
  });
});

describe('members', () => {
  it('are expelled after a question', async () => {
    await open({ language: 'en' });
    await userEvent.click(await screen.findByRole('button', { name: 'Expel: tomriva' }));
    const question = await screen.findByRole('alertdialog', { name: 'Expel tomriva?' });
    server.answer('DELETE /api/circles/1/members/22', { status: 204 });
    server.answer('GET /api/circles/1/members', { body: [owner] });
    await userEvent.click(within(question).getByRole('button', { name: 'Expel' }));
    await expectSpoken('tomriva has left the circle');
    expect(screen.queryByRole('button', { name: 'Expel: tomriva' })).toBeNull();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Members of the circle'),
    );
  });
});
