import { EyeOff } from '../../ui/images/icons.ts';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Fixture } from '../../domain/match/fixture.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { TryHeading } from './try-heading.tsx';
import styles from './try-match.module.css';
import { tryFixtures, type Answer, type TryFilm, type TryFixture } from './try-season.ts';
import { TryTable } from './try-table.tsx';
import { Verdict } from './try-verdict.tsx';

/** A second press so soon was meant for the match before. */
const restMs = 350;

/** Three matches to vote on, and the table that they make; nothing of it is kept or sent. */
export function TryMatch() {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const section = useRef<HTMLElement>(null);
  const lastAnswer = useRef(Number.NEGATIVE_INFINITY);
  const fixture = tryFixtures[answers.length];
  const isOver = fixture === undefined;

  function answer(given: Answer): void {
    const now = performance.now();
    if (isOver || now - lastAnswer.current < restMs) return;
    lastAnswer.current = now;
    setAnswers([...answers, given]);
  }
  useVoteKeys(section, answer);

  return (
    <section ref={section} aria-labelledby="try" className={styles.section}>
      <div className={styles.inner}>
        {isOver ? (
          <Verdict answers={answers} onAgain={() => setAnswers([])} />
        ) : (
          <Play answers={answers} fixture={fixture} onAnswer={answer} />
        )}
      </div>
      <VisuallyHidden>
        <output>{useSaidResult(answers)}</output>
      </VisuallyHidden>
    </section>
  );
}

interface PlayProps {
  answers: readonly Answer[];
  fixture: TryFixture;
  onAnswer: (answer: Answer) => void;
}

function Play({ answers, fixture, onAnswer }: PlayProps) {
  const { t } = useTranslation();
  const { home, away } = fixture;
  const place = { match: answers.length + 1, total: tryFixtures.length };

  function sideOf(film: TryFilm, side: 'home' | 'away') {
    return {
      title: film.title,
      owner: t('tryMatch.film', { director: film.director, year: film.year }),
      role: t(`landing.match.${side}`),
      poster: (
        <div key={film.title} className={styles.arriving}>
          <Poster film={film} />
        </div>
      ),
      vote: {
        label: t('landing.match.vote'),
        name: t('landing.match.voteFor', { film: film.title }),
        onVote: () => onAnswer(side),
      },
    };
  }

  return (
    <>
      <div className={styles.words}>
        <TryHeading>{t('landing.hero.try')}</TryHeading>
        <p className={styles.lead}>{t('tryMatch.lead')}</p>
        <div className={styles.table}>
          <TryTable answers={answers} />
        </div>
      </div>
      <div className={styles.game}>
        <Chalk />
        <Fixture
          large
          state="open"
          className={styles.fixture}
          name={t('landing.match.name', { home: home.title, away: away.title })}
          day={t('tryMatch.match', place)}
          badge={<Pips done={answers.length} />}
          versus={t('landing.match.versus')}
          home={sideOf(home, 'home')}
          away={sideOf(away, 'away')}
        />
        <div className={styles.foot}>
          <Button
            variant="ghost"
            icon={<EyeOff {...buttonIcon} />}
            onClick={() => onAnswer('unseen')}
          >
            {t('tryMatch.unseen')}
          </Button>
          <span className={styles.keys}>{t('tryMatch.keys')}</span>
        </div>
      </div>
    </>
  );
}

/** What the last vote did, and which match comes next. */
function useSaidResult(answers: readonly Answer[]): string {
  const { t } = useTranslation();
  const last = tryFixtures[answers.length - 1];
  const given = answers.at(-1);
  if (last === undefined || given === undefined) return '';
  const result =
    given === 'unseen'
      ? t('tryMatch.said.drawn')
      : t('tryMatch.said.won', { film: last[given].title });
  const next = tryFixtures[answers.length];
  if (next === undefined) return result;
  const place = { match: answers.length + 1, total: tryFixtures.length };
  const films = t('landing.match.name', { home: next.home.title, away: next.away.title });
  return `${result} ${t('tryMatch.match', place)}: ${films}`;
}

/** The left and the right arrow vote wherever the focus stands in the section. */
function useVoteKeys(
  section: RefObject<HTMLElement | null>,
  onAnswer: (answer: Answer) => void,
): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    const answers = { ArrowLeft: 'home', ArrowRight: 'away' } as const;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    // With one of these they are the browser's: Alt and the left arrow go back a page.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAnswer(answers[event.key]);
  });
  useEffect(() => {
    const element = section.current;
    element?.addEventListener('keydown', take);
    return () => element?.removeEventListener('keydown', take);
  }, [section]);
}

/** Which of the matches this is; the words beside it say the same. */
function Pips({ done }: { done: number }) {
  return (
    <span className={styles.pips} aria-hidden>
      {tryFixtures.map(({ home }, match) => (
        <span
          key={home.title}
          className={joinClasses(
            styles.pip,
            match < done && styles.played,
            match === done && styles.current,
          )}
        />
      ))}
    </span>
  );
}

/** The halfway line and the centre circle behind the match. */
function Chalk() {
  return (
    <svg
      className={styles.chalk}
      viewBox="0 0 1000 1000"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      {[498, 390, 282].map((radius) => (
        <circle key={radius} cx="500" cy="500" r={radius} />
      ))}
      <path d="M500 0v1000" />
    </svg>
  );
}
