import { navigate } from 'wouter/use-browser-location';
import type { StageInvitation } from '../features/reveal/invite-to-stage.ts';
import { useSession } from '../features/session/use-session.ts';
import { stageAddress } from '../domain/season/tournament-address.ts';
import { useLiveEvent } from '../lib/api/live.ts';

/** Whoever takes part is invited to an evening that is called or begins, on whatever page they are. */
export function useStageCall(): void {
  const isSignedIn = useSession().user !== null;
  useLiveEvent('stage', (event) => {
    const address = stageAddress(event.tournamentId);
    const begins = event.show !== null && event.show.startedAt > event.now;
    const isCall = begins || event.calledFor !== null;
    if (!isSignedIn || !isCall || window.location.pathname === address) return;
    void invite({
      tournamentId: event.tournamentId,
      call: begins ? 'started' : 'soon',
      goThere: () => navigate(address),
    });
  });
}

async function invite(invitation: StageInvitation): Promise<void> {
  try {
    const { inviteToStage } = await import('../features/reveal/invite-to-stage.ts');
    await inviteToStage(invitation);
  } catch {
    // The bell tells of it as well.
  }
}
