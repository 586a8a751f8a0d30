import { useTranslation } from '../../i18n/use-translation.ts';
import { PartToCome } from '../../ui/loading/part-to-come.tsx';

interface SectionToComeProps {
  /** As `useLatePart` gives them. */
  hasFailed: boolean;
  retry: () => void;
  /** About as high as what will stand there. */
  height: number;
  compact?: boolean;
}

/** The place of a section that comes after its page, in the words of a page that did not arrive. */
export function SectionToCome(props: SectionToComeProps) {
  const { t } = useTranslation();
  return (
    <PartToCome
      {...props}
      level={2}
      loadingLabel={t('pages.loading')}
      failedTitle={t('pages.outdated.title')}
      failedText={t('pages.outdated.text')}
      retryLabel={t('pages.failure.action')}
    />
  );
}
