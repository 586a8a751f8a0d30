import { RotateCcw } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sealCode } from '@girone/championship/ballots/seal-face';
import { SealFace } from '../../domain/season/seal-face.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { usePageReload } from '../../ui/loading/page-reload.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import styles from './box.module.css';
import type { OpenedBox } from './opened-box.ts';
import type { useBoxCheck } from './use-box-check.ts';

const Broken = lazyComponent(
  async () => (await import('./box-broken.tsx')).Broken,
  () => <SectionFallback height={420} />,
);

interface BoxSelfCheckProps {
  opened: OpenedBox;
  check: ReturnType<typeof useBoxCheck>;
}

/** What the file says about itself: that it holds, or what in it does not. */
export function BoxSelfCheck({ opened, check }: BoxSelfCheckProps) {
  const { t } = useTranslation();
  const { phase, report, progress } = check;
  const days = opened.box.days.length;
  if (report !== null && report.findings.length > 0)
    return <Broken opened={opened} check={check} />;
  if (phase === 'failed') return <NotChecked />;
  if (report === null) {
    const day = progress?.day ?? 0;
    return (
      <section id="check" className={styles.running} aria-busy>
        <b>{t('verification.state.running.title')}</b>
        <p>{t('verification.state.running.text', { day, days })}</p>
        <ProgressBar label={t('verification.progress')} value={day} max={days} />
      </section>
    );
  }
  return <Holds opened={opened} check={check} />;
}

/** What checks it did not arrive. */
function NotChecked() {
  const { t } = useTranslation();
  const { reload } = usePageReload();
  return (
    <ErrorState
      level={2}
      title={t('pages.outdated.title')}
      actions={<Button onClick={reload}>{t('pages.outdated.action')}</Button>}
    >
      {t('pages.outdated.text')}
    </ErrorState>
  );
}

function Holds({ opened, check }: BoxSelfCheckProps) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { report, ms, again } = check;
  const { seals } = opened.facts;
  const last = seals.at(-1);
  const lastDay = seals.findLast(({ kind }) => kind === 'day');
  const { ballots, seals: chain, results, tables } = report?.lines ?? noLines;
  const omitted = opened.box.days.filter(
    (day) => day.ballots === null && day.counts.some(([, , , root]) => root !== null),
  ).length;
  const count = (key: 'ballots' | 'seals' | 'results' | 'tables', value: number) =>
    t(`box.check.${key}`, { count: value, number: format.number(value) });
  const counted = [
    ballots.total > 0 ? count('ballots', ballots.total) : null,
    chain.total > 0 ? count('seals', chain.total) : null,
    count('results', results.total),
    count('tables', tables.total),
  ].filter((text) => text !== null);
  return (
    <section id="check" className={styles.check}>
      {last !== undefined && lastDay !== undefined && (
        <SealFace hash={last.hash} className={styles.seal}>
          {String(lastDay.matchDay)}
        </SealFace>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the answer is more than one line */}
      <div role="status" className={styles.answer}>
        <b>{t('box.check.holds')}</b>
        <p>
          {t('box.check.counted', {
            counted: format.list(counted),
            seconds: format.number(Math.round(ms / 100) / 10),
          })}{' '}
          {last === undefined ? t('box.check.noSeals') : t('box.check.lastSeal')}
        </p>
        {last !== undefined && <p className={styles.code}>{sealCode(last.hash)}</p>}
        {omitted > 0 && <p>{t('box.check.omitted', { count: omitted })}</p>}
      </div>
      <Button variant="primary" icon={<RotateCcw {...buttonIcon} />} onClick={again}>
        {t('verification.action.again')}
      </Button>
    </section>
  );
}

const noLine = { held: 0, total: 0 };
const noLines = { ballots: noLine, seals: noLine, results: noLine, tables: noLine };
