import '../../lib/contract-form/jitless-zod.ts';
import { adminUserRoutes } from '@girone/contract/admin-users';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schema of every act on an account. It brings zod along, and comes when a form is on screen. */
export const userCheck = zodResolver(adminUserRoutes.changeUser.body);
