import type { Dashboard } from '@girone/contract/dashboard';
import { EyeOff } from '../../ui/images/icons.ts';
import { manageAddress } from '../../features/circles/circles-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { hundredthsOf } from '../../domain/season/hundredths.ts';
import { stageAddress, tournamentAddress } from '../../domain/season/tournament-address.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { SeasonRing } from '../../domain/season/season-ring.tsx';
import { Stats } from '../../ui/layout/stats.tsx';
import styles from './dashboard-rail.module.css';

/** How far the championship is that moved last. */
export function SeasonCard({ season }: { season: NonNullable<Dashboard['season']> }) {
  const { t } = useTranslation();
  const { id, name, circleName, currentMatchDay: day, totalMatchDays: total } = season;
  return (
    <Card as="section" aria-labelledby="season">
      <Stack gap={4}>
        <div id="season">
          <CardTitle level={2}>{name}</CardTitle>
          {circleName !== null && <p className={styles.circle}>{circleName}</p>}
        </div>
        <SeasonRing
          className={styles.ring}
          total={total}
          done={day - 1}
          current={day}
          label={t('matches.ring.label', { day, total })}
          figure={t('matches.ring.figure', { day, total })}
          caption={t('matches.ring.caption')}
        />
        <Stats
          items={[
            { key: 'total', label: t('dashboard.season.total'), value: season.totalMatches },
            {
              key: 'completed',
              label: t('dashboard.season.completed'),
              value: season.matchesCompleted,
            },
            {
              key: 'active',
              label: t('dashboard.season.active'),
              value: season.matchesActive,
              tone: 'live',
            },
          ]}
        />
        <OwnOdds odds={season.odds} />
        {season.heldDay !== null && <FaceDown id={id} day={season.heldDay} />}
        <ButtonLink variant="secondary" block href={tournamentAddress(id)}>
          {t('dashboard.season.open')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** Results that nobody has seen, and the way to the night on which they turn up. */
function FaceDown({ id, day }: { id: number; day: number }) {
  const { t } = useTranslation();
  return (
    <div className={styles.faceDown}>
      <p className={styles.faceDownTitle}>
        <EyeOff {...textIcon} />
        {t('dashboard.season.faceDown', { day })}
      </p>
      <ButtonLink variant="secondary" block href={stageAddress(id)}>
        {t('dashboard.season.hall')}
      </ButtonLink>
    </div>
  );
}

/** The title chances of one's own films, in one line each. */
function OwnOdds({ odds }: { odds: NonNullable<Dashboard['season']>['odds'] }) {
  const { t } = useTranslation();
  if (odds.length === 0) return null;
  return (
    <div>
      <p className={styles.oddsTitle}>{t('dashboard.season.odds')}</p>
      <ul>
        {odds.map(({ filmId, filmTitle, chance, fact }) => (
          <li key={filmId} className={styles.odds}>
            <span>{filmTitle}</span>
            <b>{t('dashboard.season.chance', { value: hundredthsOf({ chance, fact }) })}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who waits to be let in, circle by circle. */
export function RequestsCard({ requests }: { requests: Dashboard['joinRequests'] }) {
  const { t } = useTranslation();
  return (
    <Card as="section" aria-labelledby="requests">
      <div id="requests">
        <CardTitle level={2}>{t('dashboard.requests.title')}</CardTitle>
      </div>
      <ul className={styles.requests}>
        {requests.map(({ circleId, circleName, count }) => (
          <li key={circleId}>
            <TextLink standalone href={manageAddress(circleId)}>
              {t('dashboard.requests.circle', { circle: circleName, count })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
