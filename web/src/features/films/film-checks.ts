import '../../lib/contract-form/jitless-zod.ts';
import { addFilmBody } from '@girone/contract/films';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schema of the film form. It brings zod along, and comes when the form is on screen. */
export const filmCheck = zodResolver(addFilmBody);
