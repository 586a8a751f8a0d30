import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FormDiscs, type FormResult } from './form-discs.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './league-table.module.css';
import { Movement } from './movement.tsx';
import { Table, Td, Th } from './table.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A column head is a letter or two; `name` is the word it stands for. */
interface LeagueHead {
  text: string;
  name?: string | undefined;
}

interface LeagueHeads {
  position: LeagueHead;
  movement: LeagueHead;
  film: LeagueHead;
  played?: LeagueHead | undefined;
  won: LeagueHead;
  drawn: LeagueHead;
  lost: LeagueHead;
  form?: LeagueHead | undefined;
  points: LeagueHead;
}

export interface LeagueRow {
  key: string;
  position: number;
  movement?: { places: number; label: string } | undefined;
  film: ReactNode;
  played?: number | undefined;
  won: number;
  drawn: number;
  lost: number;
  points: number;
  form?: { label: string; results: readonly FormResult[] } | undefined;
  leader?: boolean | undefined;
}

interface LeagueTableProps {
  caption: string;
  heads: LeagueHeads;
  rows: readonly LeagueRow[];
}

/** Columns that are left out of `heads` are left out of the table. */
export function LeagueTable({ caption, heads, rows }: LeagueTableProps) {
  return (
    <Table caption={caption} className={styles.league}>
      <thead>
        <tr>
          <Th align="end">{headText(heads.position)}</Th>
          <Th className={styles.movement}>{headText(heads.movement)}</Th>
          <Th>{headText(heads.film)}</Th>
          {heads.played && (
            <Th align="center" hideOnPhone className={styles.count}>
              {headText(heads.played)}
            </Th>
          )}
          <Th align="center" className={styles.count}>
            {headText(heads.won)}
          </Th>
          <Th align="center" className={styles.count}>
            {headText(heads.drawn)}
          </Th>
          <Th align="center" className={styles.count}>
            {headText(heads.lost)}
          </Th>
          {heads.form && <Th hideOnPhone>{headText(heads.form)}</Th>}
          <Th align="end">{headText(heads.points)}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <LeagueLine key={row.key} row={row} heads={heads} />
        ))}
      </tbody>
    </Table>
  );
}

function LeagueLine({ row, heads }: { row: LeagueRow; heads: LeagueHeads }) {
  return (
    <tr className={joinClasses(row.leader === true && styles.leader)}>
      <Td className={styles.position}>{row.position}</Td>
      <Td className={styles.movement}>{row.movement && <Movement {...row.movement} />}</Td>
      <th scope="row" className={styles.filmCell}>
        {row.film}
      </th>
      {heads.played && (
        <Td align="center" hideOnPhone className={joinClasses(styles.count, styles.quiet)}>
          {row.played}
        </Td>
      )}
      <Td align="center" className={styles.count}>
        {row.won}
      </Td>
      <Td align="center" className={styles.count}>
        {row.drawn}
      </Td>
      <Td align="center" className={styles.count}>
        {row.lost}
      </Td>
      {heads.form && <Td hideOnPhone>{row.form && <FormDiscs {...row.form} />}</Td>}
      <Td className={styles.points}>{row.points}</Td>
    </tr>
  );
}

function headText({ text, name }: LeagueHead): ReactNode {
  if (name === undefined) return text;
  return (
    <span className={styles.head} title={name}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

interface LeagueFilmProps {
  poster: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  href?: string | undefined;
}

/** The film as it stands in a table: thumbnail, title, a quiet line. */
export function LeagueFilm({ poster, title, detail, href }: LeagueFilmProps) {
  return (
    <span className={styles.film}>
      {poster}
      <span className={styles.words}>
        {href === undefined ? (
          <b className={styles.title}>{title}</b>
        ) : (
          <Link href={href} className={joinClasses(styles.title, styles.titleLink)}>
            {title}
          </Link>
        )}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
}
