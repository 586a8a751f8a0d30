/**
 * Calendar: the match days as feeds that calendar programs read, and the secret addresses of them.
 * It owns no rows but the number that ends such addresses, and moves no day.
 */
export { serveCalendar } from './calendar.routes.ts';
