import { X } from '../../ui/images/icons.ts';
import { useId } from 'react';
import type { KeptVote } from '../../domain/kept-votes/kept-vote.ts';
import { withdrawVote } from '../../domain/kept-votes/kept-votes.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOutage } from '../../lib/line/connection.ts';
import { keepFocus } from '../../ui/accessibility/keep-focus.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { Card } from '../../ui/layout/card.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './kept-votes.module.css';
import { KeptBadge } from './match-badge.tsx';
import { useMomentText } from './use-moment-text.ts';

interface KeptListProps {
  votes: readonly KeptVote[];
  /** Where it stands on a sheet that bears its title, it needs neither a heading nor a card. */
  isTitled?: boolean;
}

/** Those that wait first, then the latest. One that has not been sent can be taken back. */
export function KeptList({ votes, isTitled = true }: KeptListProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const ordered = votes.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || other.chosenAt - one.chosenAt,
  );

  async function takeBack(vote: KeptVote): Promise<void> {
    await withdrawVote(vote);
    if (vote.state === 'waiting') showToast({ title: t('keptVotes.list.withdrawn') });
  }

  const rows = (
    <ul className={joinClasses(!isTitled && styles.plain)}>
      {ordered.map((vote) => (
        <KeptRow key={vote.match.id} vote={vote} onTakeBack={() => void takeBack(vote)} />
      ))}
    </ul>
  );
  if (!isTitled) return rows;
  return (
    <section aria-labelledby={titleId} className={styles.list}>
      <SectionHead id={titleId} title={t('keptVotes.list.title')} count={votes.length} />
      <Card flush>{rows}</Card>
    </section>
  );
}

function rankOf({ state }: KeptVote): number {
  return state === 'waiting' ? 0 : 1;
}

function KeptRow({ vote, onTakeBack }: { vote: KeptVote; onTakeBack: () => void }) {
  const { t } = useTranslation();
  const { film1, film2 } = vote.match;
  const film = vote.filmId === film2.id ? film2 : film1;
  const name =
    vote.filmId === null
      ? t('keptVotes.list.unseen', { home: film1.title, away: film2.title })
      : film.title;
  const facts = useFacts(vote);
  return (
    <li className={styles.row}>
      <span className={styles.poster}>
        <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />
      </span>
      <div className={styles.about}>
        <b className={styles.title}>{name}</b>
        <span className={styles.facts}>{facts}</span>
      </div>
      <span className={styles.state}>
        <RowBadge vote={vote} />
      </span>
      {vote.state === 'waiting' ? (
        <Button
          variant="ghost"
          size="small"
          ref={keepFocus}
          aria-label={t('keptVotes.list.withdrawOf', { film: name })}
          onClick={onTakeBack}
        >
          {t('keptVotes.list.withdraw')}
        </Button>
      ) : (
        <IconButton
          size="small"
          ref={keepFocus}
          label={t('keptVotes.list.remove', { film: name })}
          onClick={onTakeBack}
        >
          <X {...buttonIcon} />
        </IconButton>
      )}
    </li>
  );
}

function RowBadge({ vote: { state } }: { vote: KeptVote }) {
  const { t } = useTranslation();
  const isOut = useOutage() !== null;
  if (state === 'late') return <Badge tone="missed">{t('keptVotes.list.late')}</Badge>;
  if (state === 'waiting' && !isOut) {
    return <Badge icon={<Spinner />}>{t('keptVotes.list.sending')}</Badge>;
  }
  return <KeptBadge state={state} />;
}

function useFacts({ match, filmId, chosenAt, settledAt, changes }: KeptVote): string {
  const { t } = useTranslation();
  const moment = useMomentText();
  const other = filmId === match.film1.id ? match.film2 : match.film1;
  return [
    filmId !== null && t('keptVotes.list.against', { film: other.title }),
    moment(chosenAt),
    changes > 0 && t('keptVotes.list.changed', { count: changes }),
    settledAt !== null && t('keptVotes.list.arrived', { time: moment(settledAt) }),
  ]
    .filter((fact) => fact !== false)
    .join(' · ');
}
