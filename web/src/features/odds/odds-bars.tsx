import type { Odds } from '@girone/contract/odds';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { hundredthsOf } from '../../domain/season/hundredths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { ChanceBar } from './chance-bar.tsx';
import { FilmMark, lookOf } from './film-mark.tsx';
import styles from './odds.module.css';

type FilmOdds = Odds['films'][number];

/** Every film with its chances after the last day, the most likely champion first. */
export function OddsBars({ odds, isOver = false }: { odds: Odds; isOver?: boolean }) {
  const { t } = useTranslation();
  const lastDay = odds.days.at(-1) ?? 0;
  const isLate = lastDay < odds.lastDay;
  return (
    <Card as="section" flush>
      <CardHead level={2} title={isOver ? t('odds.facts') : t('odds.title')}>
        {isOver
          ? t('odds.after', { day: lastDay, total: odds.matchDays })
          : t('odds.played', { seasons: currentFormat().number(odds.seasons) })}
      </CardHead>
      {!isOver && <Summary odds={odds} />}
      <output className={joinClasses(isLate && styles.late)}>
        {isLate && t('odds.computing', { day: odds.lastDay })}
      </output>
      <div className={styles.head} aria-hidden>
        <span>{t('odds.head.film')}</span>
        <span>{t('odds.head.title')}</span>
        <span>{t('odds.head.topThree')}</span>
        <span>{isOver ? t('odds.head.points') : t('odds.head.expected')}</span>
      </div>
      <ol>
        {odds.films.map((film, index) => (
          <FilmRow key={film.film.id} odds={film} index={index} isOver={isOver} />
        ))}
      </ol>
    </Card>
  );
}

/** The first three in words. */
function Summary({ odds: { films } }: { odds: Odds }) {
  const { t } = useTranslation();
  const [first, ...rest] = films.slice(0, 3).flatMap(({ film, chances, fact }) => {
    // Without a fact nothing is certain.
    const count = Math.min(99, Math.round(100 * (chances.at(-1) ?? 0)));
    return count >= 1 && fact === null ? [{ film: film.title, count }] : [];
  });
  if (!first) return null;
  const others = rest.map((other) => t('odds.say.other', other)).join('');
  return (
    <p className={styles.say}>{`${t('odds.say.first', first)}${others}. ${t('odds.say.rest')}`}</p>
  );
}

interface FilmRowProps {
  odds: FilmOdds;
  index: number;
  isOver: boolean;
}

function FilmRow({ odds, index, isOver }: FilmRowProps) {
  const { t } = useTranslation();
  const { film, chances, fact, topThree, topThreeFact, expectedPoints, points } = odds;
  const chance = chances.at(-1) ?? 0;
  return (
    <li className={joinClasses(styles.row, lookOf(index), fact === 'out' && styles.isOut)}>
      <Poster
        film={film}
        cover={sizedPicture(film.posterUrl, 160)}
        size="thumb"
        className={styles.thumb}
      />
      <span className={styles.name}>
        <FilmMark index={index} />
        <b>{film.title}</b>
      </span>
      <span className={styles.bar}>
        <ChanceBar chance={chance} fact={fact} />
      </span>
      <Figure className={styles.chance} label={t('odds.head.title')}>
        {hundredthsOf({ chance, fact })}
      </Figure>
      <Figure className={styles.topThree} label={t('odds.head.topThree')} isLabelled>
        {hundredthsOf({ chance: topThree ?? 0, fact: topThreeFact })}
      </Figure>
      <span className={styles.expected}>
        <span className={styles.label}>
          {isOver ? t('odds.head.points') : t('odds.head.expected')}
        </span>{' '}
        {isOver ? points : Math.round(expectedPoints ?? points)}
        {!isOver && <small>{t('odds.now', { points })}</small>}
      </span>
    </li>
  );
}

interface FigureProps {
  className: string | undefined;
  label: string;
  /** Where there is no head above it, its name stands beside it. */
  isLabelled?: boolean;
  children: string;
}

function Figure({ className, label, isLabelled = false, children }: FigureProps) {
  const { t } = useTranslation();
  const name = isLabelled ? (
    <span className={styles.label}>{label}</span>
  ) : (
    <VisuallyHidden>{label}</VisuallyHidden>
  );
  return (
    <span className={className}>
      {name} {children}
      <small>{t('odds.sign')}</small>
    </span>
  );
}
