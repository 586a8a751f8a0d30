import { z } from 'zod';
import { limits } from './rules.ts';
import { fieldMessage } from './text.ts';

/** How many films a championship takes; of a circle, the most that one of its championships may. */
export const maxFilms = z
  .int(fieldMessage('max_films_range'))
  .min(limits.tournamentFilms.min, fieldMessage('max_films_range'))
  .max(limits.tournamentFilms.max, fieldMessage('max_films_range'));

/** How many films each person brings; of a circle, the most that one of its championships may ask. */
export const filmsPerUser = z
  .int(fieldMessage('films_per_user_range'))
  .min(limits.requiredFilmsPerUser.min, fieldMessage('films_per_user_range'))
  .max(limits.requiredFilmsPerUser.max, fieldMessage('films_per_user_range'));
