import type { OwnTaste } from '@girone/contract/taste';
import { CircleCheckBig } from '../../ui/images/icons.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { Flap } from '../../domain/match/flap.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { EmptyNote } from '../../ui/feedback/empty-note.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './solitary-card.module.css';

type Solitary = NonNullable<OwnTaste['solitary']>;

/** The vote that found least company, with the totals that everybody knows. */
export function SolitaryCard({ solitary }: Pick<OwnTaste, 'solitary'>) {
  const { t } = useTranslation();
  return (
    <Card as="section" flush>
      <CardHead level={2} title={t('taste.solitary.title')} />
      {solitary === null ? (
        <EmptyNote>{t('taste.solitary.none')}</EmptyNote>
      ) : (
        <Match solitary={solitary} />
      )}
    </Card>
  );
}

function Match({ solitary }: { solitary: Solitary }) {
  const { t } = useTranslation();
  const { chosen, other, chosenVotes, otherVotes, matchDay } = solitary;
  const company = t('taste.solitary.company', { count: Math.max(0, chosenVotes - 1) });
  const across = t('taste.solitary.across', { count: otherVotes });
  return (
    <>
      <div className={styles.match}>
        <Side film={chosen} isMine />
        <span className={styles.score}>
          <Flap value={chosenVotes} />
          <Flap value={otherVotes} hot />
        </span>
        <Side film={other} />
      </div>
      <p className={styles.company}>
        {`${t('taste.solitary.day', { day: matchDay })} ${company}, ${across}`}
      </p>
    </>
  );
}

interface SideProps {
  film: Solitary['chosen'];
  isMine?: boolean;
}

function Side({ film, isMine = false }: SideProps) {
  const { t } = useTranslation();
  return (
    <div className={joinClasses(styles.side, isMine && styles.mine)}>
      <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} className={styles.poster} />
      <b>{film.title}</b>
      {isMine && (
        <span className={styles.tag}>
          <CircleCheckBig {...textIcon} />
          {t('taste.solitary.yours')}
        </span>
      )}
    </div>
  );
}
