import '../../lib/contract-form/jitless-zod.ts';
import { moderationRoutes } from '@girone/contract/moderation';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schemas of the forms. They bring zod along, and come when a form is on screen. */
export const decisionCheck = zodResolver(moderationRoutes.decideReport.body);
export const deletionCheck = zodResolver(moderationRoutes.deletePostAsAdmin.body);
