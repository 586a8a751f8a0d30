import '../../../lib/contract-form/jitless-zod.ts';
import { reasonBody } from '@girone/contract/admin-lists';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schema of what is sent along. It brings zod along. */
export const takeOutCheck = zodResolver(reasonBody);
