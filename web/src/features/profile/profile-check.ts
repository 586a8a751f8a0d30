import '../../lib/contract-form/jitless-zod.ts';
import { editProfileBody } from '@girone/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schema of the form. It brings zod along, and comes when the form is on screen. */
export const profileCheck = zodResolver(editProfileBody);
