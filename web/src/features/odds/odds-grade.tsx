import { judgeScore, scoreForecast, scoreOfEquals } from '@girone/championship/odds/grade-odds';
import type { Odds } from '@girone/contract/odds';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chosenLanguage } from '../../lib/text/language.ts';
import { locales } from '@girone/contract/languages';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './odds-grade.module.css';

/** The worst that a forecast can do. */
const worst = 2;

interface DayScore {
  readonly day: number;
  readonly score: number;
  /** It named the champion first. */
  readonly isRight: boolean;
}

/** The forecast marks itself: how far it was off on each day before the last, against knowing nothing. */
export function OddsGrade({ odds }: { odds: Odds }) {
  const { t } = useTranslation();
  const isChampion = odds.films.map(({ fact }) => fact === 'champion');
  const equals = scoreOfEquals(isChampion);
  const scores = scoreDays(odds, isChampion);
  if (scores.length === 0) return null;
  const average = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  const rightSince = scores[scores.findLastIndex(({ isRight }) => !isRight) + 1]?.day;
  return (
    <Card as="section" className={styles.grade}>
      <div>
        <p className={styles.kicker}>{t('odds.grade.kicker')}</p>
        <h2 className={styles.verdict}>{t(`odds.grade.${judgeScore(average, equals)}`)}</h2>
        <p>{t('odds.grade.average', { score: decimal(average), equals: decimal(equals) })}</p>
        <p>
          {rightSince === undefined
            ? t('odds.grade.neverRight')
            : t('odds.grade.rightSince', { day: rightSince })}
        </p>
      </div>
      <div>
        <dl className={styles.bars}>
          <ScoreBar name={t('odds.grade.forecast')} score={average} />
          <ScoreBar name={t('odds.grade.equals')} score={equals} isReference />
        </dl>
        <p className={styles.note}>{t('odds.grade.note')}</p>
      </div>
      <DayBars scores={scores} equals={equals} />
    </Card>
  );
}

function scoreDays({ days, films }: Odds, isChampion: readonly boolean[]): DayScore[] {
  return days.slice(0, -1).map((day, place) => {
    const chances = films.map(({ chances: all }) => all[place] ?? 0);
    const highest = Math.max(...chances);
    return {
      day,
      score: scoreForecast({ chances, isChampion }),
      isRight: chances.some((chance, film) => chance === highest && isChampion[film] === true),
    };
  });
}

function decimal(value: number): string {
  return new Intl.NumberFormat(locales[chosenLanguage()], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value);
}

interface ScoreBarProps {
  name: string;
  score: number;
  isReference?: boolean;
}

function ScoreBar({ name, score, isReference = false }: ScoreBarProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {decimal(score)}
        <span className={styles.track} aria-hidden>
          <i
            className={isReference ? styles.reference : styles.reached}
            style={{ inlineSize: `${(100 * score) / worst}%` }}
          />
        </span>
      </dd>
    </div>
  );
}

/** As the stylesheet has them. */
const columnHeight = 140;
const dayHeight = 20;
/** On a phone more numbers than that would not fit below their columns. */
const mostNumbered = 18;

/** One column a day; what stands above the line did worse than knowing nothing. */
function DayBars({ scores, equals }: { scores: readonly DayScore[]; equals: number }) {
  const { t } = useTranslation();
  const most = Math.max(equals * 1.15, ...scores.map(({ score }) => score));
  const step = scores.length <= mostNumbered ? 1 : 10;
  return (
    <figure className={styles.days}>
      <figcaption>{t('odds.grade.byDay')}</figcaption>
      <ol className={styles.columns}>
        {scores.map(({ day, score }) => {
          const text = t('odds.grade.day', { day, score: decimal(score) });
          return (
            <li key={day} title={text}>
              <span className={styles.column}>
                <i
                  className={joinClasses(score < equals ? styles.better : styles.worse)}
                  style={{ blockSize: `${(100 * score) / most}%` }}
                />
              </span>
              <span className={styles.day} aria-hidden>
                {day === 1 || day % step === 0 ? day : null}
              </span>
              <VisuallyHidden>{text}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <span
        className={styles.line}
        style={{ insetBlockEnd: dayHeight + (columnHeight * equals) / most }}
        aria-hidden
      />
    </figure>
  );
}
