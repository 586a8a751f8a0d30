import type { OwnSeason } from '@girone/contract/story';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { tasteAddress } from '../../domain/season/tournament-address.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { drawOwnPicture } from './draw-own-picture.ts';
import ownStyles from './own-card.module.css';
import { NotArrived } from './not-arrived.tsx';
import { RecapCard, type CardPlace } from './recap-card.tsx';
import styles from './recap.module.css';

interface OwnCardProps extends CardPlace {
  query: UseQueryResult<{ season: OwnSeason }>;
}

const round = 2 * Math.PI * 90;

/** What the viewer's own votes came to; the same sheet keeps their place where that did not arrive. */
export function OwnCard({ query, ...place }: OwnCardProps) {
  const { t } = useTranslation();
  const own = query.data?.season ?? null;
  if (own === null) {
    return (
      <RecapCard card="mine" isMissing {...place}>
        <NotArrived query={query} />
      </RecapCard>
    );
  }
  const { voted, matches, withMajority, favourite, favouriteVotes, favouriteMatches } = own;
  const votedOf = t('recap.mine.votedOf', { count: voted, total: matches });
  const filmVotes = t('recap.mine.filmVotes', { votes: favouriteVotes, matches: favouriteMatches });
  const rows = [
    {
      label: t('recap.mine.majority'),
      value: String(withMajority),
      more: t('recap.mine.ofVotes', { count: voted }),
    },
    { label: t('recap.mine.film'), value: favourite.title, more: filmVotes },
  ];
  const picture = {
    name: place.name,
    season: place.season.name,
    figure: String(voted),
    votedOf,
    rows,
  };
  return (
    <RecapCard card="mine" {...place} drawPicture={() => drawOwnPicture(picture)}>
      <div className={styles.middle}>
        <svg viewBox="0 0 220 220" aria-hidden className={ownStyles.ring}>
          <circle cx="110" cy="110" r="90" className={ownStyles.ringAll} />
          <circle
            cx="110"
            cy="110"
            r="90"
            strokeDasharray={`${(round * voted) / Math.max(1, matches)} ${round}`}
            className={ownStyles.ringOwn}
          />
        </svg>
        <h2 tabIndex={-1} className={ownStyles.ringWords}>
          <b>{voted}</b> {votedOf}
        </h2>
      </div>
      <dl className={ownStyles.rows}>
        {rows.map(({ label, value, more }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={joinClasses(index === 1 && ownStyles.ownFilm)}>
              {index === 1 && (
                <Poster
                  size="thumb"
                  film={favourite}
                  cover={sizedPicture(favourite.posterUrl, 160)}
                />
              )}
              <span>
                <b>{value}</b> <small>{more}</small>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>
        {t('recap.mine.onlyYou')}{' '}
        <TextLink href={tasteAddress(place.season.id)} className={ownStyles.link}>
          {t('recap.mine.taste')}
        </TextLink>
      </p>
    </RecapCard>
  );
}
