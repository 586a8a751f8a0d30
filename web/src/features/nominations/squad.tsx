import type { Nomination } from '@girone/contract/nominations';
import type { TournamentDetail } from '@girone/contract/tournaments';
import { ArrowDown, ArrowUp } from '../../ui/images/icons.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { sizedPicture } from '../../ui/images/sized-picture.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Slots } from '../../domain/season/slots.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';
import { FilmWords } from './film-words.tsx';
import styles from './squad.module.css';
import { useOrdering } from './use-ordering.ts';

type Direction = 'up' | 'down';

interface Move {
  filmId: number;
  direction: Direction;
  to: number;
}

interface SquadProps {
  tournament: TournamentDetail;
  /** The viewer's nominations, in their order. */
  mine: readonly Nomination[];
  total: number;
}

/** The viewer's line-up in its order, and the places that are left in it and in the championship. */
export function Squad({ tournament, mine, total }: SquadProps) {
  const { t } = useTranslation();
  const { maxNominationsPerUser, maxFilms, requiredFilmsPerUser } = tournament;
  const left = Math.max(0, maxFilms - total);
  const free = Math.max(0, Math.min(maxNominationsPerUser - mine.length, left));
  const places = { used: mine.length, total: maxNominationsPerUser };
  const taken = t('nominations.squad.places', { count: places.used, total: places.total });
  return (
    <Card flush as="aside" className={styles.card}>
      <CardHead level={2} title={t('nominations.squad.title')}>
        {maxNominationsPerUser <= 5 ? (
          <Slots {...places} label={taken} />
        ) : (
          <b className={styles.count}>
            <span aria-hidden>
              {places.used}/{places.total}
            </span>
            <VisuallyHidden>{taken}</VisuallyHidden>
          </b>
        )}
      </CardHead>
      <CardBody>
        <div className={styles.body}>
          <LineUp tournamentId={tournament.id} mine={mine} free={free} />
          <p className={styles.note}>
            {t('nominations.squad.left', { count: free })}.{' '}
            {t('nominations.squad.required', { count: requiredFilmsPerUser })}{' '}
            <Until tournament={tournament} />
          </p>
          <ProgressBar label={t('nominations.all.total')} value={total} max={maxFilms} />
          <p className={styles.note}>
            {left === 0 ? t('nominations.all.full') : t('nominations.all.left', { count: left })}
          </p>
        </div>
      </CardBody>
    </Card>
  );
}

/** The deadline is the last moment unless something starts the championship earlier. */
function Until({ tournament }: { tournament: TournamentDetail }) {
  const { t } = useTranslation();
  const end = tournament.readiness?.startsAt ?? tournament.preparationDeadline;
  const [opened] = useState(() => Date.now());
  if (end === null || Date.parse(end) < opened) return t('nominations.squad.untilStart');
  return t('nominations.squad.until', { date: currentFormat().dateTime(end) });
}

interface LineUpProps {
  tournamentId: number;
  mine: readonly Nomination[];
  free: number;
}

function LineUp({ tournamentId, mine, free }: LineUpProps) {
  const { t } = useTranslation();
  const ordering = useOrdering(tournamentId);
  const list = useRef<HTMLOListElement>(null);
  const moving = useRef<Move | null>(null);
  const [said, setSaid] = useState('');

  // A row that moves takes the focus off its button; it is given back, so that the same key moves on.
  useLayoutEffect(() => {
    const last = moving.current;
    if (last === null || mine[last.to]?.filmId !== last.filmId) return;
    moving.current = null;
    const row = list.current?.querySelector(`[data-film="${last.filmId}"]`);
    const [up, down] = row?.querySelectorAll('button') ?? [];
    const [wanted, other] = last.direction === 'up' ? [up, down] : [down, up];
    (wanted?.disabled === true ? other : wanted)?.focus();
  }, [mine]);

  function move(nomination: Nomination, direction: Direction): void {
    const { filmId, film } = nomination;
    const filmIds = mine.map((each) => each.filmId);
    const from = filmIds.indexOf(filmId);
    const to = direction === 'up' ? from - 1 : from + 1;
    filmIds.splice(from, 1);
    filmIds.splice(to, 0, filmId);
    moving.current = { filmId, direction, to };
    ordering.mutate(filmIds);
    const total = mine.length;
    setSaid(t('nominations.squad.moved', { title: film.title, order: to + 1, total }));
  }

  return (
    <>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      <ol ref={list} className={styles.list}>
        {mine.map((nomination, place) => (
          <Pick
            key={nomination.filmId}
            nomination={nomination}
            number={place + 1}
            isLast={place === mine.length - 1}
            onMove={(direction) => move(nomination, direction)}
          />
        ))}
        {Array.from({ length: free }, (_, index) => mine.length + index + 1).map((number) => (
          <li key={`free-${number}`} className={styles.free}>
            <b className={styles.number}>{number}</b>
            {t('nominations.squad.free')}
          </li>
        ))}
      </ol>
    </>
  );
}

interface PickProps {
  nomination: Nomination;
  number: number;
  isLast: boolean;
  onMove: (direction: Direction) => void;
}

function Pick({ nomination, number, isLast, onMove }: PickProps) {
  const { t } = useTranslation();
  const { filmId, film } = nomination;
  const { title, director } = film;
  return (
    <li className={styles.row} data-film={filmId}>
      <b className={styles.number}>{number}</b>
      <Poster film={film} cover={sizedPicture(film.posterUrl, 160)} size="thumb" />
      <FilmWords title={title} facts={[director]} />
      {(number > 1 || !isLast) && (
        <span className={styles.moves}>
          <IconButton
            size="small"
            label={t('nominations.squad.up', { title })}
            disabled={number === 1}
            onClick={() => onMove('up')}
          >
            <ArrowUp size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
          <IconButton
            size="small"
            label={t('nominations.squad.down', { title })}
            disabled={isLast}
            onClick={() => onMove('down')}
          >
            <ArrowDown size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}
