import { defineConfig } from 'drizzle-kit';

const schema = [
  'accounts',
  'profiles',
  'films',
  'circles',
  'tournaments',
  'matches',
  'standings',
  'posts',
  'uploads',
  'notifications',
  'admin',
  'platform',
];

/** Named one by one: the tests beside them are not tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: schema.map((feature) => `./src/platform/db/schema/${feature}.ts`),
  out: './src/platform/db/migrations',
});
