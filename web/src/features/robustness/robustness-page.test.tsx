import type { Robustness } from '@girone/contract/robustness';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import type { Assessment, Recount } from './assessed-season.ts';
import { RobustnessPage } from './robustness-page.tsx';
import { RobustnessSection } from './robustness-section.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  await server.close();
});

const [ladri, stalker, paris] = [1, 2, 3];

function film(id: number, title: string) {
  return { id, title, year: 1948, director: null, genre: null, posterUrl: null };
}

function recount(kind: Recount['kind'], told: Partial<Recount> = {}): Recount {
  return {
    kind,
    champions: [ladri],
    isSame: true,
    obstacle: null,
    lead: { score: 43, next: stalker, ahead: 1, decidedBy: null, holder: null },
    positions: [1, 2, 3],
    people: null,
    ...told,
  };
}

const nameOnly = { lead: null, positions: null };

const assessment: Assessment = {
  verdict: 'solid',
  played: recount('played'),
  recounts: [
    recount('twoPoints'),
    recount('firstLeg', {
      champions: [paris],
      isSame: false,
      lead: {
        score: 22,
        next: stalker,
        ahead: 2,
        decidedBy: null,
        holder: { position: 3, score: 19 },
      },
      positions: [3, 2, 1],
    }),
    recount('withoutOwn', nameOnly),
    recount('alwaysAnswered', { ...nameOnly, people: 6 }),
    recount('headToHead', {
      lead: { score: 9, next: stalker, ahead: 1, decidedBy: null, holder: null },
    }),
    recount('voteDifference', {
      lead: { score: 73, next: paris, ahead: 39, decidedBy: null, holder: null },
    }),
  ],
  top: [ladri, stalker, paris],
  exclusions: { voters: 14, same: 13 },
  voters: 14,
  firstLegDays: 9,
  agreement: {
    divisive: { film: paris, matches: 18, margin: 3.1, won: 9, lost: 8 },
    agreed: { film: stalker, matches: 18, margin: 4.4, won: 2, lost: 15 },
  },
};

const told: Robustness = {
  id: 5,
  name: 'Coppa Celluloide',
  state: 'assessed',
  assessment,
  films: [
    film(ladri, 'Ladri di biciclette'),
    film(stalker, 'Stalker'),
    film(paris, 'Paris, Texas'),
  ],
};

async function open(body: Robustness, language: 'it' | 'en' | 'es' = 'it'): Promise<void> {
  server.answer('GET /api/tournaments/5/robustness', { body });
  await renderPart(<RobustnessPage tournamentId={5} backHref="/tournaments/5" />, {
    server,
    path: '/tournaments/5/robustness',
    language,
  });
}

async function openWith(changes: Partial<Assessment>): Promise<void> {
  await open({ ...told, assessment: { ...assessment, ...changes } });
}

/** The row of a recount, cell by cell. */
async function rowOf(name: string): Promise<(string | null)[]> {
  const table = await screen.findByRole('table', { name: 'Il campione secondo ogni conteggio' });
  const row = within(table)
    .getByRole('rowheader', { name: new RegExp(`^${name}`) })
    .closest('tr');
  return [...(row?.cells ?? [])].map(({ textContent }) => textContent);
}

describe('a title that was counted again', () => {
  it('has its verdict first, with what would have changed it', async () => {
    await open(told);
    const verdict = within(await screen.findByRole('region', { name: 'Solido' }));
    expect(
      verdict.getByText(
        (_, element) => element?.tagName === 'P' && element.textContent.startsWith('Ladri'),
      ).textContent,
    ).toBe(
      'Ladri di biciclette resta campione in 5 conteggi su 6. Se ci si fosse fermati all’andata avrebbe vinto Paris, Texas.',
    );
    expect(verdict.getByText('conteggi con lo stesso campione')).toBeDefined();
    expect(verdict.getByText('esclusioni che non cambiano nulla')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Coppa Celluloide' }).getAttribute('href')).toBe(
      '/tournaments/5',
    );
  });

  it('says of every recount who would be champion and with how much', async () => {
    await open(told);
    expect(await rowOf('Come si è giocato')).toEqual([
      'Come si è giocato3 punti la vittoria, 1 il pareggio',
      'Ladri di biciclette',
      '43 punti, 1 più di Stalker',
      'Il conteggio vero',
    ]);
    expect(await rowOf('Solo l’andata')).toEqual([
      'Solo l’andataLe prime 9 giornate',
      'Paris, Texas',
      '22 punti. Ladri di biciclette sarebbe 3º con 19',
      'Cambia',
    ]);
    expect((await rowOf('Testa a testa'))[2]).toBe('Batte tutti e 9 gli altri');
    expect((await rowOf('Differenza voti'))[2]).toBe('+73 voti, 39 più di Paris, Texas');
  });

  it('gives the name alone where people are left out', async () => {
    await open(told);
    expect(await rowOf('Senza i voti')).toContain('Solo il nome');
    const faithful = await rowOf('Solo chi ha risposto sempre');
    expect(faithful[0]).toContain('6 persone su 14');
    expect(faithful[2]).toBe('Solo il nome');
    expect(screen.getByText(/i punti racconterebbero i loro voti/)).toBeDefined();
    const places = screen.getByRole('table', { name: /Posizione dei primi film/ });
    expect(within(places).queryByText('Senza i voti ai propri film')).toBeNull();
    expect(within(places).getAllByRole('row')).toHaveLength(6);
  });

  it('counts those without whom it would change, and names nobody', async () => {
    await open(told);
    expect(await screen.findByText(/In un solo caso il campione sarebbe un altro/)).toBeDefined();
  });

  it('says that nobody wins head to head where they beat each other in a circle', async () => {
    const nobody = { champions: [], isSame: false, obstacle: 'cycle' as const, ...nameOnly };
    await openWith({ recounts: [recount('headToHead', nobody)] });
    expect(await rowOf('Testa a testa')).toEqual([
      'Testa a testaChi batte tutti, uno per uno (Condorcet)',
      'Nessuno',
      'Nessuno batte tutti: si battono in cerchio',
      'Cambia',
    ]);
    expect(screen.getByText(/Testa a testa non vince nessuno/)).toBeDefined();
  });

  it('says what decides between equals, and shares what nothing decides', async () => {
    const equal = { score: 43, next: stalker, ahead: 0, decidedBy: 'wins' as const, holder: null };
    await openWith({
      played: recount('played', { lead: equal }),
      recounts: [
        recount('twoPoints', {
          champions: [ladri, stalker],
          isSame: false,
          lead: { score: 29, next: null, ahead: 0, decidedBy: null, holder: null },
        }),
      ],
    });
    expect((await rowOf('Come si è giocato'))[2]).toBe(
      '43 punti, come Stalker; davanti per vittorie',
    );
    expect(await rowOf('2 punti a vittoria')).toContain('Ladri di biciclette e Stalker');
    expect((await rowOf('2 punti a vittoria'))[2]).toBe('29 punti a testa, pari in tutto');
  });

  it('with fewer than five voters tells what totals tell, and why there is no more', async () => {
    await openWith({ recounts: [recount('twoPoints')], exclusions: null, voters: 3 });
    expect(await screen.findByText('Servono cinque votanti: qui sono 3.')).toBeDefined();
    expect(screen.getByText(/così poche persone che si indovinerebbe un voto/)).toBeDefined();
    expect(screen.queryByText(/esclusioni/)).toBeNull();
  });

  it('names the film that divides and the one that unites, of totals alone', async () => {
    await open(told);
    expect(await screen.findByText(/distacco medio è di 3,1 voti/)).toBeDefined();
    expect(screen.getByText(/4,4 voti\. Partite dall’altra parte: 15 su 18/)).toBeDefined();
  });

  it.each([
    ['en', 'In the balance', 'How solid is this title?'],
    ['es', 'En vilo', '¿Cómo de sólido es este título?'],
  ] as const)('speaks %s', async (language, verdict, title) => {
    await open({ ...told, assessment: { ...assessment, verdict: 'balanced' } }, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: verdict })).toBeDefined();
  });
});

describe('a title that cannot be counted again', () => {
  it.each([
    ['running', 'Questo titolo non è ancora deciso'],
    ['cancelled', 'Qui non c’è un titolo'],
    ['empty', 'Nessuno ha votato'],
  ] as const)('says why: %s', async (state, title) => {
    await open({ ...told, state, assessment: null, films: [] });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeDefined();
    const way = screen.getByRole('link', { name: 'Torna al campionato' });
    expect(way.getAttribute('href')).toBe('/tournaments/5');
  });

  it('is asked for again where it did not arrive', async () => {
    server.answer('GET /api/tournaments/5/robustness', { status: 500, body: {} });
    await renderPart(<RobustnessPage tournamentId={5} backHref="/tournaments/5" />, {
      server,
      path: '/tournaments/5/robustness',
      language: 'it',
    });
    await screen.findByRole('heading', { name: 'Il riconteggio non è arrivato' });
    server.answer('GET /api/tournaments/5/robustness', { body: told });
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Solido' })).toBeDefined();
  });

  it('says that there is no such championship', async () => {
    await renderPart(<RobustnessPage tournamentId={null} backHref="/" />, {
      server,
      path: '/tournaments/5/robustness',
      language: 'it',
    });
    expect(await screen.findByRole('heading', { name: 'Campionato non trovato' })).toBeDefined();
  });
});

it('stands among the statistics with its verdict and the way to the recounts', async () => {
  server.answer('GET /api/tournaments/5/robustness', { body: told });
  await renderPart(<RobustnessSection tournamentId={5} />, {
    server,
    path: '/tournaments/5/robustness',
    language: 'it',
  });
  expect(await screen.findByText('Solido')).toBeDefined();
  const way = screen.getByRole('link', { name: 'Guarda i riconteggi' });
  expect(way.getAttribute('href')).toBe('/tournaments/5/robustness');
});
