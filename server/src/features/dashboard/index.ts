/**
 * Dashboard: what waits for one person, gathered from what the other features keep.
 * It owns no rows and changes nothing.
 */
export { serveDashboard } from './dashboard.routes.ts';
