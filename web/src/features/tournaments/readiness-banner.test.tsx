import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { leaveApp } from '../../testing/render-app.tsx';
import { sampleReadiness, sampleTournament } from '../../testing/sample-tournament.ts';
import { samplePerson, sampleTurnout } from '../../testing/sample-turnout.ts';
import { ReadinessBanner } from './readiness-banner.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

const ofCircle = { isPublic: false, circleId: 4, circleName: 'Cineforum', viewerSeesTurnout: true };

async function show(facts: Parameters<typeof sampleTournament>[0]): Promise<HTMLElement> {
  await renderPart(<ReadinessBanner tournament={sampleTournament(facts)} />, {
    server,
    path: '/tournaments/5',
    language: 'it',
  });
  return (await screen.findByText(/Pronto per avvio/)).closest('div') ?? document.body;
}

describe('what starts a championship sooner', () => {
  it('is everybody of the circle, and who is missing is named', async () => {
    const people = [samplePerson('luca', { firstName: 'Luca' }), samplePerson('sara')];
    server.answer('GET /api/tournaments/5/turnout', {
      body: sampleTurnout({ people, total: 3, done: 1 }),
    });
    const banner = await show(ofCircle);
    await waitFor(() =>
      expect(banner.textContent).toContain(
        'Parte prima, appena ognuno ha candidato 2 film. Mancano Luca e sara.',
      ),
    );
  });

  it('names three of many', async () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => samplePerson(name));
    server.answer('GET /api/tournaments/5/turnout', {
      body: sampleTurnout({ people: many, total: 6, done: 1 }),
    });
    const banner = await show(ofCircle);
    await waitFor(() => expect(banner.textContent).toContain('Mancano a, b, c e altre 2 persone.'));
  });

  it('is said of one alone in the singular', async () => {
    server.answer('GET /api/tournaments/5/turnout', {
      body: sampleTurnout({ people: [samplePerson('sara')], total: 2, done: 1 }),
    });
    const banner = await show(ofCircle);
    await waitFor(() => expect(banner.textContent).toContain('Manca sara.'));
  });

  it('is a full list where anybody may come', async () => {
    const open = await show({});
    expect(open.textContent).toContain('Parte prima se la lista si completa: 16 film.');
    expect(server.seen).toEqual([]);
  });

  it('is nothing once something has set it off', async () => {
    const due = await show({ readiness: { ...sampleReadiness, waitsFor: 'list_full' } });
    expect(due.textContent).not.toContain('Parte prima');
    expect(server.seen).toEqual([]);
  });
});
