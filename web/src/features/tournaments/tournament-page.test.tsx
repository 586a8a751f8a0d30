import type { StandingsRow } from '@girone/contract/standings';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@girone/contract/languages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { leaveApp, member, renderApp } from '../../testing/render-app.tsx';
import { sampleMatch, sampleRow } from '../../testing/sample-season.ts';
import {
  mayNothing,
  sampleNomination,
  sampleReadiness,
  sampleTournament,
} from '../../testing/sample-tournament.ts';
// What the page fetches when it needs it is loaded here, before the clock of the first test runs.
import './tournament-page.tsx';
import './load-tournament.tsx';
import './films-tab.tsx';
import './top-three.tsx';
import './tournament-dialogs.tsx';
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

interface Scene {
  language?: Language;
  tab?: string;
  table?: StandingsRow[];
}

async function open(
  facts: Partial<TournamentDetail>,
  { language = 'en', tab = '', table = [] }: Scene = {},
): Promise<void> {
  server.answer('GET /api/tournaments/5', { body: sampleTournament(facts) });
  server.answer('GET /api/tournaments/5/leaderboard', { body: table });
  server.answer('GET /api/tournaments/5/positions', { body: { matchDays: 0, films: [] } });
  await renderApp({ server, path: `/tournaments/5${tab}`, user: member, language });
  await screen.findByRole('heading', { level: 1, name: 'Giallo & Noir' });
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Parametri del Campionato' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

const unready = {
  ...sampleReadiness,
  participants: { requirement: 2, current: 1, ok: false, missing: 1 },
  totalFilms: { requirement: 6, current: 2, ok: false, missing: 4 },
  filmsPerUser: { requirement: 3, current: 2.333, ok: false, missing: 1 },
  ready: false,
  missingParticipants: 1,
  missingFilms: 4,
  waitsFor: null,
  startsAt: null,
};

describe('a championship in setup', () => {
  it('shows in Italian what it needs, letter for letter', async () => {
    await open(
      { readiness: unready, filmsCount: 14, viewerMay: { ...mayNothing, forceStart: true } },
      { language: 'it' },
    );
    expect(rows()).toEqual([
      ['Parametro', 'Requisito', 'Attuale', 'Stato', 'Mancanti'],
      ['Partecipanti', '2', '1', '✗ Insufficiente', '1'],
      ['Film totali', '6', '2', '✗ Insufficiente', '4'],
      ['Film per utente', '3', '~2,3', '✗ Insufficiente', '1'],
      ['Max film totali', '16', '4', '✓ OK', '0'],
    ]);
    expect(document.body.textContent).toContain('⏳ In attesa di completamento');
    expect(screen.getByText("Manca 1 partecipante e 4 film per l'avvio automatico.")).toBeDefined();
    expect(screen.getByRole('button', { name: 'Avvia Comunque' })).toBeDefined();
    expect(screen.getByText('14 film candidati')).toBeDefined();
    expect(screen.getByText('Creato il 2 novembre 2026')).toBeDefined();
    expect(screen.getByText('In Preparazione')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Candidature Film' }).getAttribute('href')).toBe(
      '/tournaments/5/nominations',
    );
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Classifica',
      'Partite',
      'Film',
      'Discussione',
    ]);
  });

  it.each([
    ['it', [2, 6], "Mancano 2 partecipanti e 6 film per l'avvio automatico."],
    ['it', [1, 2], "Manca 1 partecipante e 2 film per l'avvio automatico."],
    ['it', [1, 1], "Manca 1 partecipante e 1 film per l'avvio automatico."],
    ['it', [0, 4], "Mancano 4 film per l'avvio automatico."],
    ['it', [0, 1], "Manca 1 film per l'avvio automatico."],
    ['it', [1, 0], "Manca 1 partecipante per l'avvio automatico."],
    ['it', [2, 0], "Mancano 2 partecipanti per l'avvio automatico."],
    ['es', [2, 1], 'Faltan 2 participantes y 1 película para el inicio automático.'],
    ['es', [1, 2], 'Falta 1 participante y 2 películas para el inicio automático.'],
    ['es', [0, 1], 'Falta 1 película para el inicio automático.'],
    ['en', [1, 2], '1 participant and 2 films are missing for the automatic start.'],
    ['en', [1, 0], '1 participant is missing for the automatic start.'],
  ] as const)(
    'names what is missing, in %s: participants and films %j',
    async (language, [missingParticipants, missingFilms], sentence) => {
      const readiness = { ...unready, missingParticipants, missingFilms };
      await open({ readiness }, { language });
      expect(screen.getByText(sentence)).toBeDefined();
    },
  );

  it('knows no average where nobody is in', async () => {
    const none = { requirement: 2, current: 0, ok: false, missing: 2 };
    const filmsPerUser = { requirement: 3, current: 0, ok: false, missing: 3 };
    const readiness = { ...unready, participants: none, filmsPerUser };
    await open({ readiness }, { language: 'it' });
    expect(rows()[3]).toEqual(['Film per utente', '3', '–', '✗ Insufficiente', '3']);
  });

  it('says what it waits for when nothing is missing', async () => {
    await open({}, { language: 'it' });
    expect(document.body.textContent).toContain('✅ Pronto per avvio automatico');
    expect(screen.getByText(/^Aspetta la scadenza: 22 novembre/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Avvia Comunque' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('counts the grace time down', async () => {
    const startsAt = new Date(Date.now() + 290_000).toISOString();
    await open({ readiness: { ...sampleReadiness, waitsFor: 'list_full', startsAt } });
    expect(screen.getByText(/^The list is full: it starts on/)).toBeDefined();
    expect(screen.getByRole('timer').textContent).toMatch(/^4:\d\d$/);
    expect(screen.getByText(/can still be corrected/)).toBeDefined();
  });

  it('starts on the word of its creator', async () => {
    await open({ readiness: unready, viewerMay: { ...mayNothing, forceStart: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Start anyway' }));
    const question = await screen.findByRole('alertdialog');
    const begun = sampleTournament({
      status: 'active',
      readiness: null,
      currentMatchDay: 1,
      totalMatchDays: 6,
      totalMatches: 12,
      drawSeed: 'c0ffee',
    });
    server.answer('POST /api/tournaments/5/force-start', {
      body: { message: '', tournament: begun },
    });
    server.answer('GET /api/tournaments/5', { body: begun });
    await userEvent.click(within(question).getByRole('button', { name: 'Start anyway' }));
    expect(await screen.findByText('Tournament force started successfully!')).toBeDefined();
    expect(await screen.findByText('Match day 1 of 6')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'Matches 0/12' })).toBeDefined();
    await userEvent.click(screen.getByText('Rules and draw'));
    expect(await screen.findByText('c0ffee')).toBeDefined();
    const again = screen.getByRole('link', { name: 'How to draw it again' });
    expect(again.getAttribute('href')).toBe('/draw?tournament=5&seed=c0ffee');
    expect(screen.queryByRole('table', { name: 'Championship parameters' })).toBeNull();
  });
});

describe('a championship that runs', () => {
  const matches = 'GET /api/tournaments/5/matches';
  const running = {
    status: 'active',
    readiness: null,
    currentMatchDay: 2,
    totalMatchDays: 6,
    viewerMay: { ...mayNothing, vote: true },
  } as const;
  const answered = [
    sampleMatch({ id: 51, viewerVote: 1 }),
    sampleMatch({ id: 52, viewerNotSeen: true }),
  ];

  it('says how many votes are wanted, and leads to them', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    // Another window has answered one of the three meanwhile.
    const wanted = [sampleMatch({ id: 53 }), sampleMatch({ id: 54 })];
    server.answer(`${matches}?matchDay=2`, { body: [...answered, ...wanted] });
    await open({ ...running, viewerVotesLeft: 3 }, { language: 'it' });
    await userEvent.click(screen.getByRole('link', { name: 'Vota (3)' }));
    const tab = screen.getByRole('tab', { selected: true });
    await waitFor(() => expect(tab.textContent).toBe('Partite2'));
    expect(document.activeElement).toBe(tab);
    expect(scrolled).toHaveBeenCalled();
    expect(window.location.search).toBe('?tab=matches');
  });

  it('believes no list of matches from before their day opened', async () => {
    const pending = { status: 'pending', viewerMayVote: false, matchDay: 2 } as const;
    server.answer(`${matches}?matchDay=2`, { body: [sampleMatch(pending)] });
    await open({ ...running, viewerVotesLeft: 1 }, { tab: '?tab=matches' });
    await waitFor(() =>
      expect(server.seen.some(({ url }) => url.includes('matchDay=2'))).toBe(true),
    );
    await screen.findByText('Suspiria');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Matches1');
  });

  it('has nothing to ask of whoever has answered', async () => {
    await open({ ...running, viewerVotesLeft: 0 }, { language: 'it' });
    expect(screen.getByText('Hai già votato')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Vota/ })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Partite' })).toBeDefined();
  });

  it('does not ask those who have no vote', async () => {
    await open({ ...running, viewerMay: mayNothing, viewerVotesLeft: null });
    expect(screen.getByText('Match day 2 of 6')).toBeDefined();
    expect(screen.queryByText('You have voted')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Vote/ })).toBeNull();
  });
});

describe('the tabs', () => {
  it('stand in the address', async () => {
    server.answer('GET /api/tournaments/5/nominations', {
      body: [
        sampleNomination({ filmId: 9, title: 'Profondo rosso' }),
        sampleNomination({ filmId: 8, title: 'Vertigo', user: { id: 4, name: null } }),
      ],
    });
    await open({});
    await userEvent.click(screen.getByRole('tab', { name: 'Films' }));
    const films = within(await screen.findByRole('list', { name: 'Films' }));
    const texts = films.getAllByRole('listitem').map((item) => item.textContent);
    expect(texts[0]).toContain('Profondo rosso');
    expect(texts[0]).toContain('Nominated by Marco Bellini');
    expect(texts[1]).toContain('deleted user');
    expect(window.location.search).toBe('?tab=films');
  });

  it('show each film’s record once it runs', async () => {
    server.answer('GET /api/tournaments/5/comments', { body: { comments: [], total: 0 } });
    await open({ status: 'active', readiness: null }, { tab: '?tab=discussion' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Recent comments' })).toBeDefined();
    server.answer('GET /api/tournaments/5/leaderboard', {
      body: [
        {
          position: 1,
          filmId: 9,
          filmTitle: 'Stalker',
          year: 1979,
          director: null,
          genre: null,
          posterUrl: '/objects/images/s',
          ownerName: 'Giulia Ferrante',
          points: 7,
          wins: 2,
          draws: 1,
          losses: 0,
        },
      ],
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Films' }));
    const item = await screen.findByText('7 points, 2 won, 1 drawn, 0 lost', { exact: false });
    expect(item.closest('li')?.querySelector('img')?.getAttribute('src')).toBe(
      '/objects/images/s?w=480',
    );
  });
});

describe('a championship that is over', () => {
  it('opens with its champion, can be shared, and has its figures below the table', async () => {
    const startedAt = '2026-10-01T12:00:00.000Z';
    const over = { status: 'completed', readiness: null, matchesCompleted: 12, startedAt } as const;
    await open(over, { table: [sampleRow({ points: 15 })] });
    await screen.findByRole('region', { name: /The champion: Stalker/ });
    expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
    expect(screen.queryByRole('list', { name: 'The first three' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Films' }));
    await userEvent.click(screen.getByRole('button', { name: 'Statistics' }));
    expect(screen.getByRole('region', { name: 'Statistics' })).toBe(document.activeElement);
    expect(screen.getByRole('tab', { name: 'Table' }).getAttribute('aria-selected')).toBe('true');
  });

  it('is played again with its settings by whoever may call it', async () => {
    const over = {
      status: 'completed',
      readiness: null,
      maxFilms: 4,
      requiredFilmsPerUser: 1,
      matchDayFrequencyHours: 12,
      secretCount: true,
      viewerMay: { ...mayNothing, rematch: true },
    } as const;
    server.answer('GET /api/circles/my', { body: { circles: [], active: 0, max: 3 } });
    await open(over, { table: [sampleRow({ points: 15 })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Rematch' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rematch' });
    expect((await within(dialog).findByLabelText<HTMLInputElement>('Name')).value).toBe(
      'Giallo & Noir 2',
    );
    server.answer('POST /api/tournaments', { status: 201, body: sampleTournament({ id: 9 }) });
    server.answer('GET /api/tournaments/9', { body: sampleTournament({ id: 9 }) });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create championship' }));
    await waitFor(() => expect(window.location.pathname).toBe('/tournaments/9/nominations'));
    const sent = server.seen.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      name: 'Giallo & Noir 2',
      rematchOf: 5,
      circleId: null,
      maxFilms: 4,
      requiredFilmsPerUser: 1,
      matchDayFrequencyHours: 12,
      secretCount: true,
    });
  });

  it('leads to its rematch once that is called', async () => {
    const rematch = { id: 9, name: 'Coppa del Po 3' };
    const over = { status: 'completed', readiness: null, rematch } as const;
    await open(over, { table: [sampleRow({ points: 15 })] });
    const link = await screen.findByRole('link', { name: 'To the rematch: Coppa del Po 3' });
    expect(link.getAttribute('href')).toBe('/tournaments/9');
  });

  it('or none, where it was called off', async () => {
    await open({
      status: 'completed',
      readiness: null,
      cancelledAt: '2026-11-09T12:00:00.000Z',
    });
    expect(screen.getByText('This championship was called off')).toBeDefined();
    expect(screen.getByText('Called off')).toBeDefined();
  });
});

describe('taking a championship away', () => {
  it('deletes it before the start and goes back to the list', async () => {
    await open({ viewerMay: { ...mayNothing, delete: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Giallo & Noir?' });
    server.answer('DELETE /api/tournaments/5', { status: 204 });
    server.answer('GET /api/tournaments', { body: [] });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete championship' }));
    expect(await screen.findByText('Championship deleted')).toBeDefined();
    await waitFor(() => expect(window.location.pathname).toBe('/tournaments'));
    expect(await screen.findByRole('heading', { name: 'No championship yet' })).toBeDefined();
  });

  it('calls it off while it runs', async () => {
    await open({
      status: 'active',
      readiness: null,
      viewerMay: { ...mayNothing, delete: true },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Call it off' }));
    const question = await screen.findByRole('alertdialog', { name: 'Call Giallo & Noir off?' });
    server.answer('DELETE /api/tournaments/5', {
      status: 409,
      body: { code: 'tournament_started', message: 'It has started.' },
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Call it off' }));
    expect(await screen.findByText('It has started.')).toBeDefined();
  });
});

describe('where there is none', () => {
  it.each(['/tournaments/5', '/tournaments/abc', '/tournaments/99999999999'])(
    'says so: %s',
    async (path) => {
      await renderApp({ server, path, user: member, language: 'it' });
      expect(await screen.findByRole('heading', { name: 'Campionato non trovato' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Torna ai campionati' }).getAttribute('href')).toBe(
        '/tournaments',
      );
    },
  );

  it('tells a failure from that, and tries again', async () => {
    server.answer('GET /api/tournaments/5', { status: 503, body: { message: 'A moment.' } });
    await renderApp({ server, path: '/tournaments/5', user: member });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('A moment.');
    server.answer('GET /api/tournaments/5', { body: sampleTournament() });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Giallo & Noir' })).toBeDefined();
  });
});

it('that cannot be there is not asked for', async () => {
  await renderApp({ server, path: '/tournaments/9999999999', user: member, language: 'it' });
  expect(await screen.findByRole('heading', { name: 'Campionato non trovato' })).toBeDefined();
  expect(server.seen.some(({ url }) => url.includes('9999999999'))).toBe(false);
});
