import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from '../../ui/images/icons.ts';
import { robustnessAddress } from '../../domain/season/tournament-address.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Skeleton, SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { readSeason } from './assessed-season.ts';
import { FilmAgreement } from './film-agreement.tsx';
import { robustnessQuery } from './robustness.queries.ts';
import styles from './robustness-section.module.css';
import { useRecountWords } from './use-recount-words.ts';
import { useRobustnessEvents } from './use-robustness-events.ts';

/** Among the statistics of a season that is over: the verdict in a line, and which films divided or united. */
export function RobustnessSection({ tournamentId }: { tournamentId: number }) {
  const { t } = useTranslation();
  const query = useQuery(robustnessQuery(tournamentId));
  useRobustnessEvents(tournamentId);
  if (query.data === undefined) {
    if (query.error !== null) {
      return <LoadFailure compact title={t('robustness.failed')} query={query} />;
    }
    return (
      <SkeletonList label={t('robustness.loading')} count={1}>
        <Skeleton shape="block" height={128} />
      </SkeletonList>
    );
  }
  const season = readSeason(query.data);
  if (season === null) return null;
  return (
    <Stack gap={6}>
      <VerdictLine tournamentId={tournamentId} season={season} />
      <FilmAgreement season={season} />
    </Stack>
  );
}

interface VerdictLineProps {
  tournamentId: number;
  season: NonNullable<ReturnType<typeof readSeason>>;
}

function VerdictLine({ tournamentId, season }: VerdictLineProps) {
  const { t } = useTranslation();
  const { listFilms, describeExclusions } = useRecountWords(season);
  const { verdict, played, recounts } = season.assessment;
  const same = recounts.filter(({ isSame }) => isSame).length;
  const kept = same === recounts.length ? 'all' : same === 0 ? 'none' : 'some';
  const champions = played.champions.length > 1 ? 'shared' : 'alone';
  return (
    <Card as="section" className={styles.line} aria-labelledby="robustness">
      <div>
        <h2 id="robustness" className={styles.question}>
          {t('robustness.title')}
        </h2>
        <p className={styles.verdict}>{t(`robustness.verdict.${verdict}`)}</p>
        <p className={styles.words}>
          {t(`robustness.stays.${champions}.${kept}`, {
            film: listFilms(played.champions),
            count: same,
            total: recounts.length,
          })}
          {kept === 'all' && describeExclusions()}
        </p>
      </div>
      <ButtonLink
        variant="secondary"
        icon={<ArrowRight {...buttonIcon} />}
        href={robustnessAddress(tournamentId)}
      >
        {t('robustness.open')}
      </ButtonLink>
    </Card>
  );
}
