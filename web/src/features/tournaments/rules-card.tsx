import type { TournamentDetail } from '@girone/contract/tournaments';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { drawAddress } from '../../domain/season/draw-address.ts';
import { verifyAddress } from '../../domain/season/verify-address.ts';
import { CardTitle } from '../../ui/layout/card.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import styles from './rules-card.module.css';

/** What the championship is played by, folded away; once it runs, also how it was drawn. */
export function RulesCard({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const { maxFilms, requiredFilmsPerUser, matchDayFrequencyHours, drawSeed } = tournament;
  const facts = [
    [t('tournaments.rules.points'), t('tournaments.rules.pointsValue')],
    [
      t('tournaments.rules.films'),
      t('tournaments.rules.filmsValue', { maxFilms, required: requiredFilmsPerUser }),
    ],
    [
      t('tournaments.rules.frequency'),
      t('tournaments.form.hours', { hours: matchDayFrequencyHours }),
    ],
    [t('tournaments.rules.advance'), t(advanceOf(tournament))],
    ...(tournament.minOpenHours > 0 && tournament.advanceOnAllCircleVotes
      ? [
          [
            t('tournaments.rules.minOpen'),
            t('tournaments.rules.minOpenValue', { count: tournament.minOpenHours }),
          ],
        ]
      : []),
    [
      t('tournaments.rules.count'),
      tournament.secretCount
        ? t('tournaments.rules.countSecret')
        : t('tournaments.rules.countOpen'),
    ],
    [
      t('tournaments.rules.unseen'),
      tournament.allowUnseen ? t('tournaments.rules.unseenYes') : t('tournaments.rules.unseenNo'),
    ],
  ];
  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        <CardTitle level={2}>{t('tournaments.rules.title')}</CardTitle>
        <ChevronDown {...buttonIcon} className={styles.arrow} />
      </summary>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {drawSeed !== null && (
          <div className={styles.fact}>
            <dt>{t('tournaments.rules.seed')}</dt>
            <dd>
              <code className={styles.seed}>{drawSeed}</code>
              <p className={styles.explanation}>{t('tournaments.rules.seedText')}</p>
              <TextLink standalone href={drawAddress(tournament.id, drawSeed)}>
                {t('tournaments.rules.drawAgain')}
              </TextLink>
              <TextLink standalone href={verifyAddress(tournament.id)}>
                {t('pages.title.verify')}
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}

function advanceOf({ advanceOnAllCircleVotes, timeoutAdvanceEnabled }: TournamentDetail) {
  if (advanceOnAllCircleVotes && timeoutAdvanceEnabled) return 'tournaments.rules.advanceBoth';
  if (advanceOnAllCircleVotes) return 'tournaments.rules.advanceVotes';
  return timeoutAdvanceEnabled
    ? 'tournaments.rules.advanceTimeout'
    : 'tournaments.rules.advanceHand';
}
