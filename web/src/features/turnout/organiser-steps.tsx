import type { Turnout } from '@girone/contract/turnout';
import { Check } from '../../ui/images/icons.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import type { AwaitedTournament } from './awaited-tournament.ts';
import styles from './organiser-steps.module.css';

interface Step {
  name: 'circle' | 'tournament' | 'joined' | 'nominated' | 'start';
  state: 'done' | 'now' | 'coming';
  text: string;
  figure?: ReactNode;
}

interface OrganiserStepsProps {
  tournament: AwaitedTournament;
  turnout: Turnout;
}

/** The way to the first match, in five steps: what is done, what goes on, what comes. */
export function OrganiserSteps({ tournament, turnout }: OrganiserStepsProps) {
  const { t } = useTranslation();
  const format = currentFormat();
  const { total, done, people, requiredFilms, startsAt } = turnout;
  const missing = total - done;
  const isComplete = missing === 0 && total > 1;
  const films = people.reduce((sum, person) => sum + Math.min(person.films ?? 0, requiredFilms), 0);
  const steps: readonly Step[] = [
    { name: 'circle', state: 'done', text: t('turnout.steps.circleText') },
    {
      name: 'tournament',
      state: 'done',
      text: t('turnout.steps.tournamentText', {
        name: tournament.name,
        count: tournament.requiredFilmsPerUser,
      }),
    },
    {
      name: 'joined',
      state: total > 1 ? 'done' : 'now',
      text:
        total > 1 ? t('turnout.steps.joinedText', { count: total }) : t('turnout.steps.aloneText'),
    },
    {
      name: 'nominated',
      state: isComplete ? 'done' : 'now',
      text: isComplete
        ? t('turnout.steps.completeText')
        : t('turnout.steps.nominatedText', { count: missing }),
      figure: people.length === total && (
        <>
          {format.number(films)}
          <small>/{format.number(total * requiredFilms)}</small>
        </>
      ),
    },
    {
      name: 'start',
      state: isComplete ? 'now' : 'coming',
      text:
        startsAt === null
          ? t('turnout.steps.startText')
          : t('turnout.steps.startsAtText', { date: format.dateTime(startsAt) }),
    },
  ];
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('turnout.organiser.title')}>
        <span className={styles.note}>{t('turnout.organiser.note')}</span>
      </CardHead>
      <ol className={styles.steps}>
        {steps.map(({ name, state, text, figure }, index) => (
          <li
            key={name}
            className={joinClasses(styles.step, styles[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span aria-hidden className={styles.number}>
              {state === 'done' ? <Check size={24} strokeWidth={3} /> : index + 1}
            </span>
            <span className={styles.words}>
              <b>{t(`turnout.steps.${name}`)}</b>
              {state === 'done' && <VisuallyHidden> {t('turnout.steps.isDone')}</VisuallyHidden>}
              <span className={styles.text}>{text}</span>
            </span>
            {figure !== undefined && figure !== false && (
              <span className={styles.figure}>{figure}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
