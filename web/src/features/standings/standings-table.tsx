import type { StandingsRow } from '@girone/contract/standings';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormDiscs } from '../../ui/form-discs.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Movement } from '../../ui/movement.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import { sizedCover } from '../../ui/poster/sized-cover.ts';
import { Table, Td, Th } from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './standings-table.module.css';
import { useForm, useMovementText } from './standings-texts.ts';
import { useTravellingRows } from './use-travelling-rows.ts';

interface StandingsTableProps {
  caption: string;
  rows: readonly StandingsRow[];
}

export function StandingsTable({ caption, rows }: StandingsTableProps) {
  const { t } = useTranslation();
  const body = useTravellingRows();
  // Before the first result all films share the first place, and nothing has decided anything.
  const hasResults = rows.some(({ played }) => played > 0);
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          <Th align="end">
            <Head text={t('standings.head.position')} name={t('standings.head.positionName')} />
          </Th>
          <Th className={styles.movement}>
            <Head text="" name={t('standings.head.movementName')} />
          </Th>
          <Th>{t('standings.head.film')}</Th>
          <Th align="center" hideOnPhone className={styles.count}>
            <Head text={t('standings.head.played')} name={t('standings.head.playedName')} />
          </Th>
          <Th align="center" className={styles.count}>
            <Head text={t('standings.head.won')} name={t('standings.head.wonName')} />
          </Th>
          <Th align="center" className={styles.count}>
            <Head text={t('standings.head.drawn')} name={t('standings.head.drawnName')} />
          </Th>
          <Th align="center" className={styles.count}>
            <Head text={t('standings.head.lost')} name={t('standings.head.lostName')} />
          </Th>
          <Th align="center" className={joinClasses(styles.count, styles.votes)}>
            <Head text={t('standings.head.votes')} name={t('standings.head.votesName')} />
          </Th>
          <Th hideOnPhone>{t('standings.head.form')}</Th>
          <Th align="end">
            <Head text={t('standings.head.points')} name={t('standings.head.pointsName')} />
          </Th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, index) => (
          <StandingsLine
            key={row.filmId}
            row={row}
            isLeader={index === 0 || (hasResults && row.position === 1)}
            hasResults={hasResults}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface StandingsLineProps {
  row: StandingsRow;
  isLeader: boolean;
  hasResults: boolean;
}

function StandingsLine({ row, isLeader, hasResults }: StandingsLineProps) {
  const { t } = useTranslation();
  const movementText = useMovementText();
  const form = useForm()(row.form);
  const { votesFor, votesAgainst } = row;
  return (
    <tr data-row={row.filmId} className={joinClasses(styles.row, isLeader && styles.leader)}>
      <Td className={styles.position}>{row.position}</Td>
      <Td className={styles.movement}>
        <span data-late>
          <Movement places={row.movement} label={movementText(row.movement)} />
        </span>
      </Td>
      <th scope="row" className={styles.filmCell}>
        <StandingsFilm row={row} hasResults={hasResults} />
      </th>
      <Td align="center" hideOnPhone className={joinClasses(styles.count, styles.quiet)}>
        {row.played}
      </Td>
      <Td align="center" className={styles.count}>
        {row.wins}
      </Td>
      <Td align="center" className={styles.count}>
        {row.draws}
      </Td>
      <Td align="center" className={styles.count}>
        {row.losses}
      </Td>
      <Td align="center" className={joinClasses(styles.count, styles.votes, styles.quiet)}>
        <span aria-hidden>{`${votesFor}–${votesAgainst}`}</span>
        <VisuallyHidden>{t('standings.votes', { votesFor, votesAgainst })}</VisuallyHidden>
      </Td>
      <Td hideOnPhone className={styles.form}>
        {form.results.length > 0 && <FormDiscs {...form} />}
      </Td>
      <Td className={styles.points}>{row.points}</Td>
    </tr>
  );
}

interface StandingsFilmProps {
  row: StandingsRow;
  hasResults: boolean;
}

/** The film, whose it is, and what has put it behind the one above; on a phone its form as well. */
function StandingsFilm({ row, hasResults }: StandingsFilmProps) {
  const { t } = useTranslation();
  const form = useForm()(row.form);
  return (
    <span className={styles.film}>
      <Poster
        film={{ ...row, title: row.filmTitle }}
        cover={sizedCover(row.posterUrl, 160)}
        size="thumb"
        className={styles.poster}
      />
      <span className={styles.words}>
        <b className={styles.title}>{row.filmTitle}</b>
        <span className={styles.facts}>
          <span className={styles.owner}>{row.ownerName ?? t('standings.noOwner')}</span>
          {hasResults && row.decidedBy !== null && (
            <span className={styles.tie}>
              <Scale size={14} strokeWidth={1.75} aria-hidden />
              {t(`standings.tie.${row.decidedBy}`)}
            </span>
          )}
        </span>
        {form.results.length > 0 && (
          <span className={styles.phoneForm}>
            <FormDiscs {...form} />
          </span>
        )}
      </span>
    </span>
  );
}

/** A letter or two, and the word that they stand for. */
function Head({ text, name }: { text: string; name: string }) {
  return (
    <span className={styles.head} title={name}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
