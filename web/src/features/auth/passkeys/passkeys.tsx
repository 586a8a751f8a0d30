import type { Passkey } from '@girone/contract/passkeys';
import { limits } from '@girone/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Fingerprint,
  KeyRound,
  MonitorSmartphone,
  Pencil,
  Trash2,
} from '../../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useLiveEvent } from '../../../lib/api/live.ts';
import { LoadFailure } from '../../../lib/data-states/load-failure.tsx';
import { SectionFallback } from '../../../lib/loading/section-fallback.tsx';
import { currentFormat } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { buttonIcon } from '../../../ui/images/icon-sizes.ts';
import type { Owner } from '../use-own-proof.ts';
import { canUsePasskeys } from './browser-passkeys.ts';
import { LazyAddDialog, LazyRemoveDialog, LazyRenameDialog } from './lazy-passkey-dialogs.tsx';
import { waysInQuery } from './passkeys.queries.ts';
import styles from './passkeys.module.css';

type Step = { kind: 'none' | 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

const nothing: Step = { kind: 'none' };

/** What opens the account without a password, each with its name. */
export function Passkeys({ owner }: { owner: Owner }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const query = useQuery(waysInQuery);
  const [step, setStep] = useState<Step>(nothing);
  useLiveEvent('account', refresh);

  function refresh(): void {
    void queryClient.invalidateQueries({ queryKey: waysInQuery.queryKey });
  }

  function finish(): void {
    refresh();
    setStep(nothing);
  }

  const close = () => setStep(nothing);

  if (query.data === undefined) {
    if (query.error === null) return <SectionFallback height={120} />;
    return <LoadFailure compact title={t('settingsPage.failed')} query={query} />;
  }
  const { passkeys } = query.data;
  const isUsable = canUsePasskeys();
  return (
    <>
      {passkeys.length === 0 ? (
        <p className={styles.note}>{t('passkeys.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onStep={(kind) => setStep({ kind, passkey })}
            />
          ))}
        </ul>
      )}
      {passkeys.some(({ isRemovable }) => !isRemovable) && (
        <p className={styles.note}>{t('passkeys.kept')}</p>
      )}
      {isUsable ? (
        <Button
          icon={<Fingerprint {...buttonIcon} />}
          className={styles.action}
          disabled={passkeys.length >= limits.passkeys}
          onClick={() => setStep({ kind: 'add' })}
        >
          {t('passkeys.add')}
        </Button>
      ) : (
        <Unusable />
      )}
      {step.kind === 'add' && (
        <LazyAddDialog
          owner={owner}
          onAdded={(passkey) => {
            refresh();
            setStep({ kind: 'rename', passkey });
          }}
          onClose={close}
        />
      )}
      {step.kind === 'rename' && (
        <LazyRenameDialog passkey={step.passkey} onRenamed={finish} onClose={close} />
      )}
      {step.kind === 'remove' && (
        <LazyRemoveDialog owner={owner} passkey={step.passkey} onRemoved={finish} onClose={close} />
      )}
    </>
  );
}

/** A start on one's own machine prints a number as its address: the same machine has a name. */
function Unusable() {
  const { t } = useTranslation();
  const { hostname, port, protocol, pathname, search } = window.location;
  if (hostname !== '127.0.0.1') return <p className={styles.note}>{t('passkeys.unusable')}</p>;
  const named = `${protocol}//localhost${port && `:${port}`}`;
  return (
    <p className={styles.note}>
      {t('passkeys.atName')} <a href={named + pathname + search}>{named}</a>
    </p>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onStep: (step: 'rename' | 'remove') => void;
}

function PasskeyRow({ passkey, onStep }: PasskeyRowProps) {
  const { t } = useTranslation();
  const { name, isSecurityKey, createdAt, lastUsedAt, isRemovable } = passkey;
  const format = currentFormat();
  const since = format.longDate(createdAt);
  const Icon = isSecurityKey ? KeyRound : MonitorSmartphone;
  return (
    <li className={styles.row}>
      <Icon {...buttonIcon} />
      <div className={styles.words}>
        <b>{name}</b>
        <span className={styles.note}>
          {lastUsedAt === null
            ? t('passkeys.unused', { since })
            : t('passkeys.used', { used: format.relativeTime(lastUsedAt), since })}
        </span>
      </div>
      <IconButton label={t('passkeys.rename.action', { name })} onClick={() => onStep('rename')}>
        <Pencil {...buttonIcon} />
      </IconButton>
      <IconButton
        label={t('passkeys.remove.action', { name })}
        disabled={!isRemovable}
        onClick={() => onStep('remove')}
      >
        <Trash2 {...buttonIcon} />
      </IconButton>
    </li>
  );
}
