import type { ImportedFilm } from '@girone/contract/film-import';
import { Unplug } from '../../ui/images/icons.ts';
import { useMemo, type RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { ImportHead } from './import-head.tsx';
import type { Quota } from './quota.ts';
import type { ListLine } from './read-lines.ts';
import { ReviewSections } from './review-sections.tsx';
import { sortOut } from './sort-out.ts';
import { useMatching, type Answers } from './use-matching.ts';

interface CheckStepProps {
  lines: readonly ListLine[];
  answers: RefObject<Answers>;
  quota: Quota;
  onAdd: (films: readonly ImportedFilm[]) => void;
}

/** What each line means is looked up, then shown to be chosen from. */
export function CheckStep({ lines, answers, quota, onAdd }: CheckStepProps) {
  const { t } = useTranslation();
  const format = currentFormat();
  const failureText = useFailureText();
  const { done, failure, resume } = useMatching(lines, answers);
  const count = lines.length;
  const review = useMemo(
    () => (done < count ? null : sortOut(lines, answers.current)),
    [done, count, lines, answers],
  );

  if (review !== null) {
    return (
      <>
        <ImportHead
          step="check"
          title={t('filmImport.review.read', { count, figure: format.number(count) })}
          lead={t('filmImport.review.lead')}
        />
        <ReviewSections review={review} quota={quota} onAdd={onAdd} />
      </>
    );
  }
  return (
    <>
      <ImportHead
        step="check"
        title={t('filmImport.matching.title')}
        lead={t('filmImport.matching.lead')}
      />
      {failure !== null && (
        <Banner
          kind="wait"
          icon={<Unplug {...buttonIcon} />}
          title={t('filmImport.matching.stopped')}
          action={<Button onClick={resume}>{t('filmImport.matching.resume')}</Button>}
        >
          {failureText(failure)}
        </Banner>
      )}
      <VisuallyHidden>
        <output>{failure !== null && t('filmImport.matching.stopped')}</output>
      </VisuallyHidden>
      <Card>
        <ProgressBar
          label={t('filmImport.matching.bar')}
          value={done}
          max={count}
          text={`${format.number(done)}/${format.number(count)}`}
        />
      </Card>
    </>
  );
}
