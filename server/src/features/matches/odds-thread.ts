import { estimateOdds } from '@girone/championship/odds/estimate-odds';
import { answerInThread } from '../../platform/answer-in-thread.ts';

answerInThread(estimateOdds);
