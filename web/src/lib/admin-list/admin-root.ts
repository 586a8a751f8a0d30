/**
 * The start of every key about the admin area: what an act has changed is asked for again by it. A file of
 * its own: dialogs need it, and are not to bring the table along.
 */
export const adminRoot = '/api/admin';
