import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleTournament } from '../../testing/sample-tournament.ts';
import { startSentences } from '../../testing/start-sentences.ts';
import { InviteToSeason } from './invite-to-season.tsx';

it.each([true, false])(
  'whoever runs the circle invites from its championship, at once: %s',
  async (viewerMayInvite) => {
    await startSentences('en');
    const ofCircle = { circleId: 7, circleName: 'The back row', viewerMayInvite };
    render(<InviteToSeason tournament={sampleTournament(ofCircle)} />);
    const invites = screen.queryAllByRole('button', { name: 'Invite friends' });
    expect(invites).toHaveLength(viewerMayInvite ? 1 : 0);
  },
);
