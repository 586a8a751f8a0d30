import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import type { AssessedSeason, Recount } from './assessed-season.ts';

type Holder = NonNullable<NonNullable<Recount['lead']>['holder']>;

/** More films than these share a title only where hardly anybody voted: the rest is counted. */
const mostNames = 3;

/** What is said of a recount. */
export function useRecountWords({ assessment, titleOf }: AssessedSeason) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { played, voters, firstLegDays, exclusions } = assessment;

  function listFilms(filmIds: readonly number[]): string {
    const names = filmIds.slice(0, mostNames).map(titleOf);
    const others = filmIds.length - names.length;
    if (others > 0) names.push(t('shared.champions.others', { count: others }));
    return format.list(names);
  }

  function explain({ kind, people }: Recount): string {
    if (kind === 'firstLeg') return t('robustness.how.firstLeg', { count: firstLegDays });
    if (kind !== 'alwaysAnswered') return t(`robustness.how.${kind}`);
    return t('robustness.how.alwaysAnswered', { count: people ?? 0, total: voters });
  }

  /** The figure of the first place. */
  function scoreOf(kind: Recount['kind'], score: number): string {
    if (kind !== 'voteDifference') return t('robustness.lead.points', { count: score });
    return t('robustness.lead.votes', { count: score, signed: signed(score) });
  }

  /** With how much; where another is champion, what becomes of who is. */
  function describeLead({ kind, champions, obstacle, lead }: Recount): string {
    if (obstacle === 'cycle') return t('robustness.lead.cycle');
    if (obstacle === 'level') return t('robustness.lead.allLevel');
    if (lead === null) return '';
    if (kind === 'headToHead') return t('robustness.lead.beatsAll', { count: lead.score });
    const score = scoreOf(kind, lead.score);
    if (lead.holder !== null) return describeHolder(kind, score, lead.holder);
    if (champions.length > 1) return t('robustness.lead.shared', { score });
    if (lead.next === null) return score;
    const film = titleOf(lead.next);
    if (lead.ahead > 0) return t('robustness.lead.ahead', { score, film, count: lead.ahead });
    const rule = lead.decidedBy;
    if (rule === null || rule === 'shared') return score;
    return t('robustness.lead.level', { score, film, rule: t(`robustness.rule.${rule}`) });
  }

  function describeHolder(kind: Recount['kind'], first: string, holder: Holder): string {
    return t('robustness.lead.holder', {
      first,
      film: listFilms(played.champions),
      position: holder.position,
      score: kind === 'voteDifference' ? signed(holder.score) : holder.score,
    });
  }

  function signed(value: number): string {
    if (value === 0) return '0';
    // A true minus: the hyphen would be read as part of the word.
    return value < 0 ? `−${format.number(-value)}` : `+${format.number(value)}`;
  }

  /** Nothing while single voters decide nothing. */
  function describeExclusions(): string {
    if (exclusions === null || exclusions.same === exclusions.voters) return '';
    const { voters: total, same } = exclusions;
    return ` ${t('robustness.stays.butExclusions', { count: total - same, total })}`;
  }

  return { listFilms, explain, describeLead, describeExclusions };
}
