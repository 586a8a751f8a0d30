import type { TasteNeighbour } from '@girone/contract/taste';
import { Link } from 'wouter';
import { personAddress } from '../../domain/person/person-address.ts';
import { nameOf } from '../../domain/person/person-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { initialsOf } from '../../ui/images/avatar-fallback.ts';
import { AgreementRow } from './agreement-row.tsx';
import styles from './neighbours.module.css';

interface NeighboursProps {
  /** Most agreement first. */
  neighbours: readonly TasteNeighbour[];
}

/** Twins, opposites, and everybody between them: what the map shows, in words. */
export function Neighbours({ neighbours }: NeighboursProps) {
  const { t } = useTranslation();
  const [nearest] = neighbours;
  const farthest = neighbours.at(-1);
  return (
    <div className={styles.rail}>
      <div className={styles.pair}>
        {nearest && <Overlap kind={t('taste.map.twins')} neighbour={nearest} />}
        {farthest && <Overlap kind={t('taste.map.opposites')} neighbour={farthest} />}
      </div>
      <ul className={styles.list} aria-label={t('taste.map.listed')}>
        {neighbours.map((neighbour) => (
          <li key={neighbour.username}>
            <AgreementRow
              person={neighbour}
              name={
                <Link href={personAddress(neighbour.username)} className={styles.link}>
                  {nameOf(neighbour)}
                </Link>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const radius = 58;
const middle = 110;

/** Two rings that overlap as much as two people agree; the figure stands in the middle. */
function Overlap({ kind, neighbour }: { kind: string; neighbour: TasteNeighbour }) {
  const { t } = useTranslation();
  const { agreement, commonMatches } = neighbour;
  const apart = 0.61 * (100 - agreement);
  // Each in the part of their ring that is theirs alone; where that is too narrow, beside it.
  const isBeside = agreement > 65;
  const initialsAt = isBeside ? middle - radius - apart - 10 : middle - radius;
  const name = nameOf(neighbour);
  return (
    <article className={styles.overlap}>
      <svg
        viewBox="0 0 220 132"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
        role="img"
        aria-label={t('taste.map.about', { kind, name, agreement })}
      >
        <circle className={styles.mine} cx={middle - apart} cy="66" r={radius} />
        <circle className={styles.theirs} cx={middle + apart} cy="66" r={radius} />
        <text
          className={styles.initials}
          x={initialsAt}
          y="71"
          textAnchor={isBeside ? 'end' : 'middle'}
        >
          {t('taste.map.you')}
        </text>
        <text
          className={styles.initials}
          x={2 * middle - initialsAt}
          y="71"
          textAnchor={isBeside ? 'start' : 'middle'}
        >
          {initials(neighbour)}
        </text>
        <text className={styles.figure} x={middle} y="77" textAnchor="middle">
          {t('taste.map.percent', { value: agreement })}
        </text>
      </svg>
      <div className={styles.words}>
        <span>{kind}</span>
        <h3>{name}</h3>
        <p>{t('taste.map.common', { count: commonMatches })}</p>
      </div>
    </article>
  );
}

function initials({ firstName, lastName, username }: TasteNeighbour): string {
  const names = [firstName, lastName].filter((name) => name !== null && name !== '');
  if (names.length === 0) return initialsOf(username, 2);
  return names.map((name) => Array.from(name ?? '')[0]?.toLocaleUpperCase()).join('');
}
