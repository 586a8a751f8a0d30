import type { Odds } from '@girone/contract/odds';
import { Table2 } from '../../ui/images/icons.ts';
import { useId, useState } from 'react';
import { useWidth } from '../../domain/season/bump-chart/bump-chart-width.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { buttonIcon } from '../../ui/images/icon-sizes.ts';
import { Card, CardBody, CardHead } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { OddsTable } from './odds-table.tsx';
import {
  curveFrame,
  narrowWidth,
  pathOf,
  peaksOf,
  ticksOf,
  type CurveFrame,
} from './curve-geometry.ts';
import { FilmMark, lookOf } from './film-mark.tsx';
import styles from './odds-curve.module.css';
import { useChanceText } from './use-chance-text.ts';

const assumedWidth = 1128;
const coloured = 4;

/** The chances of the title from day to day; the first four are told apart, the others stand behind them. */
export function OddsCurve({ odds, isOver }: { odds: Odds; isOver: boolean }) {
  const { t } = useTranslation();
  const tableId = useId();
  const [frame, width] = useWidth<HTMLDivElement>(assumedWidth);
  const [isTableShown, setIsTableShown] = useState(false);
  const [followed, setFollowed] = useState<number | null>(null);
  return (
    <Card as="section" flush>
      <CardHead level={2} title={isOver ? t('odds.curve.over') : t('odds.curve.title')}>
        {t('odds.curve.note')}
      </CardHead>
      <CardBody>
        <div ref={frame} className={styles.frame}>
          {width !== null && <Drawing odds={odds} width={width} followed={followed} />}
        </div>
        <ul className={styles.legend}>
          {odds.films.slice(0, coloured).map((film, index) => (
            <LegendEntry key={film.film.id} film={film} index={index} onFollow={setFollowed} />
          ))}
        </ul>
        {odds.films.length > coloured && <p className={styles.quiet}>{t('odds.curve.others')}</p>}
        <Button
          variant="ghost"
          icon={<Table2 {...buttonIcon} />}
          aria-expanded={isTableShown}
          aria-controls={tableId}
          className={styles.tableButton}
          onClick={() => setIsTableShown((isShown) => !isShown)}
        >
          {isTableShown ? t('odds.curve.hideTable') : t('odds.curve.showTable')}
        </Button>
        <div id={tableId}>{isTableShown && <OddsTable odds={odds} />}</div>
      </CardBody>
    </Card>
  );
}

interface LegendEntryProps {
  film: Odds['films'][number];
  index: number;
  onFollow: (index: number | null) => void;
}

function LegendEntry({ film, index, onFollow }: LegendEntryProps) {
  const chanceText = useChanceText();
  return (
    <li>
      <button
        type="button"
        className={joinClasses(styles.entry, lookOf(index))}
        onPointerEnter={() => onFollow(index)}
        onPointerLeave={() => onFollow(null)}
        onFocus={() => onFollow(index)}
        onBlur={() => onFollow(null)}
      >
        <FilmMark index={index} />
        <b>{film.film.title}</b>{' '}
        <span className={styles.chance}>
          {chanceText({ chance: film.chances.at(-1) ?? 0, fact: film.fact })}
        </span>
      </button>
    </li>
  );
}

interface DrawingProps {
  odds: Odds;
  width: number;
  followed: number | null;
}

function Drawing({ odds, width, followed }: DrawingProps) {
  const { t } = useTranslation();
  const chanceText = useChanceText();
  const frame = curveFrame(odds, width);
  const today = odds.days.at(-1) ?? 0;
  const words = odds.films
    .slice(0, coloured)
    .map(
      ({ film, chances, fact }) =>
        `${film.title} ${chanceText({ chance: chances.at(-1) ?? 0, fact })}`,
    )
    .join(', ');
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${frame.height}`}
      width={width}
      height={frame.height}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
      role="img"
      aria-label={t('odds.curve.label', { day: today, films: words })}
    >
      <Grid frame={frame} odds={odds} />
      {odds.films
        .map((film, index) => ({ film, index }))
        .toReversed()
        .map(({ film, index }) => (
          <g
            key={film.film.id}
            className={joinClasses(
              styles.line,
              lookOf(index),
              index >= coloured && styles.behind,
              followed === index && styles.followed,
              followed !== null && followed !== index && styles.faded,
            )}
          >
            <path d={pathOf(film, odds, frame)} className={styles.stroke} />
            {index < coloured && <Marks film={film} index={index} odds={odds} frame={frame} />}
          </g>
        ))}
      {width > narrowWidth && <Peaks odds={odds} frame={frame} />}
    </svg>
  );
}

/** What the eye would ask of the highest points; the stories and the table below say it too. */
function Peaks({ odds, frame }: { odds: Odds; frame: CurveFrame }) {
  const { t } = useTranslation();
  return peaksOf(odds, frame).map(({ film, chance, x, y }) => (
    <g key={film.id}>
      <line x1={x} x2={x} y1={y - 8} y2={y - 22} className={styles.lead} />
      <text x={x} y={y - 28} className={styles.peak}>
        {shorten(film.title)} {t('odds.percent', { value: Math.round(100 * chance) })}
      </text>
    </g>
  ));
}

const longestTitle = 18;

function shorten(title: string): string {
  return title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title;
}

function Grid({ frame, odds }: { frame: CurveFrame; odds: Odds }) {
  const { t } = useTranslation();
  const { left, right, xOf, yOf, dayStep } = frame;
  const today = odds.days.at(-1) ?? 0;
  const days = Array.from({ length: odds.matchDays + 1 }, (_, day) => day);
  const every = Math.max(1, Math.ceil(26 / dayStep));
  return (
    <>
      {ticksOf(frame).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={yOf(tick)} y2={yOf(tick)} className={styles.grid} />
          <text x={left - 8} y={yOf(tick) + 4} className={styles.tick}>
            {t('odds.percent', { value: Math.round(100 * tick) })}
          </text>
        </g>
      ))}
      <line x1={xOf(today)} x2={xOf(today)} y1={8} y2={yOf(0)} className={styles.today} />
      {days.map((day) => {
        const isNear = day !== today && Math.abs(day - today) < every;
        if ((day % every !== 0 && day !== today) || isNear) return null;
        return (
          <text
            key={day}
            x={xOf(day)}
            y={yOf(0) + 22}
            className={joinClasses(styles.day, day === today && styles.isToday)}
          >
            {day === 0 ? t('odds.curve.start') : day}
          </text>
        );
      })}
    </>
  );
}

interface MarksProps {
  film: Odds['films'][number];
  index: number;
  odds: Odds;
  frame: CurveFrame;
}

function Marks({ film, index, odds, frame }: MarksProps) {
  const { xOf, yOf, dayStep } = frame;
  const last = film.chances.length - 1;
  return film.chances.map((chance, place) => {
    const day = odds.days[place] ?? 0;
    if (dayStep < 18 && place !== last) return null;
    const x = xOf(day) - 7;
    const y = yOf(chance) - 7;
    return (
      <svg key={day} x={x} y={y} width={14} height={14}>
        <g className={place === last ? styles.end : styles.dot}>
          <FilmMark index={index} />
        </g>
      </svg>
    );
  });
}
