import type { Owing, TournamentDetail } from '@girone/contract/tournaments';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp } from '../../testing/render-app.tsx';
import { renderPart } from '../../testing/render-part.tsx';
import {
  mayNothing,
  sampleNomination,
  sampleReadiness,
  sampleTournament,
} from '../../testing/sample-tournament.ts';
import { expectSpoken } from '../../testing/spoken.ts';
import { toLocalField } from '../../lib/text/local-time.ts';
import { LazyOverdue } from './lazy-overdue.tsx';
// What is fetched when it is needed is loaded here, before the clock of the first test runs.
import './overdue-panel.tsx';
import './extend-check.ts';
import '../../domain/season/take-out/take-out-form.tsx';
import '../../domain/season/take-out/take-out-check.ts';
import '../../ui/overlays/confirm-dialog.tsx';
import '../../ui/feedback/toaster.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const anna: Owing = { userId: 7, username: 'anna', name: 'Anna', films: 1, missing: 1 };
const bruno: Owing = { userId: 8, username: 'bruno', name: 'Bruno', films: 1, missing: 2 };

async function show(owing: readonly Owing[], facts: Partial<TournamentDetail> = {}) {
  const tournament = sampleTournament({
    filmsCount: 6,
    viewerMay: { ...mayNothing, forceStart: true, edit: true },
    viewerMayTakeOut: true,
    readiness: { ...sampleReadiness, ready: false, isOverdue: true, owing: [...owing] },
    ...facts,
  });
  server.answer('GET /api/tournaments/5', { body: tournament });
  await renderPart(<LazyOverdue tournament={tournament} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
  return screen.findByRole('region', { name: 'La scadenza è passata: e adesso?' });
}

const sent = (method: string) =>
  server.seen
    .filter((request) => request.method === method)
    .map(({ url, body }) => [url, body === '' ? null : (JSON.parse(body) as unknown)]);

describe('once the deadline has passed', () => {
  it('names who owes films, and offers three ways on in one place', async () => {
    const panel = await show([bruno, anna]);
    const people = within(panel).getAllByRole('listitem');
    expect(people.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Bruno1 film candidato, ne mancano 2'),
      expect.stringContaining('Anna1 film candidato, ne manca 1'),
    ]);
    for (const name of ['Parti senza di loro', 'Prolunga', 'Togli i film di Anna']) {
      expect(within(panel).getByRole('button', { name })).toBeDefined();
    }
  });

  it('starts without them, once it is read who is out and what is left', async () => {
    const panel = await show([bruno, anna]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Parti senza di loro' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Bruno e Anna');
    expect(question.textContent).toContain('4 film si sfidano due volte: 12 partite');
    server.answer('POST /api/tournaments/5/start-without', {
      body: { message: '', tournament: sampleTournament({ status: 'active' }) },
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Parti senza di loro' }));
    expect(await screen.findByText('Campionato avviato')).toBeDefined();
    expect(sent('POST')).toEqual([['/api/tournaments/5/start-without', { userIds: [8, 7] }]]);
  });

  it('says so where it changed meanwhile', async () => {
    const panel = await show([anna]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Parti senza di loro' }));
    const question = await screen.findByRole('alertdialog');
    server.answer('POST /api/tournaments/5/start-without', {
      status: 409,
      body: { code: 'participants_changed', message: 'Guarda di nuovo.' },
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Parti senza di loro' }));
    expect(await screen.findByText('Guarda di nuovo.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('does not even ask where fewer than two films would be left', async () => {
    const panel = await show([anna], { filmsCount: 2 });
    const button = within(panel).getByRole('button', {
      name: 'Parti senza di loro',
      description: 'Senza di loro resterebbero meno di 2 film.',
    });
    await userEvent.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('gives more time', async () => {
    const panel = await show([anna]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Prolunga' }));
    const dialog = await screen.findByRole('dialog', { name: 'Altro tempo per le candidature' });
    await userEvent.click(within(dialog).getByRole('button', { name: '7 giorni' }));
    const field = within(dialog).getByLabelText<HTMLInputElement>('Candidature fino al');
    const week = toLocalField(Date.now() + 7 * 86_400_000).slice(0, 10);
    expect(field.value.slice(0, 10)).toBe(week);
    server.answer('PATCH /api/tournaments/5', { body: sampleTournament() });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Prolunga' }));
    await expectSpoken('C’è altro tempo per le candidature');
    const [call] = sent('PATCH');
    expect(call).toEqual([
      '/api/tournaments/5',
      { preparationDeadline: expect.stringMatching(/^\d{4}-/) },
    ]);
  });

  it('takes all films of one person out, with a reason', async () => {
    const panel = await show([anna]);
    server.answer('GET /api/tournaments/5/nominations', {
      body: [
        sampleNomination({ filmId: 40, title: 'La notte', user: { id: 7 } }),
        sampleNomination({ filmId: 41, title: 'Stalker', user: { id: 9 } }),
      ],
    });
    await userEvent.click(within(panel).getByRole('button', { name: 'Togli i film di Anna' }));
    const dialog = await screen.findByRole('dialog', { name: 'Togliere i film di Anna?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Togli' }));
    expect(await within(dialog).findByText('Scrivi il motivo, in poche parole.')).toBeDefined();
    await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Troppo tardi');
    server.answer('POST /api/tournaments/5/nominations/removals', { status: 204 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Togli' }));
    await expectSpoken('Candidatura tolta');
    expect(sent('POST')).toEqual([
      ['/api/tournaments/5/nominations/removals', { filmIds: [40], reason: 'Troppo tardi' }],
    ]);
  });

  it('offers more time alone where it is people that are missing', async () => {
    const panel = await show([]);
    expect(
      within(panel)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Prolunga']);
  });

  it('shows a moderator of the circle what they may do, and others nothing', async () => {
    const panel = await show([anna], { viewerMay: mayNothing });
    expect(
      within(panel)
        .getAllByRole('button')
        .map((button) => button.ariaLabel),
    ).toEqual(['Togli i film di Anna']);
  });
});

it('is not there before the deadline, nor for whoever can do nothing', async () => {
  const readiness = { ...sampleReadiness, ready: false, isOverdue: true, owing: [anna] };
  const mine = { viewerMay: { ...mayNothing, forceStart: true, edit: true } };
  await renderPart(
    <>
      <LazyOverdue tournament={sampleTournament({ ...mine, readiness: sampleReadiness })} />
      <LazyOverdue tournament={sampleTournament({ readiness })} />
      <p>Fine</p>
    </>,
    { server, path: '/tournaments/5', language: 'it' },
  );
  await screen.findByText('Fine');
  expect(screen.queryByRole('region', { name: 'La scadenza è passata: e adesso?' })).toBeNull();
});
