import type { Invitation } from '@girone/contract/circle-invites';
import { pages } from '@girone/contract/pages';
import { Clapperboard, Lock, Trophy, Vote } from '../../ui/images/icons.ts';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { inviteAddress } from '../../domain/circle/circle-address.ts';
import { returnState } from '../../lib/address/return-path.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { buttonClasses } from '../../ui/actions/button-style.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { AcceptInvite } from './accept-invite.tsx';
import styles from './invite-page.module.css';
import { storePendingInvite } from './pending-invite.ts';

interface InviteWordsProps {
  token: string;
  circle: NonNullable<Invitation['circle']>;
  invitation: Invitation;
  isSignedIn: boolean;
}

/** Who invites to what, what one does there, and the way in. */
export function InviteWords({ token, circle, invitation, isSignedIn }: InviteWordsProps) {
  const { t } = useTranslation();
  const { inviter } = invitation;
  const { name, description } = circle;
  const title = t('invites.page.title', { name });
  useDocumentTitle(title);
  return (
    <>
      {inviter === null ? (
        <p className={styles.who}>{t('invites.page.unsigned')}</p>
      ) : (
        <p className={styles.who}>
          <Avatar username={inviter.username} src={inviter.profileImageUrl} size={48} />
          <span>
            <b>{nameOf(inviter)}</b> {t('invites.page.invitesYou')}
          </span>
        </p>
      )}
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {description !== null && (
        <p className={joinClasses(styles.lead, styles.about)}>{description}</p>
      )}
      {isSignedIn ? (
        <AcceptInvite token={token} invitation={invitation} />
      ) : (
        <>
          <Steps />
          <WaysIn token={token} />
          <Until invitation={invitation} isPublic={circle.isPublic} />
        </>
      )}
    </>
  );
}

const stepIcon = { size: 28, strokeWidth: 1.75, 'aria-hidden': true } as const;
const steps = [
  { key: 'films', text: 'filmsText', icon: <Clapperboard {...stepIcon} /> },
  { key: 'votes', text: 'votesText', icon: <Vote {...stepIcon} /> },
  { key: 'winner', text: 'winnerText', icon: <Trophy {...stepIcon} /> },
] as const;

function Steps() {
  const { t } = useTranslation();
  return (
    <ol aria-label={t('invites.page.steps')} className={styles.steps}>
      {steps.map(({ key, text, icon }) => (
        <li key={key}>
          {icon}
          <span>
            <b>{t(`invites.page.${key}`)}</b>
            {t(`invites.page.${text}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Both lead back here, and then in. */
function WaysIn({ token }: { token: string }) {
  const { t } = useTranslation();
  const way = {
    state: returnState(inviteAddress(token)),
    onClick: () => storePendingInvite(token),
  };
  return (
    <div className={styles.actions}>
      <Link
        {...way}
        href={`${pages.auth}?tab=register`}
        className={buttonClasses({ size: 'large' })}
      >
        {t('invites.page.register')}
      </Link>
      <Link
        {...way}
        href={pages.auth}
        className={buttonClasses({ variant: 'secondary', size: 'large' })}
      >
        {t('invites.page.signIn')}
      </Link>
    </div>
  );
}

function Until({ invitation, isPublic }: { invitation: Invitation; isPublic: boolean }) {
  const { t } = useTranslation();
  const when = currentFormat().longDate(invitation.expiresAt);
  return (
    <p className={styles.hint}>
      {!isPublic && <Lock {...textIcon} />}
      <span>{t(isPublic ? 'invites.page.until' : 'invites.page.untilPrivate', { when })}</span>
    </p>
  );
}
