import { Table2 } from '../../../ui/images/icons.ts';
import { useId, useState } from 'react';
import { BumpDrawing } from './bump-chart-drawing.tsx';
import { chartHeight, roomBehind, rowHeightFor, type BumpLine } from './bump-chart-geometry.ts';
import { BumpKeys } from './bump-chart-keys.tsx';
import { BumpTable, type BumpTableTexts } from './bump-chart-table.tsx';
import { useWidth } from './bump-chart-width.ts';
import styles from './bump-chart.module.css';
import { Button } from '../../../ui/actions/button.tsx';
import { buttonIcon } from '../../../ui/images/icon-sizes.ts';

interface BumpChartTexts extends BumpTableTexts {
  /** What the list of the films is for. */
  films: string;
  showTable: string;
  hideTable: string;
}

interface BumpChartProps {
  /** In the order of the table: the first is the leader. */
  lines: readonly BumpLine[];
  days: number;
  /** The days that have a place from left to right, where the lines end before the last of them. */
  axisDays?: number;
  texts: BumpChartTexts;
}

/** A season longer than this is not drawn whole where there is no room. */
const narrowDays = 6;
const narrowWidth = 640;
const assumedWidth = 1128;
const keysWidth = 226;
const narrowKeysWidth = 124;

/**
 * Positions over match days, one line per film. A line is followed with the pointer, with a tap or
 * with the keyboard; the table behind it says the same to those who cannot see it.
 */
export function BumpChart({ lines, days, axisDays = days, texts }: BumpChartProps) {
  const tableId = useId();
  const [frame, width] = useWidth<HTMLDivElement>(assumedWidth);
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [isTableShown, setIsTableShown] = useState(false);
  const followed = pointed ?? picked;
  const isNarrow = width !== null && width <= narrowWidth;
  const keys = isNarrow ? narrowKeysWidth : keysWidth;
  const firstDay = isNarrow ? Math.max(1, days - narrowDays + 1) : 1;
  const lastDay = isNarrow ? Math.min(axisDays, firstDay + narrowDays - 1) : axisDays;
  const isPast = days < axisDays;

  function pick(key: string): void {
    setPicked((current) => (current === key ? null : key));
  }

  return (
    <div>
      <div
        ref={frame}
        className={styles.chart}
        style={{
          gridTemplateColumns: `minmax(0, 1fr) ${keys}px`,
          minBlockSize: chartHeight(lines.length),
        }}
      >
        {width !== null && (
          <>
            <BumpDrawing
              lines={lines}
              // Its own measurement would come from the layout before this one.
              width={width - keys}
              firstDay={firstDay}
              lastDay={lastDay}
              days={days}
              isPast={isPast}
              dayText={texts.day}
              followed={followed}
              onPoint={setPointed}
              onPick={pick}
            />
            <BumpKeys
              label={texts.films}
              lines={lines}
              rowHeight={rowHeightFor(lines.length)}
              // At the ends of the lines, wherever these are.
              shift={
                width === null
                  ? 0
                  : roomBehind(days - firstDay, {
                      width: width - keys,
                      days: lastDay - firstDay + 1,
                    })
              }
              followed={followed}
              picked={picked}
              onPoint={setPointed}
              onPick={pick}
              onLeave={() => {
                setPointed(null);
                setPicked(null);
              }}
            />
          </>
        )}
      </div>
      <div className={styles.tools}>
        <Button
          variant="ghost"
          icon={<Table2 {...buttonIcon} />}
          aria-expanded={isTableShown}
          aria-controls={tableId}
          onClick={() => setIsTableShown((isShown) => !isShown)}
        >
          {isTableShown ? texts.hideTable : texts.showTable}
        </Button>
      </div>
      <BumpTable
        id={tableId}
        lines={lines}
        days={days}
        texts={texts}
        followed={followed}
        isShown={isTableShown}
      />
    </div>
  );
}
