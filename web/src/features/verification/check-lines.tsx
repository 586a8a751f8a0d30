import {
  checkLines,
  type CheckLine,
  type Finding,
  type LineReport,
} from '@girone/championship/verification/report';
import { Check, Minus, X } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { badgeIcon, buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { currentFormat } from '../../lib/text/format.ts';
import type { CheckFacts } from './check-protocol.ts';
import styles from './check-lines.module.css';

interface CheckLinesProps {
  facts: CheckFacts;
  lines: Readonly<Record<CheckLine, LineReport>>;
  findings: readonly Finding[];
  textOf: (finding: Finding) => string;
  unsealedDays: number;
}

/** So many differences are told one by one. */
const mostTold = 3;

/** What was made again, line by line; those that do not hold come first. */
export function CheckLines({ facts, lines, findings, textOf, unsealedDays }: CheckLinesProps) {
  const { t } = useTranslation();
  const broken = new Set(findings.map(({ line }) => line));
  const looked = checkLines.filter((line) => lines[line].total > 0 || broken.has(line));
  const inOrder = looked.toSorted((a, b) => Number(broken.has(b)) - Number(broken.has(a)));
  return (
    <Card as="section" flush>
      <CardHead title={t('verification.lines.title')}>
        {broken.size === 0 ? (
          <Badge tone="done">
            {t('verification.lines.held', { held: looked.length, total: looked.length })}
          </Badge>
        ) : (
          <Badge className={styles.badBadge} icon={<X {...badgeIcon} />}>
            {t('verification.lines.broken', { count: broken.size })}
          </Badge>
        )}
      </CardHead>
      <ul className={styles.lines}>
        {inOrder.map((line) => (
          <Line
            key={line}
            name={t(`verification.lines.${line}.name`)}
            isBroken={broken.has(line)}
            report={lines[line]}
            sentences={sentencesOf(line)}
          />
        ))}
      </ul>
    </Card>
  );

  function sentencesOf(line: CheckLine): string[] {
    const own = findings.filter((finding) => finding.line === line);
    if (own.length > 0) {
      const more = own.length - mostTold;
      const told = own.slice(0, mostTold).map(textOf);
      return more > 0 ? [...told, t('verification.finding.more', { count: more })] : told;
    }
    if (line === 'draw' && facts.draw?.commitment === null)
      return [t('verification.lines.draw.old')];
    const text = t(`verification.lines.${line}.text`);
    if (line === 'results') return [text, ...correctionsOf()];
    if (line === 'seals' && unsealedDays > 0) {
      return [text, t('verification.lines.seals.unsealed', { count: unsealedDays })];
    }
    return [text];
  }

  function correctionsOf(): string[] {
    return facts.seals.flatMap(({ kind, matchNumber, reason }) =>
      kind === 'correction' && matchNumber !== null
        ? [
            t('verification.lines.results.correction', {
              number: matchNumber,
              reason: reason ?? '',
            }),
          ]
        : [],
    );
  }
}

interface LineProps {
  name: string;
  isBroken: boolean;
  report: LineReport;
  sentences: readonly string[];
}

function Line({ name, isBroken, report, sentences }: LineProps) {
  const { t } = useTranslation();
  const format = currentFormat();
  const icon = { ...buttonIcon, strokeWidth: 2.5 };
  return (
    <li className={joinClasses(styles.line, isBroken && styles.broken)}>
      <span className={styles.sign}>
        {isBroken && <X {...icon} />}
        {!isBroken && (report.total > 0 ? <Check {...icon} /> : <Minus {...icon} />)}
      </span>
      <div>
        <h4 className={styles.name}>
          {name}
          <VisuallyHidden>
            {`: ${t(isBroken ? 'verification.lines.breaks' : 'verification.lines.isHeld')}`}
          </VisuallyHidden>
        </h4>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <span className={styles.figure}>
        <b>{format.number(report.held)}</b>
        <span>{t('verification.lines.of', { total: format.number(report.total) })}</span>
      </span>
    </li>
  );
}
