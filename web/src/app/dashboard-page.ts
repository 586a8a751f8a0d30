import { lazyPage } from './lazy-page.ts';

/** What a member sees at the address of the landing page. */
export const DashboardPage = lazyPage('dashboard');
