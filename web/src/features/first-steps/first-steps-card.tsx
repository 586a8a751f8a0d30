import type { Dashboard, FirstSteps } from '@girone/contract/dashboard';
import { Check, X } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { stepState } from '../../lib/address/use-url-state.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import styles from './first-steps.module.css';
import { StepArt, type StepPerson } from './step-art.tsx';
import { useHideFirstSteps } from './use-hide-first-steps.ts';
import { useStepTexts, type StepText } from './use-step-texts.ts';

interface FirstStepsCardProps {
  firstSteps: FirstSteps;
  facts: Pick<Dashboard, 'films' | 'setups' | 'waiting' | 'others'>;
  person: StepPerson;
}

/** What somebody new does next; one yellow button, for the step to do now. */
export function FirstStepsCard({ firstSteps, facts, person }: FirstStepsCardProps) {
  const { t } = useTranslation();
  const textOf = useStepTexts(firstSteps, facts);
  const hide = useHideFirstSteps({
    failed: t('dashboard.steps.hideFailed'),
    hidden: {
      title: t('dashboard.steps.hidden'),
      description: t('dashboard.steps.hiddenText'),
    },
  });
  const { steps } = firstSteps;
  const done = steps.filter(({ isDone }) => isDone).length;
  const now = steps.find(({ isDone }) => !isDone)?.name;
  const [film] = facts.films.latest;
  const poster = film && <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} />;
  return (
    <Card as="section" flush aria-labelledby="first-steps" className={styles.card}>
      <header className={styles.head}>
        <Ring steps={steps} now={now} />
        <div className={styles.words}>
          <h2 id="first-steps" className={styles.title}>
            {t('dashboard.steps.title')}
          </h2>
          <p className={styles.progress}>
            {t('dashboard.steps.progress', { done, total: steps.length })}
          </p>
        </div>
        <Button
          ref={keepFocus}
          variant="ghost"
          className={styles.hide}
          icon={<X {...buttonIcon} />}
          pending={hide.isPending}
          onClick={() => hide.mutate(true)}
        >
          <span className={styles.hideWord}>{t('dashboard.steps.hide')}</span>
        </Button>
      </header>
      <ol className={styles.steps} data-count={steps.length}>
        {steps.map(({ name, isDone }, index) => (
          <Step
            key={name}
            number={index + 1}
            state={isDone ? 'done' : name === now ? 'now' : 'todo'}
            text={textOf(name)}
          >
            <StepArt name={name} person={person} poster={isDone ? (poster ?? null) : null} />
          </Step>
        ))}
      </ol>
    </Card>
  );
}

interface StepProps {
  number: number;
  state: 'done' | 'now' | 'todo';
  text: StepText;
  /** Its picture. */
  children: ReactNode;
}

function Step({ number, state, text, children }: StepProps) {
  const { t } = useTranslation();
  const isDone = state === 'done';
  return (
    <li
      className={joinClasses(styles.step, styles[state])}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      {children}
      <div className={styles.number} aria-hidden>
        {isDone ? <Check className={styles.tick} /> : number}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {text.title}
          <VisuallyHidden>{t(`dashboard.steps.${state}`)}</VisuallyHidden>
        </h3>
        <p>{isDone ? text.done : text.todo}</p>
        {state === 'now' && text.actions.length > 0 && (
          <div className={styles.actions}>
            {text.actions.map(({ label, href, isMinor = false }) => (
              // A form that is closed there leads back here, to the next step.
              <ButtonLink
                key={href}
                block
                href={href}
                state={stepState}
                variant={isMinor ? 'ghost' : 'primary'}
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

const turn = 2 * Math.PI * 40;
const gap = 8;

/** A piece for each step. */
function Ring({ steps, now }: Pick<FirstSteps, 'steps'> & { now: string | undefined }) {
  const piece = turn / steps.length - gap;
  return (
    <svg className={styles.ring} viewBox="0 0 100 100" fill="none" aria-hidden="true">
      {steps.map(({ name, isDone }, index) => (
        <circle
          key={name}
          cx="50"
          cy="50"
          r="40"
          className={isDone ? styles.ringDone : name === now ? styles.ringNow : styles.ringTodo}
          strokeDasharray={`${piece} ${turn - piece}`}
          transform={`rotate(${-90 + (360 * (index + gap / 2 / (piece + gap))) / steps.length} 50 50)`}
        />
      ))}
    </svg>
  );
}
