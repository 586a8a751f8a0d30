import type { ExportState } from '@girone/contract/account';
import { exportDays } from '@girone/contract/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Package } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { buttonClasses } from '../../ui/actions/button-style.ts';
import { Button } from '../../ui/actions/button.tsx';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { FormError } from '../../ui/forms/form-error.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import styles from './export-section.module.css';
import { Loaded } from './loaded.tsx';
import { SettingsSection } from './settings-section.tsx';
import { exportQuery } from './settings.queries.ts';

const fileAddress = '/api/users/export.zip';

/** Everything that Girone holds about the viewer, as a file that takes a while to make. */
export function ExportSection() {
  const { t } = useTranslation();
  const query = useQuery(exportQuery);
  return (
    <SettingsSection
      title={t('settingsPage.export.title')}
      text={t('settingsPage.export.text', { days: exportDays })}
    >
      <Loaded query={query} height={48}>
        {(state) => <ExportFile state={state} />}
      </Loaded>
    </SettingsSection>
  );
}

function ExportFile({ state: { state, progress, expiresAt } }: { state: ExportState }) {
  const { t } = useTranslation();
  if (state === 'running') {
    return (
      <ProgressBar
        label={t('settingsPage.export.running')}
        value={progress}
        max={100}
        text={t('settingsPage.export.percent', { progress })}
      />
    );
  }
  return (
    <>
      {state === 'failed' && <FormError>{t('settingsPage.export.broken')}</FormError>}
      {state === 'ready' && (
        <output>
          {expiresAt === null
            ? t('settingsPage.export.ready')
            : t('settingsPage.export.readyUntil', { date: currentFormat().dateTime(expiresAt) })}
        </output>
      )}
      <div className={styles.actions}>
        {state === 'ready' && (
          <a download href={fileAddress} className={buttonClasses({ variant: 'primary' })}>
            <Download {...buttonIcon} />
            {t('settingsPage.export.download')}
          </a>
        )}
        <MakeFile isAgain={state !== 'none'} />
      </div>
    </>
  );
}

function MakeFile({ isAgain }: { isAgain: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const failure = useFailureText();
  const making = useMutation({
    mutationFn: () => callApi('POST /api/users/export'),
    onSuccess(state) {
      queryClient.setQueryData(exportQuery.queryKey, state);
    },
    onError(error) {
      showToast({
        title: t('settingsPage.export.failed'),
        description: failure(error),
        variant: 'destructive',
      });
    },
  });
  return (
    <Button
      variant="secondary"
      icon={<Package {...buttonIcon} />}
      ignoresDoubleClick
      pending={making.isPending}
      ref={keepFocus}
      onClick={() => making.mutate()}
    >
      {isAgain ? t('settingsPage.export.again') : t('settingsPage.export.make')}
    </Button>
  );
}
