import type { VoteState } from '../../domain/kept-votes/kept-vote.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { openFor } from './match-time.ts';

/** For how long an open match has been open. */
export function MatchBadge({ since, now }: { since: string; now: number }) {
  const { t } = useTranslation();
  const time = openFor(since, now);
  return (
    <Badge tone="active">
      {time.unit === 'now'
        ? t('matches.open.now')
        : t(`matches.open.${time.unit}`, { count: time.count })}
    </Badge>
  );
}

/** What became of a vote that was cast without a line. */
export function KeptBadge({ state }: { state: VoteState }) {
  const { t } = useTranslation();
  return <Badge tone={keptTones[state]}>{t(`keptVotes.badge.${state}`)}</Badge>;
}

const keptTones: Readonly<Record<VoteState, BadgeTone>> = {
  waiting: 'setup',
  counted: 'done',
  late: 'missed',
  overtaken: 'plain',
  refused: 'missed',
};
