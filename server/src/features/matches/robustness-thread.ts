import { assessTitle } from '@girone/championship/robustness/assess-title';
import { sortSeason, type ListedSeason } from '@girone/championship/robustness/season-ballots';
import { answerInThread } from '../../platform/answer-in-thread.ts';

answerInThread((season: ListedSeason) => assessTitle(sortSeason(season)));
