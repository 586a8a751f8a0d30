import type { BumpLine } from './bump-chart-geometry.ts';
import styles from './bump-chart.module.css';
import { joinClasses } from '../../../ui/styling/join-classes.ts';
import { Table, Td, Th } from '../../../ui/tables/table.tsx';
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx';

export interface BumpTableTexts {
  caption: string;
  filmHead: string;
  day: (day: number) => string;
  /** The name of the frame in which the table scrolls sideways. */
  frame: string;
}

interface BumpTableProps {
  id: string;
  lines: readonly BumpLine[];
  days: number;
  texts: BumpTableTexts;
  followed: string | null;
  isShown: boolean;
}

/** The chart in figures. Always there for a screen reader, and for everybody who asks. */
export function BumpTable({ id, lines, days, texts, followed, isShown }: BumpTableProps) {
  const places = Array.from({ length: days }, (_, place) => place);
  return (
    <section
      id={id}
      aria-label={texts.frame}
      // Where it is drawn it scrolls, and a keyboard must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isShown ? 0 : undefined}
      className={isShown ? styles.tableFrame : styles.tableUnseen}
    >
      <Table caption={texts.caption}>
        <thead>
          <tr>
            <Th className={styles.filmHead}>{texts.filmHead}</Th>
            {places.map((place) => (
              <Th key={place} align="center" className={styles.figure}>
                <span aria-hidden>{place + 1}</span>
                <VisuallyHidden>{texts.day(place + 1)}</VisuallyHidden>
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className={joinClasses(followed === line.key && styles.rowFollowed)}>
              <th scope="row" className={styles.filmHead}>
                {line.title}
              </th>
              {places.map((place) => (
                <Td key={place} align="center" className={styles.figure}>
                  {line.positions[place]}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
