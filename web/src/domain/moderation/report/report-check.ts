import '../../../lib/contract-form/jitless-zod.ts';
import { reportBody } from '@girone/contract/posts';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schema of a report. It brings zod along, and comes when the form is on screen. */
export const reportCheck = zodResolver(reportBody);
