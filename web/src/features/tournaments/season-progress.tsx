import type { TournamentDetail } from '@girone/contract/tournaments';
import { Ban, CalendarClock, Check } from '../../ui/images/icons.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { MetaList } from '../../ui/layout/meta-list.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import styles from './season-progress.module.css';

interface SeasonProgressProps {
  tournament: TournamentDetail;
  /** Open matches without the viewer's answer; null without a vote. */
  votesLeft: number | null;
  onVote: () => void;
}

/** How far a season has come, or when it was called off. */
export function SeasonProgress({ tournament, votesLeft, onVote }: SeasonProgressProps) {
  const { status, cancelledAt } = tournament;
  if (cancelledAt !== null) return <CalledOff cancelledAt={cancelledAt} />;
  if (status !== 'active') return null;
  return <UnderWay tournament={tournament} votesLeft={votesLeft} onVote={onVote} />;
}

function UnderWay({ tournament, votesLeft, onVote }: SeasonProgressProps) {
  const { t } = useTranslation();
  const { currentMatchDay, totalMatchDays, matchesCompleted, totalMatches } = tournament;
  const { dayClosesAt, dayWaitsUntil } = tournament;
  const closesAt = dayWaitsUntil ?? dayClosesAt;
  return (
    <Card className={styles.progress}>
      <div className={styles.words}>
        <strong className={styles.day}>
          {t('tournaments.facts.day', { day: currentMatchDay, total: totalMatchDays })}
        </strong>
        {closesAt !== null && (
          <MetaList
            items={[
              {
                key: 'closes',
                icon: <CalendarClock {...textIcon} />,
                text: t(
                  dayWaitsUntil === null
                    ? 'tournaments.facts.dayCloses'
                    : 'tournaments.facts.dayWaits',
                  { date: currentFormat().dateTime(closesAt) },
                ),
              },
            ]}
          />
        )}
      </div>
      <div className={styles.bar}>
        <ProgressBar
          label={t('tournaments.facts.matches')}
          value={matchesCompleted}
          max={totalMatches}
        />
      </div>
      {votesLeft !== null && (
        <div className={styles.vote}>
          {votesLeft === 0 && (
            <p className={styles.voted}>
              <Check {...textIcon} />
              {t('tournaments.detail.voted')}
            </p>
          )}
          {votesLeft > 0 && (
            <ButtonLink
              replace
              block
              href={`${tournamentAddress(tournament.id)}?tab=matches`}
              onClick={onVote}
            >
              {t('tournaments.detail.vote', { votes: votesLeft })}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}

function CalledOff({ cancelledAt }: { cancelledAt: string }) {
  const { t } = useTranslation();
  return (
    <Banner
      kind="wait"
      icon={<Ban {...buttonIcon} />}
      title={t('tournaments.detail.cancelledTitle')}
    >
      {t('tournaments.detail.cancelledText', { date: currentFormat().longDate(cancelledAt) })}
    </Banner>
  );
}
