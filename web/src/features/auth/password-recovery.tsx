import { pages } from '@girone/contract/pages';
import { resetCode } from '@girone/contract/rules';
import { ArrowLeft } from '../../ui/images/icons.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './account-form.module.css';
import { AccountHeading } from './account-heading.tsx';
import { useReturnNavigation } from './use-return-navigation.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestCodeForm } from './request-code-form.tsx';
import { ResetProgress, stepPaths, type ResetStep } from './reset-progress.tsx';
import { SendAgain } from './send-again.tsx';

interface PasswordRecoveryProps {
  /** The server has ended every session of this person. */
  onUpdated: () => void;
}

/** First a code by mail, then a new password with it. Whoever has a code goes straight to the second. */
export function PasswordRecovery({ onUpdated }: PasswordRecoveryProps) {
  const { t } = useTranslation();
  const { go, follow } = useReturnNavigation();
  const isUpdating = new URLSearchParams(useSearch()).get('step') === 'update';
  const step: ResetStep = isUpdating ? 'update' : 'request';
  const [email, setEmail] = useState('');
  const [sentMessage, setSentMessage] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const body = useFirstFieldFocus(step);

  if (isDone) return <RecoveryDone />;
  const lead = isUpdating
    ? (sentMessage ?? t('auth.reset.updateLead'))
    : t('auth.reset.requestLead', { digits: resetCode.length });
  return (
    <>
      <AccountHeading
        title={t(isUpdating ? 'auth.reset.updateTitle' : 'auth.reset.requestTitle')}
        lead={lead}
      />
      <ResetProgress step={step} />
      <div ref={body}>
        <Stack gap={4}>
          {isUpdating ? (
            <NewPasswordForm
              email={email}
              onEmailChange={setEmail}
              onUpdated={() => {
                onUpdated();
                setIsDone(true);
              }}
            />
          ) : (
            <RequestCodeForm
              email={email}
              onEmailChange={setEmail}
              onSent={(message) => {
                setSentMessage(message);
                go(stepPaths.update);
              }}
            />
          )}
          <div className={styles.ways}>
            <BackToLogin />
            {isUpdating ? (
              <SendAgain
                email={email}
                onSent={setSentMessage}
                onAddressMissing={() => go(stepPaths.request)}
              />
            ) : (
              <TextLink standalone href={stepPaths.update} onClick={follow(stepPaths.update)}>
                {t('auth.reset.haveCode')}
              </TextLink>
            )}
          </div>
        </Stack>
      </div>
    </>
  );
}

function RecoveryDone() {
  const { t } = useTranslation();
  const { go } = useReturnNavigation();
  const leave = useEffectEvent(() => go(pages.auth, { replace: true }));
  useEffect(() => {
    const timer = setTimeout(() => leave(), resetCode.redirectDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <AccountHeading title={t('auth.reset.updateTitle')} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- more than a line of text */}
      <Banner kind="ok" role="status" title={t('auth.reset.done')} />
      <BackToLogin isFocused />
    </>
  );
}

/** Takes the focus where the form that had it is gone. */
function BackToLogin({ isFocused = false }: { isFocused?: boolean }) {
  const { t } = useTranslation();
  const { follow } = useReturnNavigation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);
  return (
    <TextLink
      ref={link}
      standalone
      href={pages.auth}
      className={styles.back}
      onClick={follow(pages.auth)}
    >
      <ArrowLeft size={16} aria-hidden />
      {t('auth.reset.back')}
    </TextLink>
  );
}

/** A new step starts at the first field that is still empty; opening the page moves nothing. */
function useFirstFieldFocus(step: ResetStep) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const inputs = [...(body.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [step]);
  return body;
}
