import type { TournamentStatus } from '@girone/contract/rules';
import type { Turnout } from '@girone/contract/turnout';

/** What a championship waits for people to do. */
export function stageOf({ status }: { readonly status: TournamentStatus }): Turnout['stage'] {
  if (status === 'setup') return 'nominations';
  return status === 'active' ? 'votes' : null;
}
