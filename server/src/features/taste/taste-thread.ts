import { drawTasteMap } from '@girone/championship/taste/taste-map';
import { answerInThread } from '../../platform/answer-in-thread.ts';
import type { ThreadQuestion } from './draw-in-thread.ts';
import { createMargins } from './margins.ts';
import { sortByVoter } from './sort-by-voter.ts';

answerInThread(({ key, ...question }: ThreadQuestion) =>
  drawTasteMap(sortByVoter(question), createMargins(key)),
);
