import type { OwnTaste } from '@girone/contract/taste';
import { useState } from 'react';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardTitle } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { drawSlopes, type Liking } from './slopes.ts';
import styles from './order-card.module.css';

type Ordered = OwnTaste['order'][number];

/** Beyond so many films the first ones come alone, with the way to all of them. */
const mostAtOnce = 20;
const atFirst = 10;
/** Of a row, in the drawing; so few films that there is room for more are given it. */
const rowHeight = 60;
const fewFilms = 7;

interface OrderCardProps {
  taste: Pick<OwnTaste, 'votes' | 'order'>;
  isOfCircle: boolean;
}

/** The viewer's order of the films beside everybody's: two lists, and lines between them that only repeat them. */
export function OrderCard({ taste, isOfCircle }: OrderCardProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const { order, votes } = taste;
  const shown = showsAll || order.length <= mostAtOnce ? order.length : atFirst;
  const theirs = order.toSorted((a, b) => a.position - b.position);
  return (
    <Card as="section" aria-labelledby="taste-order">
      <div className={styles.head} id="taste-order">
        <CardTitle level={2}>{t('taste.order.title')}</CardTitle>
        <span>{t('taste.order.votes', { count: votes })}</span>
      </div>
      <div className={joinClasses(styles.slope, shown <= fewFilms && styles.roomy)}>
        <div className={styles.side} aria-hidden>
          {t('taste.order.you')}
        </div>
        <div />
        <div className={joinClasses(styles.side, styles.end)} aria-hidden>
          {isOfCircle ? t('taste.order.circle') : t('taste.order.everybody')}
        </div>
        <ol className={styles.list} aria-label={t('taste.order.you')}>
          {order.slice(0, shown).map((row, index) => (
            <OwnRow key={row.film.id} row={row} index={index} isOfCircle={isOfCircle} />
          ))}
        </ol>
        <Lines order={order} theirs={theirs} shown={shown} />
        <ol
          className={joinClasses(styles.list, styles.theirs)}
          aria-label={isOfCircle ? t('taste.order.theirs') : t('taste.order.everybodys')}
        >
          {theirs.slice(0, shown).map(({ film, position }) => (
            <li key={film.id}>
              <Thumb film={film} />
              <span className={styles.words}>
                <b>{film.title}</b>
              </span>
              <span className={styles.number}>{position}</span>
            </li>
          ))}
        </ol>
      </div>
      {shown < order.length && (
        <Button variant="secondary" className={styles.all} onClick={() => setShowsAll(true)}>
          {t('taste.order.all', { count: order.length })}
        </Button>
      )}
      <Legend isOfCircle={isOfCircle} />
    </Card>
  );
}

interface OwnRowProps {
  row: Ordered;
  index: number;
  isOfCircle: boolean;
}

function OwnRow({ row: { film, position }, index, isOfCircle }: OwnRowProps) {
  const { t } = useTranslation();
  const isSame = position === index + 1;
  const same = isOfCircle ? t('taste.order.asCircle') : t('taste.order.asEverybody');
  const other = isOfCircle
    ? t('taste.order.forCircle', { position })
    : t('taste.order.forEverybody', { position });
  return (
    <li>
      <span className={styles.number}>{index + 1}</span>
      <Thumb film={film} />
      <span className={styles.words}>
        <b>{film.title}</b>
        <span>{isSame ? same : other}</span>
      </span>
    </li>
  );
}

function Thumb({ film }: Pick<Ordered, 'film'>) {
  return (
    <Poster
      film={film}
      cover={sizedPicture(film.posterUrl, 160)}
      size="thumb"
      className={styles.thumb}
    />
  );
}

interface LinesProps {
  order: readonly Ordered[];
  theirs: readonly Ordered[];
  shown: number;
}

function Lines({ order, theirs, shown }: LinesProps) {
  const ids = (rows: readonly Ordered[]) => rows.slice(0, shown).map(({ film }) => film.id);
  return (
    <svg
      viewBox={`0 0 140 ${shown * rowHeight}`}
      preserveAspectRatio="none"
      className={joinClasses(styles.lines, styles.between)}
      aria-hidden
    >
      {drawSlopes(ids(order), ids(theirs), rowHeight).map(({ id, path, liking, isFar }) => (
        <path key={id} d={path} className={joinClasses(styles[liking], isFar && styles.far)} />
      ))}
    </svg>
  );
}

const likings: readonly Liking[] = ['more', 'less', 'same'];

function Legend({ isOfCircle }: { isOfCircle: boolean }) {
  const { t } = useTranslation();
  const words: Record<Liking, string> = {
    more: t('taste.order.more'),
    less: isOfCircle ? t('taste.order.lessCircle') : t('taste.order.lessEverybody'),
    same: t('taste.order.same'),
  };
  return (
    <ul className={styles.legend} aria-hidden>
      {likings.map((liking) => (
        <li key={liking}>
          <svg viewBox="0 0 28 12" className={styles.lines}>
            <path d="M1 6H27" className={styles[liking]} />
          </svg>
          {words[liking]}
        </li>
      ))}
    </ul>
  );
}
