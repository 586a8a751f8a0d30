import type { RecapWords, ToldCard } from '@girone/championship/story/tell-recap';
import { pages } from '@girone/contract/pages';
import type { OwnSeason, Recap, SeasonRecap } from '@girone/contract/story';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Play, Printer, X } from '../../ui/images/icons.ts';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Page } from '../../ui/layout/page.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { useMediaQuery, widerThanPhone } from '../../ui/styling/use-media-query.ts';
import { CardArt } from './card-art.tsx';
import { OwnCard } from './own-card.tsx';
import { RecapCard } from './recap-card.tsx';
import styles from './recap.module.css';
import { useDeck } from './use-deck.ts';

interface RecapDeckProps {
  season: SeasonRecap;
  recap: Recap;
  cards: readonly ToldCard[];
  words: Pick<RecapWords, 'kickers' | 'number'>;
  /** Null where the viewer has no card of their own. */
  own: UseQueryResult<{ season: OwnSeason }> | null;
  isSignedIn: boolean;
  backHref: string;
}

/** After the longest run, where the season has one. */
const placeOfOwn = 5;

/** The cards side by side; one at a time where somebody looks through them, and on a phone always. */
export function RecapDeck(props: RecapDeckProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(widerThanPhone);
  const { season, recap, cards, words, own, isSignedIn, backHref } = props;
  const deck = useRef<HTMLElement>(null);
  const { isBrowsing, browse, leave, step } = useDeck(deck);
  const total = cards.length + (own === null ? 0 : 1);
  const title = t('recap.title', { count: total, number: words.number(total) });
  const ownIndex = own === null ? -1 : Math.min(placeOfOwn, cards.length - 1);

  const drawn = cards.map((told, index): ReactNode => {
    const number = index + 1 + (own !== null && index >= ownIndex ? 1 : 0);
    return (
      <RecapCard
        key={told.card}
        season={season}
        card={told.card}
        name={told.kicker}
        number={number}
        total={total}
        closeHref={backHref}
      >
        <CardArt told={told} recap={recap} season={season} />
        {told.card === 'thanks' && (
          <div className={styles.acts}>
            {isSignedIn && (
              <ButtonLink variant="secondary" href={pages.tournaments}>
                {t('recap.again')}
              </ButtonLink>
            )}
            <Button
              variant="secondary"
              icon={<Printer {...buttonIcon} />}
              onClick={() => window.print()}
            >
              {t('recap.print')}
            </Button>
          </div>
        )}
      </RecapCard>
    );
  });
  const ownCard = own !== null && (
    <OwnCard
      key="mine"
      season={season}
      query={own}
      name={words.kickers.mine}
      number={ownIndex + 1}
      total={total}
      closeHref={backHref}
    />
  );

  return (
    <Page>
      {isWide ? (
        <div className={styles.head}>
          <PageHead
            title={title}
            lead={t('recap.lead')}
            back={{ href: backHref, label: season.name }}
            actions={
              <>
                <Button
                  variant="secondary"
                  icon={<Printer {...buttonIcon} />}
                  onClick={() => window.print()}
                >
                  {t('recap.print')}
                </Button>
                <Button icon={<Play {...buttonIcon} />} onClick={browse}>
                  {t('recap.browse')}
                </Button>
              </>
            }
          />
        </div>
      ) : (
        // The cards cover everything; who listens still hears where they are.
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
      )}
      <section
        ref={deck}
        aria-label={t('recap.deck')}
        className={styles.deck}
        data-browsing={isBrowsing || undefined}
      >
        {ownCard === false ? drawn : drawn.toSpliced(ownIndex, 0, ownCard)}
      </section>
      {isBrowsing && (
        <div className={styles.ways}>
          <IconButton label={t('recap.previous')} onClick={() => step(-1)}>
            <ChevronLeft {...buttonIcon} />
          </IconButton>
          <IconButton label={t('recap.next')} onClick={() => step(1)}>
            <ChevronRight {...buttonIcon} />
          </IconButton>
          <IconButton label={t('recap.close')} onClick={leave}>
            <X {...buttonIcon} />
          </IconButton>
        </div>
      )}
    </Page>
  );
}
