import { defineConfig } from 'drizzle-kit';

const tables = [
  'accounts',
  'second-factors',
  'passkeys',
  'profiles',
  'films',
  'circles',
  'tournaments',
  'matches',
  'shows',
  'standings',
  'verification',
  'archives',
  'posts',
  'uploads',
  'notifications',
  'push',
  'admin',
];

/** Named one by one: the tests beside them are not tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    ...tables.map((subject) => `./src/domain/schema/${subject}.ts`),
    './src/platform/db/schema/platform.ts',
  ],
  out: './src/platform/db/migrations',
});
