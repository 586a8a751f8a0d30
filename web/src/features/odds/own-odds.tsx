import type { Odds } from '@girone/contract/odds';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Ban, Crown } from '../../ui/images/icons.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { hundredthsOf } from '../../domain/season/hundredths.ts';
import { myFilmsQuery } from '../../domain/shared-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './own-odds.module.css';

type FilmOdds = Odds['films'][number];

/** The viewer's own films of the season, and what the last day did to their chances. */
export function OwnOdds({ odds }: { odds: Odds }) {
  const { t } = useTranslation();
  const { data: mine } = useQuery(myFilmsQuery);
  const ids = new Set(mine?.map(({ id }) => id));
  const films = odds.films.filter(({ film }) => ids.has(film.id));
  if (films.length === 0) return null;
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('odds.own.title')} />
      <ul>
        {films.map((film) => (
          <li key={film.film.id} className={styles.film}>
            <Poster
              film={film.film}
              cover={sizedPicture(film.film.posterUrl, 160)}
              size="thumb"
              className={styles.thumb}
            />
            <span className={styles.words}>
              <b>{film.film.title}</b>
              <Change film={film} day={odds.days.at(-1) ?? 0} />
            </span>
            <span className={styles.chance}>
              {hundredthsOf({ chance: film.chances.at(-1) ?? 0, fact: film.fact })}
              <small>{t('odds.sign')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A certainty says more than a difference. */
function Change({ film, day }: { film: FilmOdds; day: number }) {
  const { t } = useTranslation();
  const { fact, chances } = film;
  if (fact !== null) {
    return (
      <span className={joinClasses(styles.change, fact === 'champion' && styles.gained)}>
        {fact === 'champion' ? <Crown {...textIcon} /> : <Ban {...textIcon} />}
        {t(`odds.fact.${fact}`)}
      </span>
    );
  }
  const [before, now] = chances.slice(-2);
  if (before === undefined || now === undefined) return null;
  const points = Math.round(100 * now) - Math.round(100 * before);
  if (points === 0) return <span className={styles.change}>{t('odds.own.same', { day })}</span>;
  const isGain = points > 0;
  return (
    <span className={joinClasses(styles.change, isGain ? styles.gained : styles.lost)}>
      {isGain ? <ArrowUp {...textIcon} /> : <ArrowDown {...textIcon} />}
      {t(isGain ? 'odds.own.gained' : 'odds.own.lost', { count: Math.abs(points), day })}
    </span>
  );
}
