/** Whose database the tests start. */
export const sampleApp = {
  name: 'sample_app',
  title: 'Sample',
  otherwise: 'set DATABASE_URL to a PostgreSQL server of your own',
};
