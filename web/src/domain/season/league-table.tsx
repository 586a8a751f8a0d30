import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { FormDiscs, type FormResult } from './form-discs.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import styles from './league-table.module.css';
import { Movement } from './movement.tsx';
import { Table, Td, Th } from '../../ui/tables/table.tsx';
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx';

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
  votes?: LeagueHead | undefined;
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
  /** For and against, as they are shown and as they are read out. */
  votes?: { text: string; name: string } | undefined;
  points: number;
  form?: { label: string; results: readonly FormResult[] } | undefined;
  leader?: boolean | undefined;
}

interface LeagueTableProps {
  caption: string;
  heads: LeagueHeads;
  rows: readonly LeagueRow[];
  /** For whoever moves the rows: each carries its key in `data-row`, its arrow `data-late`. */
  bodyRef?: Ref<HTMLTableSectionElement> | undefined;
}

/** Columns that are left out of `heads` are left out of the table. */
export function LeagueTable({ caption, heads, rows, bodyRef }: LeagueTableProps) {
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
          {heads.votes && (
            <Th align="center" className={joinClasses(styles.count, styles.votes)}>
              {headText(heads.votes)}
            </Th>
          )}
          {heads.form && <Th hideOnPhone>{headText(heads.form)}</Th>}
          <Th align="end">{headText(heads.points)}</Th>
        </tr>
      </thead>
      <tbody ref={bodyRef}>
        {rows.map((row) => (
          <LeagueLine key={row.key} row={row} heads={heads} />
        ))}
      </tbody>
    </Table>
  );
}

function LeagueLine({ row, heads }: { row: LeagueRow; heads: LeagueHeads }) {
  return (
    <tr
      data-row={row.key}
      className={joinClasses(styles.row, row.leader === true && styles.leader)}
    >
      <Td className={styles.position}>{row.position}</Td>
      <Td className={styles.movement}>
        {row.movement && (
          <span data-late>
            <Movement {...row.movement} />
          </span>
        )}
      </Td>
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
      {heads.votes && (
        <Td align="center" className={joinClasses(styles.count, styles.votes, styles.quiet)}>
          {row.votes && (
            <>
              <span aria-hidden>{row.votes.text}</span>
              <VisuallyHidden>{row.votes.name}</VisuallyHidden>
            </>
          )}
        </Td>
      )}
      {heads.form && (
        <Td hideOnPhone className={styles.form}>
          {row.form && <FormDiscs {...row.form} />}
        </Td>
      )}
      <Td className={styles.points}>{row.points}</Td>
    </tr>
  );
}

/** The head of a column: a letter or two, and the word that they stand for. */
export function headText({ text, name }: LeagueHead): ReactNode {
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
  /** Gives way to the note and the form on phones. */
  detail?: ReactNode;
  note?: ReactNode;
  /** The last results, on phones alone: there the table has no column for them. */
  form?: LeagueRow['form'];
  href?: string | undefined;
}

/** The film as it stands in a table: thumbnail, title, a quiet line. */
export function LeagueFilm({ poster, title, detail, note, form, href }: LeagueFilmProps) {
  return (
    <span className={styles.film}>
      <span className={styles.poster}>{poster}</span>
      <span className={styles.words}>
        {href === undefined ? (
          <b className={styles.title}>{title}</b>
        ) : (
          <Link href={href} className={joinClasses(styles.title, styles.titleLink)}>
            {title}
          </Link>
        )}
        <span className={styles.facts}>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        {form && (
          <span className={styles.phoneForm}>
            <FormDiscs {...form} />
          </span>
        )}
      </span>
    </span>
  );
}
