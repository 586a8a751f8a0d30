import { useTranslation } from '../../i18n/use-translation.ts';
import { LazyFallback } from '../../ui/loading/lazy-fallback.tsx';

interface SectionFallbackProps {
  /** About as high as what will stand there. */
  height: number;
  compact?: boolean;
}

/** The place of a section that comes after its page, in the words of a page that did not arrive. */
export function SectionFallback(props: SectionFallbackProps) {
  const { t } = useTranslation();
  return (
    <LazyFallback
      {...props}
      level={2}
      loadingLabel={t('pages.loading')}
      failedTitle={t('pages.outdated.title')}
      failedText={t('pages.outdated.text')}
      retryLabel={t('pages.outdated.action')}
    />
  );
}
