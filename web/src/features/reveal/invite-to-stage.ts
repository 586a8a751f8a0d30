import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { currentTranslator } from '../../i18n/start-i18n.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

/** Long enough to put something down first. */
const staysMs = 60_000;

export interface StageInvitation {
  tournamentId: number;
  call: 'soon' | 'started';
  goThere: () => void;
}

/** Shows the way into the hall to whoever takes part; at a public championship many others hear the call. */
export async function inviteToStage({
  tournamentId,
  call,
  goThere,
}: StageInvitation): Promise<void> {
  const [tournament] = await Promise.all([
    callApi('GET /api/tournaments/:tournamentId', {
      params: { tournamentId: String(tournamentId) },
    }),
    loadDictionary('reveal'),
  ]);
  if (!tournament.viewerSeesTurnout) return;
  const { t } = currentTranslator();
  showToast({
    title: t(`reveal.call.${call}`),
    description: tournament.name,
    action: { label: t('reveal.call.sit'), onAction: goThere },
    lastsMs: staysMs,
  });
}
