import { pages } from '@girone/contract/pages';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { returnState, useHere } from '../../lib/address/return-path.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { AccessDenied } from './access-denied.tsx';
import { SignInLink } from './sign-in-link.tsx';

/** Specification, section 9: a visitor at the tournament list is sent to the login after this wait. */
const redirectDelayMs = 500;

export function TournamentsGate() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const here = useHere();

  const announce = useEffectEvent(() => {
    showToast({
      title: t('session.tournaments.title'),
      description: t('session.tournaments.text'),
      variant: 'destructive',
    });
  });
  const leave = useEffectEvent(() => {
    navigate(pages.auth, { replace: true, state: returnState(here) });
  });

  useEffect(() => {
    announce();
    const timer = setTimeout(() => leave(), redirectDelayMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <AccessDenied
      title={t('session.tournaments.title')}
      text={t('session.tournaments.text')}
      action={<SignInLink>{t('session.loginRequired.action')}</SignInLink>}
    />
  );
}
