import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Tally } from '../../domain/match/tally.tsx';
import { exampleBattles, exampleTable } from './example-season.ts';
import { LaterPosters } from './later-posters.ts';
import styles from './steps.module.css';

/** How it works, in three steps; each shows a piece of the real thing. */
export function Steps() {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={styles.title}>{t('landing.steps.title')}</h2>
      <ol className={styles.steps}>
        <Step number={1} title={t('landing.steps.upload.title')}>
          <p className={styles.text}>{t('landing.steps.upload.text')}</p>
          <div className={styles.posters} aria-hidden="true">
            <Suspense>
              <LaterPosters of="upload" />
            </Suspense>
          </div>
        </Step>
        <Step number={2} title={t('landing.steps.vote.title')}>
          <p className={styles.text}>{t('landing.steps.vote.text')}</p>
          <Battles />
        </Step>
        <Step number={3} title={t('landing.steps.win.title')}>
          <p className={styles.text}>{t('landing.steps.win.text')}</p>
          <Standings />
        </Step>
      </ol>
    </>
  );
}

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <h3>{title}</h3>
      {children}
    </li>
  );
}

function Battles() {
  const { t } = useTranslation();
  return exampleBattles.map(({ home, away, homeVotes, awayVotes }) => (
    <Card flush key={home}>
      <Tally
        home={homeVotes}
        away={awayVotes}
        text={<strong className={styles.battle}>{t('landing.match.name', { home, away })}</strong>}
        label={t('landing.match.tally', { home, away, homeVotes, awayVotes })}
        className={styles.tally}
      />
    </Card>
  ));
}

function Standings() {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-label={t('landing.steps.win.table')}>
      <tbody>
        {exampleTable.map(({ film, points }, index) => (
          <tr key={film}>
            <td className={styles.position}>{index + 1}</td>
            <th scope="row">{film}</th>
            <td className={styles.points}>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
