import { sceneAt } from '@girone/championship/show/script';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { drumBeats } from './drum-beats.ts';
import type { Evening } from './evening.ts';
import type { SoundSwitch } from './stage-context.ts';
import type { Sound } from './sound.ts';
import { stepAt, turnedAt, type MatchStep } from './timeline.ts';

const key = 'girone-stage-sound';

/** Off until somebody turns it on; then for as long as the tab lives. */
export function useSoundSwitch(): SoundSwitch {
  const [isOn, setIsOn] = useState(() => sessionStorage.getItem(key) === 'on');
  return {
    isOn,
    toggle() {
      sessionStorage.setItem(key, isOn ? 'off' : 'on');
      setIsOn(!isOn);
    },
  };
}

interface Heard {
  index: number;
  step: MatchStep;
  turned: number;
}

interface SoundScene {
  isOn: boolean;
  evening: Evening;
  position: number | null;
}

/** Plays what is heard of each beat as it comes; of what was missed, nothing. */
export function useSound({ isOn, evening, position }: SoundScene): void {
  const sound = useRef<Sound | null>(null);
  const before = useRef<Heard | null>(null);

  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return undefined;
    let made: Sound | null = null;
    let isWanted = true;
    async function make(): Promise<void> {
      try {
        const { createSound } = await import('./sound.ts');
        if (!isWanted) return;
        made = createSound();
        sound.current = made;
      } catch {
        // Without a line the evening stays silent.
      }
    }
    void make();
    return () => {
      isWanted = false;
      sound.current = null;
      made?.close();
    };
  }, [isOn]);

  const listen = useEffectEvent((at: number | null) => {
    const heard = at === null ? null : heardAt(evening, at);
    const last = before.current;
    before.current = heard;
    if (heard === null || sound.current === null) return;
    if (last === null || last.index !== heard.index) return;
    if (heard.step === 'roll' && last.step !== 'roll') sound.current.roll(drumBeats);
    if (heard.turned > last.turned) sound.current.tick();
    if (heard.step === 'verdict' && last.step !== 'verdict') {
      const told = evening.matches[heard.index]?.told;
      sound.current.verdict(told?.film1Votes === told?.film2Votes);
    }
  });
  useEffect(() => listen(position), [position]);
}

function heardAt(evening: Evening, position: number): Heard | null {
  const { scene, begins } = sceneAt(evening.script, position);
  const match = scene.kind === 'match' ? evening.matches[scene.index] : undefined;
  if (match === undefined) return null;
  const at = position - begins;
  const { played, index } = match;
  return { index, step: stepAt(played, at), turned: turnedAt(played.turns, at) };
}
