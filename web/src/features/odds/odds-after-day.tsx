import type { Odds } from '@girone/contract/odds';
import { useQuery } from '@tanstack/react-query';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { hundredthsOf } from '../../domain/season/hundredths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadFailure } from '../../lib/data-states/load-failure.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { ChanceBar } from './chance-bar.tsx';
import { FilmMark, lookOf } from './film-mark.tsx';
import { oddsQuery } from './odds.queries.ts';
import styles from './odds.module.css';
import { useChanceText } from './use-chance-text.ts';

interface OddsAfterDayProps {
  tournamentId: number;
  day: number;
  /** The place of a film in the order by which films have their colours. */
  placeOf: (filmId: number) => number;
}

const shown = 5;

/** The odds as they were after a day: the first five of then. */
export function OddsAfterDay({ tournamentId, day, placeOf }: OddsAfterDayProps) {
  const { t } = useTranslation();
  const query = useQuery(oddsQuery(tournamentId));
  const { data: odds, error } = query;
  if (odds === undefined) {
    return error !== null && <LoadFailure compact title={t('odds.failed')} query={query} />;
  }
  const films = firstAfter(odds, day);
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('odds.title')}>
        {day > 0 && t('odds.asItWas', { day })}
      </CardHead>
      {films === null ? (
        <CardBody>
          <Unknown odds={odds} day={day} />
        </CardBody>
      ) : (
        <ol>
          {films.map(({ film, chance, fact }) => (
            <li
              key={film.id}
              className={joinClasses(styles.row, styles.brief, lookOf(placeOf(film.id)))}
            >
              <Poster
                film={film}
                cover={sizedPicture(film.posterUrl, 160)}
                size="thumb"
                className={styles.thumb}
              />
              <span className={styles.name}>
                <FilmMark index={placeOf(film.id)} />
                <b>{film.title}</b>
              </span>
              <span className={styles.bar}>
                <ChanceBar chance={chance} fact={fact} />
              </span>
              <span className={styles.chance}>
                {hundredthsOf({ chance, fact })}
                <small>{t('odds.sign')}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** At the start nobody is ahead; of a day whose odds are being worked out there is nothing to say yet. */
function Unknown({ odds, day }: { odds: Odds; day: number }) {
  const { t } = useTranslation();
  const chanceText = useChanceText();
  const chance = 1 / Math.max(1, odds.films.length);
  return (
    <p className={styles.quiet}>
      {day === 0
        ? t('odds.atStart', { chance: chanceText({ chance, fact: null }) })
        : t('odds.computing', { day })}
    </p>
  );
}

function firstAfter({ days, films }: Odds, day: number) {
  const place = days.indexOf(day);
  if (place < 0) return null;
  return films
    .map(({ film, chances, fact, factSince }) => ({
      film,
      chance: chances[place] ?? 0,
      fact: factSince !== null && factSince <= day ? fact : null,
    }))
    .toSorted((one, other) => other.chance - one.chance)
    .slice(0, shown);
}
