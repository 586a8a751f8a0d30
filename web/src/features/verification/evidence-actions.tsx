import { useMutation } from '@tanstack/react-query';
import { Download, Flag } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { useFailureText } from '../../lib/api/use-failure-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { collectEvidence } from './collect-evidence.ts';

interface DownloadEvidenceProps {
  tournamentId: number;
  /** Those that were counted again. */
  days: readonly number[];
  variant: 'primary' | 'secondary';
}

/** The file with which anybody can do the same elsewhere. */
export function DownloadEvidence({ tournamentId, days, variant }: DownloadEvidenceProps) {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: () => collectEvidence(tournamentId, days),
    onSuccess: (file) => saveFile(file, `girone-${tournamentId}.json`),
    onError: () =>
      showToast({ title: t('verification.action.downloadFailed'), variant: 'destructive' }),
  });
  return (
    <Button
      variant={variant}
      icon={<Download {...buttonIcon} />}
      pending={download.isPending}
      pendingLabel={t('verification.action.downloading')}
      onClick={() => download.mutate()}
    >
      {t('verification.action.download')}
    </Button>
  );
}

interface ReportCountProps {
  tournamentId: number;
  /** Null where it is no match that does not add up. */
  matchNumber: number | null;
}

/** Tells those who look after the place, who can count it again themselves. */
export function ReportCount({ tournamentId, matchNumber }: ReportCountProps) {
  const { t } = useTranslation();
  const failure = useFailureText();
  const report = useMutation({
    mutationFn: () =>
      callApi('POST /api/tournaments/:tournamentId/count-report', {
        params: { tournamentId: String(tournamentId) },
        body: { matchNumber },
      }),
    onSuccess: () => showToast({ title: t('verification.action.reportDone') }),
    onError: (error) =>
      showToast({
        title: t('verification.action.reportFailed'),
        description: failure(error),
        variant: 'destructive',
      }),
  });
  return (
    <Button
      icon={<Flag {...buttonIcon} />}
      // Of one match they hear once: there is nothing more to say.
      aria-disabled={report.isSuccess}
      ignoresDoubleClick
      pending={report.isPending}
      onClick={() => {
        if (!report.isSuccess) report.mutate();
      }}
    >
      {t(report.isSuccess ? 'verification.action.reported' : 'verification.action.report')}
    </Button>
  );
}
