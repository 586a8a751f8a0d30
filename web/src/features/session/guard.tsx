import { pages } from '@girone/contract/pages';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useReturnPath } from '../../lib/address/return-path.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { AccessDenied } from './access-denied.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { TournamentsGate } from './tournaments-gate.tsx';
import { useSession } from './use-session.ts';

/** Who may see a page, and how it turns the others away (specification, sections 2 and 6). */
export type Access =
  | 'everyone'
  | 'visitors'
  | 'signed-in'
  | 'films'
  | 'tournaments'
  | 'community'
  | 'admins';

interface GuardProps {
  access: Access;
  /** Shown until we know who is looking. */
  waiting: ReactNode;
  children: ReactNode;
}

export function Guard({ access, waiting, children }: GuardProps) {
  const { user, isLoading } = useSession();
  const returnPath = useReturnPath();

  if (access === 'everyone') return children;
  if (isLoading) return waiting;
  if (access === 'visitors') {
    return user === null ? children : <Redirect to={returnPath ?? pages.home} replace />;
  }
  if (user === null) {
    return access === 'tournaments' ? <TournamentsGate /> : <LoginRequired access={access} />;
  }
  if (access === 'admins' && !user.isAdmin && !user.isSuperAdmin) return <AdminsOnly />;
  return children;
}

type ClosedTo = Exclude<Access, 'everyone' | 'visitors' | 'tournaments'>;

const loginRequired = {
  title: 'session.loginRequired.title',
  text: 'session.loginRequired.text',
  action: 'session.loginRequired.action',
} as const;

const doors = {
  'signed-in': loginRequired,
  admins: loginRequired,
  films: { ...loginRequired, title: 'session.films.title', text: 'session.films.text' },
  community: {
    title: 'session.community.title',
    text: 'session.community.text',
    action: 'session.community.action',
  },
} as const satisfies Record<ClosedTo, unknown>;

function LoginRequired({ access }: { access: ClosedTo }) {
  const { t } = useTranslation();
  const { title, text, action } = doors[access];
  return (
    <AccessDenied title={t(title)} text={t(text)} action={<SignInLink>{t(action)}</SignInLink>} />
  );
}

function AdminsOnly() {
  const { t } = useTranslation();
  return (
    <AccessDenied
      title={t('session.admin.title')}
      text={t('session.admin.text')}
      action={<ButtonLink href={pages.home}>{t('session.admin.action')}</ButtonLink>}
    />
  );
}
