import type { Invitation } from '@girone/contract/circle-invites';
import { pages } from '@girone/contract/pages';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { inviteQuery } from './circles.queries.ts';
import { InviteHall } from './invite-hall.tsx';
import styles from './invite-page.module.css';
import { InviteWords } from './invite-words.tsx';
import { useLiveCircles } from './use-refresh-circles.ts';

interface InvitePageProps {
  token: string;
  /** Null as long as it is not known. */
  isSignedIn: boolean | null;
  brand: ReactNode;
  /** Language and theme. */
  tools: ReactNode;
}

/** Where an invite link leads, for whoever opens it: who invites to what, and the way in. */
export function InvitePage({ token, isSignedIn, brand, tools }: InvitePageProps) {
  const isWhole = /^[\w-]{20,100}$/.test(token);
  const query = useQuery({
    ...inviteQuery(token, isSignedIn === true),
    enabled: isWhole && isSignedIn !== null,
  });
  // For whoever was shown out there is no seat in the hall.
  const isClosed = typeof query.data?.excludedFrom === 'number';
  useLiveCircles();
  return (
    <div className={styles.page}>
      <InviteHall invitation={isClosed ? undefined : query.data} />
      <div className={styles.box}>
        <div className={styles.bar}>
          {brand}
          <div className={styles.tools}>{tools}</div>
        </div>
        <div className={styles.words}>
          {isWhole ? (
            <ReadInvite token={token} isSignedIn={isSignedIn === true} query={query} />
          ) : (
            <WrongInvite />
          )}
        </div>
      </div>
    </div>
  );
}

interface ReadInviteProps {
  token: string;
  isSignedIn: boolean;
  query: UseQueryResult<Invitation>;
}

function ReadInvite({ token, isSignedIn, query }: ReadInviteProps) {
  const { t } = useTranslation();
  const { data: invitation, error } = query;
  // Also of one that worked a moment ago: its circle is gone.
  if (error instanceof ApiError && error.code === 'link_expired') return <WrongInvite />;
  if (invitation !== undefined) {
    const { circle, excludedFrom } = invitation;
    if (circle === null) return <EndedInvite invitation={invitation} />;
    if (excludedFrom !== null) return <ClosedDoor name={circle.name} circleId={excludedFrom} />;
    return (
      <InviteWords token={token} circle={circle} invitation={invitation} isSignedIn={isSignedIn} />
    );
  }
  if (error !== null) {
    return (
      <LoadFailure level={1} title={t('invites.page.failed')} variant="primary" query={query} />
    );
  }
  return (
    <SkeletonList label={t('invites.page.loading')} count={1}>
      <Skeleton shape="block" height={420} />
    </SkeletonList>
  );
}

/** Only a link that we made gets here: it says whom to ask. */
function EndedInvite({ invitation: { inviter } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  return (
    <Nothing
      title={t('invites.page.endedTitle')}
      text={
        inviter === null
          ? t('invites.page.endedText')
          : t('invites.page.endedAsk', { name: nameOf(inviter) })
      }
    />
  );
}

/** The link works, but not for whoever was shown out or turned away. */
function ClosedDoor({ name, circleId }: { name: string; circleId: number }) {
  const { t } = useTranslation();
  return (
    <Nothing
      title={t('invites.page.closedTitle', { name })}
      text={t('invites.page.closedText')}
      way={
        <ButtonLink href={circleAddress(circleId)} variant="secondary" size="large">
          {t('invites.page.toCircle')}
        </ButtonLink>
      }
    />
  );
}

function WrongInvite() {
  const { t } = useTranslation();
  return <Nothing title={t('invites.page.wrongTitle')} text={t('invites.page.wrongText')} />;
}

interface NothingProps {
  title: string;
  text: string;
  /** Where to go from here; else to the first page. */
  way?: ReactNode;
}

function Nothing({ title, text, way }: NothingProps) {
  const { t } = useTranslation();
  useDocumentTitle(title);
  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{text}</p>
      <div className={styles.actions}>
        {way ?? (
          <ButtonLink href={pages.home} variant="secondary" size="large">
            {t('invites.page.toHome')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
