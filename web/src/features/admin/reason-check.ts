import '../../lib/contract-form/jitless-zod.ts';
import { reasonBody } from '@girone/contract/admin-lists';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schema of acts that need a reason and nothing else. It brings zod along. */
export const reasonCheck = zodResolver(reasonBody);
