import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApiServer, type ApiServer } from '../../testing/api-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { leaveApp } from '../../testing/render-app.tsx';
import { sampleExclusion } from '../../testing/sample-circle.ts';
import { ExclusionPanel } from './exclusion-panel.tsx';

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});

afterEach(async () => {
  leaveApp();
  await server.close();
});

it('says who is kept out and why, and lets one back', async () => {
  const removed = sampleExclusion();
  const rejected = sampleExclusion({
    user: { ...removed.user, id: 32, username: 'lisap' },
    cause: 'rejected',
  });
  server.answer('GET /api/circles/1/exclusions', { body: [removed, rejected] });
  server.answer('DELETE /api/circles/1/exclusions/31', { status: 204 });
  await renderPart(<ExclusionPanel circleId={1} />, { server, path: '/circles/1/manage' });
  const panel = await screen.findByRole('region', { name: 'Kept out' });
  const rows = await within(panel).findAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Expelled from the circle.');
  expect(rows[1]?.textContent).toContain('Request turned down.');

  server.answer('GET /api/circles/1/exclusions', { body: [rejected] });
  await userEvent.click(within(panel).getByRole('button', { name: 'Allow back: brunov' }));
  await screen.findByText('brunov may come back');
  expect(within(panel).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(panel));
});
