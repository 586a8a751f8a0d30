/**
 * Dashboard: what waits for one person, gathered from what the other features keep.
 * It owns no rows; all that it changes is whether somebody's first steps are shown.
 */
export { serveDashboard } from './dashboard.routes.ts';
