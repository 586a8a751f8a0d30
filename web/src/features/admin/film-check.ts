import '../../lib/contract-form/jitless-zod.ts';
import { adminFilmRoutes } from '@girone/contract/admin-films';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schema of a change to a film. It brings zod along, and comes when a form is on screen. */
export const filmCheck = zodResolver(adminFilmRoutes.changeFilm.body);
