import type { Turnout } from '@girone/contract/turnout';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { Card, CardHead, CardTitle } from '../../ui/layout/card.tsx';
import { Split, Stack } from '../../ui/layout/layout.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { AwaitedTournament } from './awaited-tournament.ts';
import { countToRemind } from './missing-people.ts';
import styles from './organiser-card.module.css';
import { OrganiserSteps } from './organiser-steps.tsx';
import { MissingRows, ReadyRows } from './people-rows.tsx';
import { Remind } from './remind.tsx';
import { useTurnout } from './use-turnout.ts';

/** For whoever runs a circle whose championship has not begun: how far everybody is, and who needs a word. */
export function OrganiserCard({ tournament }: { tournament: AwaitedTournament }) {
  const { t } = useTranslation();
  const query = useTurnout(tournament.id, { areShown: true });
  const { data: turnout, error } = query;
  if (turnout === undefined && error !== null) {
    return <LoadFailure compact title={t('turnout.missed')} query={query} />;
  }
  if (turnout === undefined) return <Skeleton shape="block" height={420} />;
  if (turnout.stage !== 'nominations') return null;
  return (
    <Stack as="section" gap={6} aria-label={t('turnout.organiser.title')}>
      <OrganiserSteps tournament={tournament} turnout={turnout} />
      <Split className={styles.split}>
        <People turnout={turnout} />
        <Word tournament={tournament} turnout={turnout} />
      </Split>
    </Stack>
  );
}

function People({ turnout }: { turnout: Turnout }) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { people, total, done } = turnout;
  const missing = people.filter(({ isDone }) => !isDone);
  const ready = people.filter(({ isDone }) => isDone);
  const unseen = total - people.length;
  return (
    <Card as="section" flush>
      {missing.length > 0 && (
        <>
          <CardHead title={t('turnout.organiser.missing')}>{format.number(total - done)}</CardHead>
          <MissingRows {...turnout} people={missing} />
        </>
      )}
      {ready.length > 0 && (
        <div className={missing.length > 0 ? styles.next : undefined}>
          <CardHead title={t('turnout.organiser.ready')}>{format.number(done)}</CardHead>
          <ReadyRows {...turnout} people={ready} />
        </div>
      )}
      {unseen > 0 && <p className={styles.unseen}>{t('turnout.others', { count: unseen })}</p>}
    </Card>
  );
}

interface WordProps {
  tournament: AwaitedTournament;
  turnout: Turnout;
}

/** What a reminder says; with nobody left to remind, when it begins. */
function Word({ tournament, turnout }: WordProps) {
  const { t } = useTranslation();
  const { total, done, startsAt, viewerMayRemind } = turnout;
  const date = startsAt === null ? null : currentFormat().dateTime(startsAt);
  const link = (
    <TextLink standalone href={tournamentAddress(tournament.id)}>
      {t('turnout.organiser.open', { name: tournament.name })}
    </TextLink>
  );
  if (total === done) {
    return (
      <Card as="section" className={styles.word}>
        <CardTitle level={3}>{t('turnout.organiser.complete')}</CardTitle>
        <p>
          {date === null
            ? t('turnout.organiser.startsSoon')
            : t('turnout.organiser.startsAt', { date })}
        </p>
        {link}
      </Card>
    );
  }
  return (
    <Card as="section" className={styles.word}>
      <CardTitle level={3}>{t('turnout.organiser.remind')}</CardTitle>
      {viewerMayRemind && countToRemind(turnout) > 0 && (
        <>
          <blockquote className={styles.quote}>
            <b>{t('turnout.organiser.quoteTitle')}</b>
            <p>
              {date === null
                ? t('turnout.organiser.quotePlain', { name: tournament.name })
                : t('turnout.organiser.quote', { name: tournament.name, date })}
            </p>
          </blockquote>
          <p className={styles.small}>{t('turnout.organiser.reach')}</p>
        </>
      )}
      <Remind tournamentId={tournament.id} turnout={turnout} />
      {link}
    </Card>
  );
}
