import { RotateCcw } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sealCode } from '@girone/championship/ballots/seal-face';
import { SealFace } from '../../domain/season/seal-face.tsx';
import { CheckLines } from '../../features/verification/check-lines.tsx';
import { CheckVerdict } from '../../features/verification/check-verdict.tsx';
import { Difference } from '../../features/verification/difference.tsx';
import { filmNames } from '../../features/verification/film-names.ts';
import { useFindingText } from '../../features/verification/use-finding-text.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './box.module.css';
import type { OpenedBox } from './opened-box.ts';
import type { useBoxCheck } from './use-box-check.ts';

interface BoxSelfCheckProps {
  opened: OpenedBox;
  check: ReturnType<typeof useBoxCheck>;
}

/** What the file says about itself: that it holds, or what in it does not. */
export function BoxSelfCheck({ opened, check }: BoxSelfCheckProps) {
  const { t } = useTranslation();
  const { report, progress } = check;
  const days = opened.box.days.length;
  if (report !== null && report.findings.length > 0)
    return <Broken opened={opened} check={check} />;
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

/** As the page says it: the match, and both sides of what differs. */
function Broken({ opened, check }: BoxSelfCheckProps) {
  const { facts, box } = opened;
  const { report, progress, again } = check;
  const textOf = useFindingText(filmNames(facts.matches));
  const [broken] = report?.matches ?? [];
  const match = facts.matches.find(({ matchNumber }) => matchNumber === broken?.matchNumber);
  return (
    <div id="check" className={styles.anchor}>
      <Stack gap={6}>
        <CheckVerdict closedDays={box.days.length} check={check} textOf={textOf} onAgain={again} />
        {broken !== undefined && match !== undefined && (
          <Difference report={broken} match={match} own={undefined} />
        )}
        {report !== null && (
          <CheckLines
            facts={facts}
            lines={report.lines}
            findings={report.findings}
            textOf={textOf}
            unsealedDays={progress?.days.filter(({ state }) => state === 'unsealed').length ?? 0}
          />
        )}
      </Stack>
    </div>
  );
}
