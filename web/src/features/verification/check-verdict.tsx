import type { Finding } from '@girone/championship/verification/report';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import type { CheckFacts } from './check-protocol.ts';
import { useAnnouncedQuarters } from './use-announced-quarters.ts';
import type { SeasonCheckState } from './use-season-check.ts';
import { Verdict } from './verdict.tsx';

interface CheckVerdictProps {
  closedDays: number;
  check: SeasonCheckState;
  textOf: (finding: Finding) => string;
  onAgain: () => void;
  /** What can be done with the outcome, where there is a server; of a broken one beside its match, if it is one. */
  drawActions?: ((broken: { matchNumber: number | null } | null) => ReactNode) | undefined;
}

/** What the check has come to, in words. */
export function CheckVerdict(props: CheckVerdictProps) {
  const { closedDays, check, textOf, onAgain, drawActions } = props;
  const { t } = useTranslation();
  const { phase, facts, progress, report, ms } = check;
  const actions = {
    isRunning: phase === 'running',
    onCancel: check.cancel,
    onAgain,
  };
  const day = progress?.day ?? 0;
  const share = closedDays === 0 ? undefined : day / closedDays;
  const reached = t('verification.state.running.text', { day, days: closedDays });
  useAnnouncedQuarters({ share: phase === 'running' ? (share ?? 0) : 0, words: reached });
  if (phase === 'failed') {
    const isOffline = check.status === 0;
    return (
      <Verdict
        {...actions}
        tone="calm"
        title={t(`verification.state.${isOffline ? 'offline' : 'failed'}.title`)}
      >
        <p>{isOffline ? t('verification.state.offline.text') : check.message}</p>
      </Verdict>
    );
  }
  if (phase === 'cancelled') {
    return (
      <Verdict
        {...actions}
        tone="calm"
        share={share}
        title={t('verification.state.cancelled.title')}
      >
        <p>{t('verification.state.cancelled.text')}</p>
      </Verdict>
    );
  }
  if (phase === 'running' || report === null || facts === null) {
    return (
      <Verdict
        {...actions}
        tone="calm"
        share={share ?? 0}
        title={t('verification.state.running.title')}
      >
        {day === 0 ? t('verification.state.running.starting') : reached}
      </Verdict>
    );
  }
  const seconds = currentFormat().number(Math.round(ms / 100) / 10);
  const { findings, lines, days } = report;
  if (findings.length > 0) {
    const matches = new Set(findings.flatMap(({ matchNumber }) => matchNumber ?? []));
    const count = report.matches.length || matches.size;
    return (
      <Verdict
        {...actions}
        tone="no"
        share={1}
        evidence={drawActions?.({
          matchNumber: report.matches[0]?.matchNumber ?? [...matches][0] ?? null,
        })}
        note={t('verification.doneBroken', { seconds })}
        title={
          count === 0
            ? t('verification.state.brokenElsewhere')
            : t('verification.state.broken', { count })
        }
      >
        <p>{wordsOf(report.matches[0], facts)}</p>
        <p>
          {findings[0] && textOf(findings.find(({ line }) => line === 'results') ?? findings[0])}
        </p>
      </Verdict>
    );
  }
  if (facts.seals.length === 0) {
    return (
      <Verdict {...actions} tone="calm" title={t('verification.state.setup.title')}>
        <p>{t('verification.state.setup.text')}</p>
      </Verdict>
    );
  }
  const lastDay = days.at(-1)?.matchDay;
  if (lastDay === undefined) {
    return (
      <Verdict {...actions} tone="ok" title={t('verification.state.waiting.title')}>
        <p>
          {t(
            facts.seals.some(({ kind }) => kind === 'day')
              ? 'verification.state.waiting.held'
              : 'verification.state.waiting.text',
          )}
        </p>
      </Verdict>
    );
  }
  const { held, total } = lines.seals;
  return (
    <Verdict
      {...actions}
      tone="ok"
      share={1}
      evidence={drawActions?.(null)}
      note={t('verification.done', { held, total, seconds })}
      title={t('verification.state.holds.title')}
    >
      <p>{t('verification.state.holds.text', { day: lastDay })}</p>
    </Verdict>
  );

  function wordsOf(broken: { matchNumber: number } | undefined, { matches }: CheckFacts) {
    const match = matches.find(({ matchNumber }) => matchNumber === broken?.matchNumber);
    if (match === undefined) return null;
    return t('verification.state.brokenMatch', {
      day: match.matchDay,
      number: match.matchNumber,
      home: match.film1.title,
      away: match.film2.title,
    });
  }
}
