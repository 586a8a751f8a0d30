import type { OwnBallot } from '@girone/championship/verification/report';
import type { Tournament } from '@girone/contract/tournaments';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { playedDays } from '../../domain/season/season-state.ts';
import { useLiveEvent } from '../../lib/api/live.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { EmptyNote } from '../../ui/feedback/empty-note.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stats } from '../../ui/layout/stats.tsx';
import { Certificate } from './certificate.tsx';
import { ChainCard } from './chain-card.tsx';
import { listRings } from './chain-rings.ts';
import { CheckLines } from './check-lines.tsx';
import { CheckVerdict } from './check-verdict.tsx';
import { Difference } from './difference.tsx';
import { DownloadEvidence, ReportCount } from './evidence-actions.tsx';
import { filmNames } from './film-names.ts';
import { MethodCard } from './method-card.tsx';
import { OwnBallots } from './own-ballots.tsx';
import { useFindingText } from './use-finding-text.ts';
import { useSeasonCheck } from './use-season-check.ts';
import styles from './verify-page.module.css';

/** What of a championship the check needs to know. */
export type CheckedSeason = Pick<
  Tournament,
  'id' | 'name' | 'status' | 'currentMatchDay' | 'totalMatchDays' | 'cancelledAt'
>;

interface VerifyPageProps {
  season: CheckedSeason;
  backHref: string;
  isSignedIn: boolean;
  /** For a visitor: the way to the login. */
  signIn?: ReactNode;
}

/** A championship counted again in the browser of whoever looks, believing nobody. */
export function VerifyPage(props: VerifyPageProps) {
  const [round, setRound] = useState(1);
  useLiveEvent('seal', ({ tournamentId }) => {
    if (tournamentId === props.season.id) setRound((now) => now + 1);
  });
  const closedDays = playedDays(props.season);
  return (
    <CheckedPage
      {...props}
      // Another day has closed, the chain has grown, or the check is wanted again: it begins anew.
      key={`${round} ${closedDays}`}
      closedDays={closedDays}
      onAgain={() => setRound(round + 1)}
    />
  );
}

/** About as high as the figures and the chain: what follows would move when they come. */
const chainHeight = 640;

const noBallots: readonly OwnBallot[] = [];

interface CheckedPageProps extends VerifyPageProps {
  closedDays: number;
  onAgain: () => void;
}

function CheckedPage(props: CheckedPageProps) {
  const { season, backHref, isSignedIn, signIn, closedDays, onAgain } = props;
  const { t } = useTranslation();
  const check = useSeasonCheck({
    tournamentId: season.id,
    closedDays,
    isSignedIn,
  });
  const { facts, progress, report } = check;
  const films = useMemo(() => filmNames(facts?.matches ?? []), [facts]);
  const textOf = useFindingText(films);
  const findings = report?.findings ?? [];
  const format = currentFormat();
  const isBegun = (facts?.seals.length ?? 0) > 0;
  const isToCome = check.phase === 'running' && closedDays > 0 && progress === null;
  const [broken] = report?.matches ?? [];
  const brokenMatch =
    broken && facts?.matches.find(({ matchNumber }) => matchNumber === broken.matchNumber);
  return (
    <Page className={styles.page}>
      <PageHead
        title={t('verification.title')}
        lead={t('verification.lead')}
        back={{ href: backHref, label: season.name }}
      />
      <Stack gap={6}>
        <CheckVerdict
          closedDays={closedDays}
          check={check}
          textOf={textOf}
          onAgain={onAgain}
          drawActions={drawActions}
        />
        {isToCome && <Skeleton shape="block" height={chainHeight} />}
        {facts !== null && progress !== null && isBegun && (
          <>
            <Stats
              boxed
              items={[
                stat('ballots', progress.lines.ballots.total),
                stat('matches', progress.lines.results.total),
                stat('seals', progress.lines.seals.total),
                stat('differences', findings.length),
              ]}
            />
            {broken !== undefined && brokenMatch !== undefined && (
              <Difference
                report={broken}
                match={brokenMatch}
                own={report?.own.find(({ matchNumber }) => matchNumber === broken.matchNumber)}
              />
            )}
            <ChainCard
              facts={facts}
              progress={progress}
              rings={listRings({
                facts,
                progress,
                badDays: new Set(
                  findings.flatMap(({ line, matchDay }) =>
                    line === 'seals' ? [matchDay ?? 0] : [],
                  ),
                ),
                totalDays: season.totalMatchDays,
                openDay: season.status === 'active' ? season.currentMatchDay : null,
              })}
            />
            <Grid columns={2} className={styles.columns}>
              <CheckLines
                facts={facts}
                lines={progress.lines}
                findings={findings}
                textOf={textOf}
                unsealedDays={progress.days.filter(({ state }) => state === 'unsealed').length}
              />
              <OwnBallots
                ballots={report?.own ?? noBallots}
                matches={facts.matches}
                instead={insteadOfBallots()}
              />
            </Grid>
          </>
        )}
        {facts?.draw && (
          <Certificate
            tournamentId={season.id}
            name={season.name}
            draw={facts.draw}
            films={films}
          />
        )}
        <MethodCard />
      </Stack>
    </Page>
  );

  function stat(key: 'ballots' | 'matches' | 'seals' | 'differences', value: number) {
    return { key, label: t(`verification.figures.${key}`), value: format.number(value) };
  }

  function drawActions(fault: { matchNumber: number | null } | null): ReactNode {
    const isReportable = fault !== null && isSignedIn;
    return (
      <>
        {isReportable && <ReportCount tournamentId={season.id} matchNumber={fault.matchNumber} />}
        <DownloadEvidence
          tournamentId={season.id}
          days={report?.days.map(({ matchDay }) => matchDay) ?? []}
          variant={isReportable ? 'secondary' : 'primary'}
        />
      </>
    );
  }

  function insteadOfBallots(): ReactNode {
    if (!isSignedIn) {
      return (
        <div className={styles.instead}>
          <p>{t('verification.own.visitor')}</p>
          {signIn}
        </div>
      );
    }
    if (report !== null) return undefined;
    // Before the end of the check nobody knows of any, and this one may never come to it.
    if (check.phase === 'running') return <Skeleton shape="block" height={120} />;
    const end = check.phase === 'cancelled' ? 'cancelled' : 'failed';
    return <EmptyNote>{t(`verification.state.${end}.title`)}</EmptyNote>;
  }
}
