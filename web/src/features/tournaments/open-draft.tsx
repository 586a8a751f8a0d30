import type { Tournament } from '@girone/contract/tournaments';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { announce } from '../../ui/accessibility/announce.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useRefreshTournaments } from './use-refresh-tournaments.ts';

interface OpenDraftProps {
  tournament: Tournament;
  /** One button among many of the kind: its name says which championship it opens. */
  isNamed?: boolean;
}

/** Opens a draft to nominations. */
export function OpenDraft({ tournament, isNamed = false }: OpenDraftProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const refresh = useRefreshTournaments();
  const { id, name } = tournament;

  const opening = useMutation({
    mutationFn: () =>
      callApi('POST /api/tournaments/:tournamentId/open', { params: { tournamentId: String(id) } }),
    async onSuccess() {
      await refresh(id);
      announce(t('tournaments.open.done'));
    },
    onError(error) {
      showToast({
        title: t('tournaments.open.failed'),
        description: failure(error),
        variant: 'destructive',
      });
      void refresh(id);
    },
  });

  return (
    <Button
      ref={keepFocus}
      // In a list the primary one is the page's own.
      variant={isNamed ? 'secondary' : 'primary'}
      pending={opening.isPending}
      pendingLabel={t('tournaments.open.pending')}
      aria-label={isNamed && !opening.isPending ? t('tournaments.open.named', { name }) : undefined}
      onClick={() => opening.mutate()}
    >
      {t('tournaments.open.action')}
    </Button>
  );
}
