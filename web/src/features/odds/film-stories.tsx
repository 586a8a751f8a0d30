import { findPeak, tellStory, type StoryFact } from '@girone/championship/odds/film-story';
import type { Odds } from '@girone/contract/odds';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import styles from './film-stories.module.css';
import { useChanceText } from './use-chance-text.ts';

/** What became of each film's chances, in a sentence or two. */
export function FilmStories({ odds }: { odds: Odds }) {
  const { t } = useTranslation();
  const chanceText = useChanceText();
  const start = 1 / odds.films.length;
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('odds.story.title')}>
        {t('odds.story.note', { chance: chanceText({ chance: start, fact: null }) })}
      </CardHead>
      <ul className={styles.stories}>
        {odds.films.map((film) => (
          <li key={film.film.id} className={styles.story}>
            <Spark film={film} odds={odds} />
            <div className={styles.film}>
              <Poster
                film={film.film}
                cover={sizedPicture(film.film.posterUrl, 160)}
                size="thumb"
                className={styles.thumb}
              />
              <b className={styles.title}>{film.film.title}</b>
            </div>
            <p>
              {tellStory(film, odds.films, odds.days).map((fact) => (
                <Sentence key={fact.kind} fact={fact} />
              ))}
            </p>
            <Extremes film={film} odds={odds} start={start} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sentence({ fact }: { fact: StoryFact }) {
  const { t } = useTranslation();
  const chanceText = useChanceText();
  switch (fact.kind) {
    case 'peak':
    case 'never': {
      const chance = chanceText({ chance: fact.chance, fact: null });
      return fact.kind === 'never'
        ? t('odds.story.never', { chance })
        : t('odds.story.peak', { chance, day: fact.day });
    }
    case 'led':
      return fact.from === fact.to
        ? t('odds.story.ledOnce', { day: fact.from })
        : t('odds.story.led', { from: fact.from, to: fact.to });
    case 'gained':
    case 'lost':
      return ` ${t(`odds.story.${fact.kind}`, { count: fact.points })}`;
    case 'champion':
    case 'out':
    case 'leads':
      return t(`odds.story.${fact.kind}`, { day: fact.day });
  }
}

interface FilmProps {
  film: Odds['films'][number];
  odds: Odds;
}

function Extremes({ film, odds, start }: FilmProps & { start: number }) {
  const { t } = useTranslation();
  const chanceText = useChanceText();
  const { chance, place } = findPeak([start, ...film.chances]);
  const today = film.chances.at(-1) ?? 0;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('odds.story.most')}</dt>
        <dd>
          {chanceText({ chance, fact: chance === 1 ? film.fact : null })}{' '}
          <span>
            {place === 0
              ? t('odds.story.atStart')
              : t('odds.story.onDay', { day: odds.days[place - 1] ?? 0 })}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t('odds.story.today')}</dt>
        <dd>{chanceText({ chance: today, fact: film.fact })}</dd>
      </div>
    </dl>
  );
}

const width = 180;
const height = 56;

/** All on one scale, so that they can be compared. */
function Spark({ film, odds }: FilmProps) {
  const most = odds.films.reduce((top, { chances }) => Math.max(top, ...chances), 0.2);
  const xOf = (day: number) => 3 + (day / Math.max(1, odds.matchDays)) * (width - 6);
  const yOf = (chance: number) => height - 4 - (chance / most) * (height - 10);
  const start = 1 / odds.films.length;
  const points = [
    [0, start] as const,
    ...film.chances.map((chance, place) => [odds.days[place] ?? 0, chance] as const),
  ].map(([day, chance]) => `${xOf(day).toFixed(1)} ${yOf(chance).toFixed(1)}`);
  const end = { day: odds.days.at(-1) ?? 0, chance: film.chances.at(-1) ?? 0 };
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <line x1={3} x2={width - 3} y1={yOf(0)} y2={yOf(0)} className={styles.base} />
      <line x1={3} x2={width - 3} y1={yOf(start)} y2={yOf(start)} className={styles.equal} />
      <path d={`M${points.join('L')}`} className={styles.way} />
      <circle cx={xOf(end.day)} cy={yOf(end.chance)} r={4} className={styles.now} />
    </svg>
  );
}
