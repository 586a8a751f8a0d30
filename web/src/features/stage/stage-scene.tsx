import type { PlacedScene } from '@girone/championship/show/script';
import type { ReactNode } from 'react';
import { ChampionScene } from './champion-scene.tsx';
import { EndedScene } from './ended-scene.tsx';
import { HallScene } from './hall-scene.tsx';
import { MatchScene } from './match-scene.tsx';
import { OpeningScene } from './opening-scene.tsx';
import { useStageSetting } from './stage-context.ts';
import { TableScene } from './table-scene.tsx';
import { stepAt } from './timeline.ts';

interface StageSceneProps {
  /** Null while the evening waits to begin. */
  placed: PlacedScene | null;
  position: number | null;
  endedActions: ReactNode;
}

/** What is on every screen at this moment. */
export function StageScene({ placed, position, endedActions }: StageSceneProps) {
  const { matches } = useStageSetting().evening;
  if (placed === null || position === null) return <HallScene />;
  const { scene, begins, number } = placed;
  switch (scene.kind) {
    case 'opening':
      return <OpeningScene placed={placed} position={position} />;
    case 'match': {
      const match = matches[scene.index];
      if (match === undefined) return null;
      const { played } = match;
      return stepAt(played, position - begins) === 'table' ? (
        <TableScene key={`${number} table`} match={match} beat={begins + played.beats.table} />
      ) : (
        <MatchScene key={number} match={match} placed={placed} position={position} />
      );
    }
    case 'table':
      return <TableScene key={number} page={scene.page} beat={begins} />;
    case 'champion':
      return <ChampionScene placed={placed} />;
    case 'ended':
      return <EndedScene placed={placed} actions={endedActions} />;
  }
}
