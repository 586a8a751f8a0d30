import type { AdminUserDetail } from '@girone/contract/admin-users';
import { circleRoles } from '@girone/contract/rules';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminAddress } from '../../lib/admin-list/list-address.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { personAddress } from '../../domain/person/person-address.ts';
import { fullNameOf } from '../../domain/person/person-name.ts';
import { circleAddress } from '../../domain/circle/circle-address.ts';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { useAuditTexts } from './audit-texts.ts';
import { actsOnUserQuery, userQuery } from './user.queries.ts';
import styles from './user-detail.module.css';

type UserPart = ComponentType<{ user: AdminUserDetail }>;

export interface UserDetailProps {
  userId: number;
  /** As the list draws them: handed in, so that the details do not bring the list along. */
  parts: Readonly<Record<'Role' | 'EmailState', UserPart>>;
  drawActs: (user: AdminUserDetail) => ReactNode;
  onClose: () => void;
}

/** Everything about one account that its keeper may know, and what was done with it so far. */
export function UserDetail(props: UserDetailProps) {
  const { userId, parts, drawActs, onClose } = props;
  const { t } = useTranslation();
  const query = useQuery(userQuery(userId));
  const { data: user } = query;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={user?.username ?? t('admin.users.detail.title')}
      closeLabel={t('shared.close')}
    >
      {user === undefined && query.error !== null && (
        <LoadFailure compact title={t('admin.users.detail.failed')} query={query} />
      )}
      {user === undefined && query.error === null && (
        <SkeletonList label={t('admin.users.detail.loading')} count={3}>
          <Skeleton shape="block" height={96} />
        </SkeletonList>
      )}
      {user !== undefined && (
        <Stack gap={6}>
          <Head user={user} role={<parts.Role user={user} />} />
          <Facts user={user} emailState={<parts.EmailState user={user} />} />
          <div className={styles.acts}>{drawActs(user)}</div>
          <Log userId={userId} />
        </Stack>
      )}
    </Dialog>
  );
}

function Head({ user, role }: { user: AdminUserDetail; role: ReactNode }) {
  const { t } = useTranslation();
  const name = fullNameOf(user);
  const { username, profileImageUrl } = user;
  return (
    <div className={styles.detailHead}>
      <Avatar username={username} src={profileImageUrl} size={48} />
      <div>
        {name !== null && <p>{name}</p>}
        {role}
        <TextLink standalone className={styles.profile} href={personAddress(username)}>
          {t('admin.users.detail.profile')}
        </TextLink>
      </div>
    </div>
  );
}

function Facts({ user, emailState }: { user: AdminUserDetail; emailState: ReactNode }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { suspension, deletionRequestedAt, circles } = user;
  const roleText = (role: string) => {
    const known = circleRoles.find((each) => each === role);
    return known === undefined ? role : t(`admin.users.detail.roles.${known}`);
  };
  const moment = (instant: string | null) =>
    instant === null ? '–' : `${format.date(instant)}, ${format.time(instant)}`;
  return (
    <dl className={styles.facts}>
      <Fact wide name={t('admin.users.columns.email')}>
        {user.email} {emailState}
      </Fact>
      <Fact name={t('admin.users.columns.joined')}>{moment(user.createdAt)}</Fact>
      <Fact name={t('admin.users.detail.lastSeen')}>{moment(user.lastSeenAt)}</Fact>
      <Fact name={t('admin.users.detail.sessions')}>{format.number(user.sessions)}</Fact>
      <Fact name={t('admin.users.columns.films')}>
        {user.filmsUploaded}/{user.maxFilmsAllowed}
      </Fact>
      <Fact name={t('admin.users.columns.posts')}>{format.number(user.postsCount)}</Fact>
      <Fact name={t('admin.users.detail.reports')}>
        {t('admin.users.detail.reportsText', {
          open: user.openReports,
          upheld: user.upheldReports,
        })}
      </Fact>
      <Fact name={t('admin.users.detail.circles')}>
        {circles.length === 0 ? (
          '–'
        ) : (
          <ul className={styles.circles}>
            {circles.map(({ id, name, role }) => (
              <li key={id}>
                <TextLink href={circleAddress(id)}>{name}</TextLink>{' '}
                <span className={styles.role}>{roleText(role)}</span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      {suspension !== null && (
        <Fact wide name={t('admin.users.detail.suspension')}>
          {suspension.until === null
            ? t('admin.users.detail.suspendedOpen', { since: moment(suspension.since) })
            : t('admin.users.detail.suspendedUntil', {
                since: moment(suspension.since),
                until: moment(suspension.until),
              })}
          {suspension.reason !== null && <> {suspension.reason}</>}
        </Fact>
      )}
      {deletionRequestedAt !== null && (
        <Fact wide name={t('admin.users.leaving')}>
          {t('admin.users.detail.leaving', { date: moment(deletionRequestedAt) })}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  name: string;
  wide?: boolean;
  children: ReactNode;
}

function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The last acts on this account, out of the log. */
function Log({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { actionText } = useAuditTexts();
  const query = useQuery(actsOnUserQuery(userId));
  const { data: entries } = query;
  return (
    <section aria-labelledby="user-log">
      <h3 id="user-log" className={styles.logTitle}>
        {t('admin.users.detail.log')}
      </h3>
      {entries === undefined && query.error !== null && (
        <LoadFailure compact title={t('admin.audit.failed')} query={query} />
      )}
      {entries?.length === 0 && <p className={styles.role}>{t('admin.users.detail.noLog')}</p>}
      {entries !== undefined && entries.length > 0 && (
        <>
          <ul className={styles.log}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <b>{actionText(entry.action)}</b>{' '}
                <span className={styles.role}>
                  {entry.actor?.username ?? t('admin.audit.operator')},{' '}
                  {format.date(entry.createdAt)} {format.time(entry.createdAt)}
                </span>
                <AuditChanges entry={entry} />
                {entry.reason !== null && <p>{entry.reason}</p>}
              </li>
            ))}
          </ul>
          <TextLink standalone href={adminAddress('audit', { filter: 'user', about: userId })}>
            {t('admin.users.detail.allLog')}
          </TextLink>
        </>
      )}
    </section>
  );
}
