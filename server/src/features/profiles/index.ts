/**
 * Profiles: how people show themselves to others.
 * Who someone is and how they prove it is the business of auth.
 */
export { serveProfiles } from './profiles.routes.ts';
