import type { App } from '@girone/embedded-postgres';

/** Whose the PostgreSQL is that runs without DATABASE_URL; its data on people's disks bears this name. */
export const ownPostgres: App = {
  name: 'girone',
  title: 'Girone',
  otherwise: 'set DATABASE_URL to a PostgreSQL server of your own',
};
