import { tellRecap } from '@girone/championship/story/tell-recap';
import type { SeasonRecap } from '@girone/contract/story';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MissingSeason } from '../../domain/season/missing-season.tsx';
import { currentTranslator } from '../../i18n/start-i18n.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadedPage } from '../../lib/data-states/loaded-page.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { DeckOutline } from './deck-outline.tsx';
import { ownSeasonQuery, recapQuery, recapWordsQuery } from './recap.queries.ts';
import { RecapDeck } from './recap-deck.tsx';

interface RecapPageProps {
  /** Absent where the address names no championship. */
  tournamentId: number | null;
  isSignedIn: boolean;
  /** The championship's own page, for this viewer. */
  backHref: string;
  /** For a visitor, who may be kept out for not being known. */
  logIn?: ReactNode;
}

/** A season that is over, in cards. */
export function RecapPage({ tournamentId, ...props }: RecapPageProps) {
  if (tournamentId === null) return <Missing logIn={props.logIn} />;
  return <KnownRecap key={tournamentId} tournamentId={tournamentId} {...props} />;
}

interface KnownRecapProps extends Omit<RecapPageProps, 'tournamentId'> {
  tournamentId: number;
}

function KnownRecap({ tournamentId, isSignedIn, backHref, logIn }: KnownRecapProps) {
  const { t } = useTranslation();
  const query = useQuery(recapQuery(tournamentId));
  return (
    <LoadedPage
      query={query}
      loading={t('recap.loading')}
      failed={t('recap.failed')}
      outline={<DeckOutline closeHref={backHref} />}
      missing={<Missing logIn={logIn} />}
    >
      {(season) =>
        season.recap === null ? (
          <NotOver name={season.name} backHref={backHref} />
        ) : (
          <Cards season={season} recap={season.recap} isSignedIn={isSignedIn} backHref={backHref} />
        )
      }
    </LoadedPage>
  );
}

interface CardsProps {
  season: SeasonRecap;
  recap: NonNullable<SeasonRecap['recap']>;
  isSignedIn: boolean;
  backHref: string;
}

function Cards({ season, recap, isSignedIn, backHref }: CardsProps) {
  const { t } = useTranslation();
  const words = useQuery(recapWordsQuery(currentTranslator().language));
  const own = useQuery({ ...ownSeasonQuery(season.id), enabled: isSignedIn });
  // Where it did not arrive nobody knows whether there is one: it has its place until that is known.
  const hasOwn = isSignedIn && (own.data === undefined ? own.isFetched : own.data.season !== null);
  useDocumentTitle(season.name);
  const titles = new Map(season.films.map(({ id, title }) => [id, title]));
  return (
    <LoadedPage
      query={words}
      loading={t('recap.loading')}
      failed={t('recap.failed')}
      outline={<DeckOutline closeHref={backHref} />}
      missing={<Missing />}
    >
      {(spoken) => (
        <RecapDeck
          season={season}
          recap={recap}
          cards={tellRecap(spoken, { recap, crowd: season.crowd, titles })}
          words={spoken}
          own={hasOwn ? own : null}
          isSignedIn={isSignedIn}
          backHref={backHref}
        />
      )}
    </LoadedPage>
  );
}

function NotOver({ name, backHref }: { name: string; backHref: string }) {
  const { t } = useTranslation();
  useDocumentTitle(name);
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('recap.notOver')}
        actions={<ButtonLink href={backHref}>{t('recap.notOverAction')}</ButtonLink>}
      >
        {t('recap.notOverText')}
      </EmptyState>
    </Page>
  );
}

function Missing({ logIn }: { logIn?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <MissingSeason title={t('recap.missing')} action={t('recap.missingAction')} signIn={logIn}>
      {logIn === undefined ? t('recap.missingText') : t('recap.missingVisitor')}
    </MissingSeason>
  );
}
