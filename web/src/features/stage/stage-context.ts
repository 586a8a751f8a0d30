import type { StageShow } from '@girone/contract/stage';
import { createContext, use, useState, type CSSProperties } from 'react';
import type { Evening } from './evening.ts';
import type { ServerClock } from './server-clock.ts';
import { styleVariables } from './style-variables.ts';
import { positionOf } from './timeline.ts';

/** `big`: one picture of 1920 × 1080, whatever the screen. `phone`: the same scenes in a hand. */
export type Face = 'big' | 'phone';

export interface StageSetting {
  face: Face;
  evening: Evening;
  show: StageShow | null;
  clock: ServerClock;
  /** Whoever looks wants no motion. */
  isCalm: boolean;
  /** The address of this page, as it is typed and as the code has it. */
  address: string;
  /** The championship's own page, for this viewer. */
  backHref: string;
  sound: SoundSwitch;
}

export interface SoundSwitch {
  isOn: boolean;
  toggle: () => void;
}

export const StageContext = createContext<StageSetting | null>(null);

export function useStageSetting(): StageSetting {
  const setting = use(StageContext);
  if (setting === null) throw new Error('this part belongs on a stage');
  return setting;
}

/**
 * For what moves from a beat on: whoever comes later joins in the middle of the movement, as everybody else sees it.
 */
export function useLate(beat: number): CSSProperties {
  const { show, clock } = useStageSetting();
  const [late] = useState(() =>
    show === null ? 0 : Math.max(0, Math.round(positionOf(show, clock.now()) - beat)),
  );
  return styleVariables({ '--late': `${-late}ms` });
}
