import { Dices } from '../../ui/images/icons.ts';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sealStrokes } from '@girone/championship/ballots/seal-face';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { useMediaQuery, widerThanPhone } from '../../ui/styling/use-media-query.ts';
import {
  chainBox,
  chainShape,
  openArc,
  overlapArc,
  ringAt,
  type ChainShape,
} from './chain-layout.ts';
import { ringCode, type Ring } from './chain-rings.ts';
import styles from './chain.module.css';

interface ChainProps {
  rings: readonly Ring[];
  chosen: number;
  onChoose: (day: number) => void;
}

/** One ring for each day, each through the one before; that of a day which does not hold has sprung open. */
export function Chain({ rings, chosen, onChoose }: ChainProps) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(widerThanPhone);
  const shape = chainShape(rings.length, isWide);
  const group = useRef<SVGSVGElement>(null);
  const pressable = rings.filter(isPressable);
  const last = pressable.at(-1)?.day ?? 0;

  /** One stop for the tabulator; the arrows go from ring to ring. */
  function move(event: KeyboardEvent, day: number): void {
    const place = pressable.findIndex((ring) => ring.day === day);
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowDown: 1,
      ArrowLeft: -1,
      ArrowUp: -1,
    };
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(day);
      return;
    }
    const next = step === undefined ? undefined : pressable[place + step];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.day);
    group.current?.querySelector<SVGElement>(`[data-day="${next.day}"]`)?.focus();
  }

  return (
    <svg
      ref={group}
      viewBox={chainBox(rings.length, shape)}
      className={styles.chain}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inside a drawing there is no other tag
      role="group"
      aria-label={t('verification.chain.label', { day: last })}
    >
      {rings.map((ring, index) => (
        <RingBody
          key={ring.day}
          ring={ring}
          index={index}
          shape={shape}
          before={rings[index - 1]}
        />
      ))}
      {rings.map((ring, index) => {
        const { x, y } = ringAt(index, shape);
        const content = <RingFace ring={ring} shape={shape} isChosen={ring.day === chosen} />;
        if (ring.state === 'next') {
          return (
            <g key={ring.day} transform={`translate(${x} ${y})`} aria-hidden>
              {content}
            </g>
          );
        }
        const name = t(`verification.chain.ring.${ring.state}`, {
          name:
            ring.day === 0
              ? t('verification.chain.draw')
              : t('verification.chain.day', { day: ring.day }),
          code: ringCode(ring),
        });
        if (!isPressable(ring)) {
          return (
            <g
              key={ring.day}
              transform={`translate(${x} ${y})`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inside a drawing there is no other tag
              role="img"
              aria-label={name}
            >
              {content}
            </g>
          );
        }
        return (
          <g
            key={ring.day}
            data-day={ring.day}
            transform={`translate(${x} ${y})`}
            className={styles.link}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inside a drawing there is no other tag
            role="button"
            tabIndex={ring.day === chosen ? 0 : -1}
            aria-pressed={ring.day === chosen}
            aria-label={name}
            onClick={() => onChoose(ring.day)}
            onKeyDown={(event) => move(event, ring.day)}
          >
            <circle className={styles.hit} r={shape.radius} />
            {content}
          </g>
        );
      })}
    </svg>
  );
}

function isPressable({ state }: Ring): boolean {
  return state !== 'next' && state !== 'open';
}

interface RingBodyProps {
  ring: Ring;
  index: number;
  shape: ChainShape;
  before: Ring | undefined;
}

function RingBody({ ring, index, shape, before }: RingBodyProps) {
  const { radius, stroke, hasFaces } = shape;
  const centre = ringAt(index, shape);
  const { x: cx, y: cy } = centre;
  if (ring.state === 'next') {
    return <circle className={styles.next} cx={cx} cy={cy} r={radius * 0.76} />;
  }
  const casing = stroke + (7 * radius) / 64;
  // Many rings would all be painted in every frame while one of them closes.
  const closing = hasFaces && styles.closing;
  const look = joinClasses(styles.ring, closing, styles[ring.state]);
  const previous = ringAt(index - 1, shape);
  const isBad = ring.state === 'bad';
  return (
    <g aria-hidden>
      {isBad ? (
        <>
          <path className={styles.case} d={openArc(centre, radius)} strokeWidth={casing} />
          <path className={look} d={openArc(centre, radius)} strokeWidth={stroke} />
        </>
      ) : (
        <>
          <circle className={styles.case} cx={cx} cy={cy} r={radius} strokeWidth={casing} />
          <circle className={look} cx={cx} cy={cy} r={radius} strokeWidth={stroke} />
        </>
      )}
      {before !== undefined && (
        <>
          <path
            className={styles.case}
            d={overlapArc(previous, centre, { radius, spread: 0.24 })}
            strokeWidth={casing}
          />
          <path
            className={joinClasses(styles.ring, closing, styles[before.state], styles.solid)}
            d={overlapArc(previous, centre, { radius, spread: 0.32 })}
            strokeWidth={stroke}
          />
        </>
      )}
    </g>
  );
}

interface RingFaceProps {
  ring: Ring;
  shape: ChainShape;
  isChosen: boolean;
}

function RingFace({ ring, shape, isChosen }: RingFaceProps) {
  const { t } = useTranslation();
  const { radius, hasFaces } = shape;
  const { state, hash, day } = ring;
  const unit = radius / 64;
  const isChosenDay = isChosen && day > 0;
  return (
    <>
      {hash !== null && hasFaces && state !== 'held' && (
        <path
          className={joinClasses(styles.face, isChosen && styles.chosenFace)}
          d={sealStrokes(hash, 22.5 * unit, 36.8 * unit)}
          strokeWidth={3.8 * unit}
        />
      )}
      {isChosenDay && <circle className={styles.disc} r={20.3 * unit} />}
      {day === 0 ? (
        <g transform={`translate(${-13 * unit} ${-13 * unit})`} className={styles.dice}>
          <Dices size={26 * unit} strokeWidth={1.75} aria-hidden />
        </g>
      ) : (
        <text
          className={joinClasses(
            styles.number,
            styles[`number-${state}`],
            isChosenDay && styles.on,
          )}
          y={8.6 * unit}
          fontSize={24 * unit}
          textAnchor="middle"
        >
          {day}
        </text>
      )}
      <Clasp state={state} unit={unit} radius={radius} />
      {ring.corrections.length > 0 && (
        <g transform={`translate(0 ${radius})`}>
          <circle className={styles.correction} r={16 * unit} strokeWidth={5 * unit} />
          <text className={styles.number} y={6 * unit} fontSize={17 * unit} textAnchor="middle">
            {t('verification.chain.correctionMark')}
          </text>
        </g>
      )}
    </>
  );
}

function Clasp({ state, unit, radius }: { state: Ring['state']; unit: number; radius: number }) {
  if (state !== 'ok' && state !== 'bad' && state !== 'after') return null;
  const isBad = state === 'bad';
  const mark = isBad ? 'M-5.9 -5.9l11.8 11.8m0 -11.8l-11.8 11.8' : 'M-4.9 0l3.6 3.9l6.5 -7.8';
  return (
    <g transform={`translate(0 ${-radius}) scale(${unit})`}>
      <circle
        className={joinClasses(styles.clasp, styles[`clasp-${state}`])}
        r={isBad ? 16.4 : 10.9}
      />
      <path className={joinClasses(styles.mark, styles[`mark-${state}`])} d={mark} />
    </g>
  );
}
