import type { CurrentUser } from '@girone/contract/auth';
import type { Nomination } from '@girone/contract/nominations';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDocumentTitle } from '../../lib/address/document-title.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { nominationsQuery } from '../../domain/shared-queries.ts';
import { TakeOutDialog } from '../../domain/season/take-out/take-out-dialog.tsx';
import { tournamentAddress } from '../../domain/season/tournament-address.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { Everyone, inOrder } from './everyone.tsx';
import { FilmPicks } from './film-picks.tsx';
import styles from './nominations-page.module.css';
import { Squad } from './squad.tsx';
import { useRefreshNominations } from './use-refresh-nominations.ts';

interface NominationsPageProps {
  tournament: TournamentDetail;
  viewer: Pick<CurrentUser, 'id' | 'maxFilmsAllowed' | 'filmsUploaded'>;
  /** A way to bring people into its circle, for whoever may. */
  invite: ReactNode;
  /** Whether the championship starts by itself, and when. */
  readiness: ReactNode;
  /** What it needs for that. */
  parameters: ReactNode;
  /** Opens the form of a film that is added and nominated at once. */
  onAdd: () => void;
}

export function NominationsPage(props: NominationsPageProps) {
  const { tournament, viewer, invite, readiness, parameters, onAdd } = props;
  const { t } = useTranslation();
  const { name, status, viewerMay, maxNominationsPerUser } = tournament;
  useDocumentTitle(`${t('pages.title.nominations')}, ${name}`);
  return (
    <Page>
      <PageHead
        back={{ href: tournamentAddress(tournament.id), label: name }}
        title={t('pages.title.nominations')}
        actions={invite}
        lead={
          viewerMay.nominate ? t('nominations.lead', { count: maxNominationsPerUser }) : undefined
        }
      />
      <Stack gap={8}>
        {status === 'setup' && readiness}
        {!viewerMay.nominate && <Closed tournament={tournament} />}
        <Nominations tournament={tournament} viewer={viewer} onAdd={onAdd} />
        {status === 'setup' && parameters}
      </Stack>
    </Page>
  );
}

type NominationsProps = Pick<NominationsPageProps, 'tournament' | 'viewer' | 'onAdd'>;

function Nominations({ tournament, viewer, onAdd }: NominationsProps) {
  const { t } = useTranslation();
  const { id, viewerMay, viewerMayTakeOut, maxFilms, maxNominationsPerUser } = tournament;
  const refresh = useRefreshNominations(id);
  const [toGo, setToGo] = useState<Nomination | null>(null);
  const query = useQuery(nominationsQuery(id));
  const { data: nominations, error } = query;

  if (nominations === undefined && error !== null) {
    return <LoadFailure level={2} title={t('nominations.all.failed')} query={query} />;
  }
  if (nominations === undefined) {
    return (
      <SkeletonList label={t('nominations.all.loading')} count={1}>
        <Skeleton shape="block" height={420} />
      </SkeletonList>
    );
  }
  const mine = inOrder(nominations.filter(({ user }) => user.id === viewer.id));
  const hasRoom = mine.length < maxNominationsPerUser && nominations.length < maxFilms;
  return (
    <>
      {viewerMay.nominate && (
        <div className={joinClasses(styles.split, viewer.filmsUploaded === 0 && styles.first)}>
          <div className={styles.rail}>
            <Squad tournament={tournament} mine={mine} total={nominations.length} />
          </div>
          <div className={styles.picks}>
            <FilmPicks
              tournamentId={id}
              mine={mine}
              places={maxNominationsPerUser}
              hasRoom={hasRoom}
              filmsAllowed={viewer.maxFilmsAllowed}
              onAdd={onAdd}
            />
          </div>
        </div>
      )}
      <Everyone
        nominations={nominations}
        viewerId={viewer.id}
        onTakeOut={viewerMayTakeOut ? setToGo : undefined}
      />
      <TakeOutDialog
        takenOut={toGo && { tournamentId: id, filmIds: [toGo.filmId], title: toGo.film.title }}
        onDone={() => void refresh()}
        onClose={() => setToGo(null)}
      />
    </>
  );
}

/** Why there is nothing to nominate here. */
function Closed({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const { status, circleName } = tournament;
  const notEligible =
    circleName === null
      ? t('nominations.closed.notEligiblePublic')
      : t('nominations.closed.notEligibleText', { circle: circleName });
  const sentences = {
    preparation: [t('nominations.closed.draft'), t('nominations.closed.draftText')],
    setup: [t('nominations.closed.notEligible'), notEligible],
    active: [t('nominations.closed.active'), t('nominations.closed.activeText')],
    completed: [t('nominations.closed.completed'), t('nominations.closed.completedText')],
  } as const;
  const [title, text] = sentences[status];
  return (
    <Banner
      kind="tip"
      title={title}
      action={
        status === 'active' ? (
          <ButtonLink href={`${tournamentAddress(tournament.id)}?tab=matches`}>
            {t('nominations.closed.vote')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href={tournamentAddress(tournament.id)}>
            {t('nominations.closed.open')}
          </ButtonLink>
        )
      }
    >
      {text}
    </Banner>
  );
}
