import { pages } from '@girone/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from '../../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { buttonIcon } from '../../../ui/images/icon-sizes.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { browserPushQuery } from './push.queries.ts';

const storageKey = 'push-offer-answered';

/** Says once that there are pushes, to whoever can have them and was never asked; the browser itself asks later. */
export function PushOffer() {
  const { t } = useTranslation();
  const { data: browser } = useQuery(browserPushQuery);
  const [isAnswered, setAnswered] = useState(hasAnswered);
  function answer(): void {
    setAnswered(true);
    try {
      window.localStorage.setItem(storageKey, 'yes');
    } catch {
      // The browser blocks storage: the answer holds until the page is left.
    }
  }
  if (isAnswered || browser?.ability !== 'able' || browser.isDecided) return null;
  return (
    <Banner
      kind="tip"
      icon={<BellRing {...buttonIcon} />}
      title={t('push.offer.title')}
      action={
        <Row gap={2} wrap>
          <ButtonLink
            variant="secondary"
            href={`${pages.settings}?tab=notifications`}
            onClick={answer}
          >
            {t('push.offer.choose')}
          </ButtonLink>
          <Button variant="ghost" onClick={answer}>
            {t('push.offer.later')}
          </Button>
        </Row>
      }
    >
      {t('push.offer.text')}
    </Banner>
  );
}

function hasAnswered(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== null;
  } catch {
    // Without storage there is no answer from before.
    return false;
  }
}
