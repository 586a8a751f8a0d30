import { Check, Info } from '../../ui/images/icons.ts';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { currentFormat } from '../../lib/text/format.ts';
import { sheetOf } from '../../domain/film/poster-of-film.ts';
import { Button } from '../../ui/actions/button.tsx';
import { textIcon } from '../../ui/images/icon-sizes.ts';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Poster } from '../../domain/film/poster/poster.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Select } from '../../ui/forms/select.tsx';
import styles from './found-films.module.css';
import { foundChoice, type PickAct, type Picks } from './picks.ts';
import { ShowMore, useShownPart } from './show-more.tsx';
import { filmOf, type FoundRow } from './sort-out.ts';

const postersAtOnce = 60;
const orders = ['asListed', 'byTitle', 'byYear'] as const;
type Order = (typeof orders)[number];

interface FoundFilmsProps {
  found: readonly FoundRow[];
  picks: Picks;
  act: (act: PickAct) => void;
}

/** Posters to pick from. */
export function FoundFilms({ found, picks, act }: FoundFilmsProps) {
  const { t } = useTranslation();
  const [order, setOrder] = useState<Order>('asListed');
  const sorted = useMemo(() => arrange(found, order), [found, order]);
  const part = useShownPart(sorted, postersAtOnce);
  const { free, chosen } = picks;
  const hasPicked = found.some(({ line }) => chosen.has(line.row));
  const canFill = Math.min(free - chosen.size, found.length);
  return (
    <section aria-labelledby="found-films">
      <SectionHead
        id="found-films"
        title={t('filmImport.review.found')}
        count={currentFormat().number(found.length)}
      >
        <Select
          aria-label={t('filmImport.review.sort')}
          value={order}
          className={styles.sort}
          onChange={({ target }) => {
            setOrder(orders.find((each) => each === target.value) ?? 'asListed');
          }}
        >
          {orders.map((each) => (
            <option key={each} value={each}>
              {t(`filmImport.review.${each}`)}
            </option>
          ))}
        </Select>
        {(hasPicked || canFill > 0) && (
          <Button
            variant="secondary"
            onClick={() => act({ kind: hasPicked ? 'clear' : 'fill', found: sorted })}
          >
            {hasPicked
              ? t('filmImport.review.clear')
              : t('filmImport.review.fill', { count: canFill })}
          </Button>
        )}
      </SectionHead>
      <p className={styles.note}>
        <Info {...textIcon} />
        <span>
          {free === 0
            ? t('filmImport.review.noPlaces')
            : t('filmImport.review.picked', { free, count: chosen.size })}
        </span>
      </p>
      <ul aria-labelledby="found-films" className={styles.grid}>
        {part.shown.map((row) => (
          <FoundFilm key={row.line.row} row={row} isPicked={chosen.has(row.line.row)} act={act} />
        ))}
      </ul>
      <ShowMore part={part} className={styles.more} />
    </section>
  );
}

interface FoundFilmProps {
  row: FoundRow;
  isPicked: boolean;
  act: (act: PickAct) => void;
}

/** Drawn again only where it changes: there may be hundreds beside it. */
const FoundFilm = memo(function FoundFilm({ row, isPicked, act }: FoundFilmProps) {
  const { line, film } = row;
  const sheet = useMemo(() => sheetOf(film), [film]);
  const facts = [film.releaseYear, film.director].filter(Boolean).join(', ');
  return (
    <li>
      <label className={joinClasses(styles.film, isPicked && styles.picked)}>
        <input
          type="checkbox"
          checked={isPicked}
          className={styles.box}
          onChange={() => {
            const pick = isPicked ? null : { choice: foundChoice, film: filmOf(film) };
            act({ kind: 'pick', row: line.row, pick });
          }}
        />
        <span className={styles.sheet}>
          <Poster film={sheet} cover={film.posterUrl} className={styles.poster} />
          {isPicked && (
            <span className={styles.tick} aria-hidden>
              <Check size={18} strokeWidth={3} />
            </span>
          )}
        </span>
        <span className={styles.title}>{film.title}</span>
        <span className={styles.facts}>{facts}</span>
      </label>
    </li>
  );
});

function arrange(found: readonly FoundRow[], order: Order): readonly FoundRow[] {
  if (order === 'asListed') return found;
  if (order === 'byYear') {
    return found.toSorted((a, b) => (a.film.releaseYear ?? 0) - (b.film.releaseYear ?? 0));
  }
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return found.toSorted((a, b) => compare(a.film.title, b.film.title));
}
