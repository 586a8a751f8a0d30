import type { Film } from '@girone/contract/films';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './film-details.module.css';

const states = {
  pending: 'films.details.pending',
  not_found: 'films.details.notFound',
  failed: 'films.details.failed',
} as const;

interface EnrichmentStateProps {
  film: Film;
  /** The film database has been asked; its answer comes over the event stream. */
  onAsked: () => void;
}

/** How far the film database has got with this film, and the way to ask it again. */
export function EnrichmentState({ film, onAsked }: EnrichmentStateProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const asking = useMutation({
    mutationFn: () =>
      callApi('POST /api/films/:filmId/enrich', { params: { filmId: String(film.id) } }),
    onSuccess() {
      showToast({
        title: t('films.details.lookUpAsked'),
        description: t('films.details.lookUpText'),
      });
      onAsked();
    },
    onError(error) {
      showToast({
        title: t('films.details.lookUpFailed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
  });
  const { enrichmentStatus } = film;
  return (
    <div className={styles.lookUp}>
      {enrichmentStatus !== 'done' && <p>{t(states[enrichmentStatus])}</p>}
      <Button
        variant="secondary"
        size="small"
        icon={<RefreshCw {...textIcon} />}
        pending={asking.isPending}
        pendingLabel={t('films.details.lookingUp')}
        onClick={() => asking.mutate()}
      >
        {t('films.details.lookUp')}
      </Button>
    </div>
  );
}
