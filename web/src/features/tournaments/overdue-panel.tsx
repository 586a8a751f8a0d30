import type { Owing, Readiness, TournamentDetail } from '@girone/contract/tournaments';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from '../../ui/images/icons.ts';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nominationsQuery } from '../../domain/shared-queries.ts';
import { TakeOutDialog } from '../../domain/season/take-out/take-out-dialog.tsx';
import type { TakenOut } from '../../domain/season/take-out/take-out-form.tsx';
import { ToastFallback } from '../../lib/loading/toast-fallback.tsx';
import { Avatar } from '../../ui/images/avatar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import styles from './overdue-panel.module.css';
import { StartWithout } from './start-without.tsx';
import { useRefreshTournaments } from './use-refresh-tournaments.ts';

const ExtendSetup = lazyComponent(
  async () => (await import('./extend-setup.tsx')).ExtendSetup,
  ToastFallback,
);

interface OverduePanelProps {
  tournament: TournamentDetail;
  readiness: Readiness;
}

/** The deadline has passed and it cannot start: who keeps it waiting, and the ways out of that, in one place. */
export function OverduePanel({ tournament, readiness }: OverduePanelProps) {
  const { t } = useTranslation();
  const refresh = useRefreshTournaments();
  const [isExtending, setIsExtending] = useState(false);
  const stay = () => setIsExtending(false);
  const { viewerMay } = tournament;
  const { owing } = readiness;
  return (
    <Card as="section" aria-label={t('setup.overdue.title')} className={styles.panel}>
      <div>
        <CardTitle level={2}>{t('setup.overdue.title')}</CardTitle>
        <p className={styles.text}>
          {owing.length > 0 ? t('setup.overdue.text') : t('setup.overdue.nobody')}
        </p>
      </div>
      {owing.length > 0 && <OwingPeople tournament={tournament} owing={owing} />}
      <div className={styles.actions}>
        {viewerMay.forceStart && owing.length > 0 && (
          <StartWithout tournament={tournament} owing={owing} />
        )}
        {viewerMay.edit && (
          <Button
            variant="secondary"
            icon={<CalendarPlus {...buttonIcon} />}
            onClick={() => setIsExtending(true)}
          >
            {t('setup.extend.action')}
          </Button>
        )}
      </div>
      {isExtending && (
        <ExtendSetup
          tournament={tournament}
          onDone={() => void refresh(tournament.id)}
          onClose={stay}
        />
      )}
    </Card>
  );
}

interface OwingPeopleProps {
  tournament: TournamentDetail;
  owing: readonly Owing[];
}

function OwingPeople({ tournament, owing }: OwingPeopleProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = useRefreshTournaments();
  const [toGo, setToGo] = useState<TakenOut | null>(null);
  const { id, viewerMayTakeOut } = tournament;

  /** All of theirs as they stand now: with some of them left they would still owe films. */
  async function choose({ userId }: Owing, person: string): Promise<void> {
    const nominations = await queryClient.fetchQuery({ ...nominationsQuery(id), staleTime: 0 });
    const theirs = nominations.filter(({ user }) => user.id === userId);
    const filmIds = theirs.map(({ filmId }) => filmId);
    if (filmIds.length === 0) void refresh(id);
    else setToGo({ tournamentId: id, filmIds, person });
  }

  return (
    <>
      <ul aria-label={t('setup.overdue.owing')} className={styles.people}>
        {owing.map((each) => {
          const name = each.name ?? t('shared.deletedUser');
          return (
            <li key={each.userId} className={styles.person}>
              <Avatar username={each.username} src={null} />
              <span className={styles.words}>
                <b className={styles.name}>{name}</b>
                <span className={styles.films}>
                  {t('setup.overdue.has', { count: each.films })},{' '}
                  {t('setup.overdue.lacks', { count: each.missing })}
                </span>
              </span>
              {viewerMayTakeOut && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={t('setup.takeOut.ofPerson', { name })}
                  onClick={() => void choose(each, name)}
                >
                  {t('setup.takeOut.action')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <TakeOutDialog
        takenOut={toGo}
        onDone={() => void refresh(id)}
        onClose={() => setToGo(null)}
      />
    </>
  );
}
