import { useTranslation } from '../../i18n/use-translation.ts';
import { DialogFallback } from '../../lib/loading/dialog-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** The lists are drawn without the forms; they follow when something is pressed. */
export const LazySeasonAct = lazyComponent(
  async () => (await import('./season-act-dialog.tsx')).SeasonActDialog,
  function SeasonActFallback({ act, season: { name, currentMatchDay: day }, onClose }) {
    const { t } = useTranslation();
    const title = t(`admin.seasons.acts.${act}.title`, { name, day });
    return <DialogFallback height={220} title={title} onClose={onClose} />;
  },
);

export const LazyCorrectResult = lazyComponent(
  async () => (await import('./correct-result-dialog.tsx')).CorrectResultDialog,
  function CorrectResultFallback({ name, onClose }) {
    const { t } = useTranslation();
    const title = t('admin.matches.correct.title', { name });
    return <DialogFallback height={320} title={title} onClose={onClose} />;
  },
);
