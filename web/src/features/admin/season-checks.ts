import '../../lib/contract-form/jitless-zod.ts';
import { adminSeasonRoutes } from '@girone/contract/admin-seasons';
import { zodResolver } from '@hookform/resolvers/zod';

// The schemas bring zod along, and come when a form is on screen.

export const extensionCheck = zodResolver(adminSeasonRoutes.extendDay.body);
export const correctionCheck = zodResolver(adminSeasonRoutes.correctResult.body);
