import { Link } from 'wouter';
import { filmAddress } from '../../domain/film/film-address.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { AssessedSeason, Recount } from './assessed-season.ts';
import { emphasise } from './emphasis.tsx';
import { SegmentRing } from './segment-ring.tsx';
import { useRecountWords } from './use-recount-words.ts';
import styles from './verdict-card.module.css';

/** So many of the recounts that name another are told in the verdict; the table has them all. */
const toldChanges = 2;

/** The answer first: a word, a sentence, and how many recounts stand behind it. */
export function VerdictCard({ season }: { season: AssessedSeason }) {
  const { t } = useTranslation();
  const { assessment, filmOf } = season;
  const { verdict, played, recounts, exclusions } = assessment;
  const champion = filmOf(played.champions[0] ?? 0);
  const same = recounts.filter(({ isSame }) => isSame).length;
  return (
    <Card as="section" className={styles.card} aria-labelledby="verdict">
      {champion !== undefined && (
        <Link href={filmAddress(champion.id)} className={styles.poster}>
          <Poster
            priority
            lift
            film={champion}
            cover={sizedPicture(champion.posterUrl, 480)}
            label={champion.title}
          />
        </Link>
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.kicker}>{t('robustness.verdict.kicker')}</span>
          <h2 id="verdict" className={styles.verdict}>
            {t(`robustness.verdict.${verdict}`)}
          </h2>
        </div>
        <p className={styles.lead}>
          <Standing season={season} same={same} />
        </p>
      </div>
      <div className={styles.rings}>
        <SegmentRing total={recounts.length} filled={same}>
          {t('robustness.rings.recounts', { count: same })}
        </SegmentRing>
        {exclusions !== null && (
          <SegmentRing total={exclusions.voters} filled={exclusions.same}>
            {t('robustness.rings.exclusions', { count: exclusions.same })}
          </SegmentRing>
        )}
      </div>
    </Card>
  );
}

/** In how many recounts the champion stays, what the first that differ say, and whether single voters change it. */
function Standing({ season, same }: { season: AssessedSeason; same: number }) {
  const { t } = useTranslation();
  const { listFilms, describeExclusions } = useRecountWords(season);
  const { played, recounts } = season.assessment;
  const changed = recounts.filter(({ isSame }) => !isSame);
  const total = recounts.length;
  const isShared = played.champions.length > 1;
  const kept = same === total ? 'all' : same === 0 ? 'none' : 'some';
  return (
    <>
      {emphasise(
        (film) =>
          t(`robustness.stays.${isShared ? 'shared' : 'alone'}.${kept}`, {
            film,
            count: same,
            total,
          }),
        listFilms(played.champions),
      )}
      {changed.slice(0, toldChanges).map((recount) => (
        <Change key={recount.kind} recount={recount} names={listFilms(recount.champions)} />
      ))}
      {kept === 'all' && describeExclusions()}
    </>
  );
}

function Change({ recount, names }: { recount: Recount; names: string }) {
  const { t } = useTranslation();
  const { kind, champions } = recount;
  if (kind === 'played') return null;
  if (champions.length === 0) return ` ${t('robustness.instead.nobody')}`;
  return (
    <>
      {' '}
      {emphasise(
        (film) => t(`robustness.instead.${kind}`, { film, count: champions.length }),
        names,
      )}
    </>
  );
}
