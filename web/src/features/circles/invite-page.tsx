import type { Circle } from '@girone/contract/circles';
import { pages } from '@girone/contract/pages';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { myCirclesQuery } from '../../lib/shared-queries.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { circleAddress } from '../../lib/circle-address.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { buttonIcon } from '../../ui/icon-look.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CircleCard } from './circle-card.tsx';
import { CircleGridSkeleton } from './circle-grid-skeleton.tsx';
import { inviteQuery } from './circles.queries.ts';
import styles from './invite-page.module.css';
import { useLiveCircles, useRefreshCircles } from './use-refresh-circles.ts';

/** Where an invite link leads. Its token stands behind the #, which never leaves the browser. */
export function InvitePage() {
  const token = useLocationProperty(() => window.location.hash.slice(1));
  useLiveCircles();
  return /^[\w-]{20,100}$/.test(token) ? <Invite key={token} token={token} /> : <WrongInvite />;
}

function Invite({ token }: { token: string }) {
  const { t } = useTranslation();
  const invite = useQuery(inviteQuery(token));
  // Also of one that worked a moment ago: it has run out, or was used up.
  const isWrong = invite.error instanceof ApiError && invite.error.code === 'link_expired';
  if (isWrong) return <WrongInvite />;
  return (
    <Page narrow>
      <PageHead title={t('circles.invite.title')} lead={t('circles.invite.lead')} />
      <ReadInvite token={token} invite={invite} />
    </Page>
  );
}

interface ReadInviteProps {
  token: string;
  invite: UseQueryResult<Circle>;
}

function ReadInvite({ token, invite }: ReadInviteProps) {
  const { t } = useTranslation();
  const { data: circle, error } = invite;
  if (circle !== undefined) return <Invitation circle={circle} token={token} />;
  if (error === null) return <CircleGridSkeleton label={t('circles.invite.loading')} count={1} />;
  return (
    <LoadFailure level={2} title={t('circles.invite.failed')} variant="primary" query={invite} />
  );
}

/** It keeps no place for anybody. */
function WrongInvite() {
  const { t } = useTranslation();
  useDocumentTitle(t('circles.invite.wrongTitle'));
  return (
    <Page narrow>
      <EmptyState
        level={1}
        title={t('circles.invite.wrongTitle')}
        actions={
          <ButtonLink href={pages.circles} variant="secondary">
            {t('circles.invite.toCircles')}
          </ButtonLink>
        }
      >
        {t('circles.invite.wrongText')}
      </EmptyState>
    </Page>
  );
}

interface InvitationProps {
  circle: Circle;
  token: string;
}

function Invitation({ circle, token }: InvitationProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const refresh = useRefreshCircles();
  const [, navigate] = useLocation();
  const { data: mine } = useQuery(myCirclesQuery);
  const isMember = circle.viewerRole !== null;
  const isFull = mine !== undefined && mine.active >= mine.max;
  const accepting = useMutation({
    mutationFn: () => callApi('POST /api/invites/accept', { body: { token } }),
    onSuccess(joined) {
      showToast({
        title: t('circles.entry.joined'),
        description: t('circles.entry.joinedText', { name: joined.name }),
      });
      void refresh(joined.id);
      navigate(circleAddress(joined.id), { replace: true });
    },
    onError() {
      // Used up, joined elsewhere, no place left: what the invite shows now says it.
      void queryClient.invalidateQueries({ queryKey: inviteQuery(token).queryKey });
      void refresh(circle.id);
    },
  });
  return (
    <ul className={styles.invitation}>
      <CircleCard circle={circle} level={2}>
        {isMember ? (
          <>
            <p className={styles.text}>{t('circles.invite.member')}</p>
            <ButtonLink href={circleAddress(circle.id)}>{t('circles.invite.open')}</ButtonLink>
          </>
        ) : isFull ? (
          <>
            <p className={styles.text}>{t('circles.invite.full')}</p>
            <ButtonLink href={pages.circles} variant="secondary">
              {t('circles.invite.toCircles')}
            </ButtonLink>
          </>
        ) : (
          <>
            <p className={styles.text}>{t('circles.invite.text')}</p>
            <Button
              icon={<LogIn {...buttonIcon} />}
              pending={accepting.isPending}
              pendingLabel={t('circles.entry.joining')}
              onClick={() => accepting.mutate()}
            >
              {t('circles.invite.join')}
            </Button>
          </>
        )}
        {accepting.error !== null && <FormError>{failure(accepting.error)}</FormError>}
      </CircleCard>
    </ul>
  );
}
