import { contentPage } from './content-page.ts';

/** What a member sees at the address of the landing page. */
export const dashboardPage = contentPage('dashboard');
