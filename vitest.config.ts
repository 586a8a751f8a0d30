import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['source', 'node', 'development'] };
const ssr = { resolve: { conditions: ['source', 'node', 'development'] } };

/** Tests of what is loaded when: nothing else may have loaded it before. */
const alone = 'web/src/**/*.alone.test.tsx';

/** Three suites: pure rules, the server on a real PostgreSQL, what is drawn in jsdom. */
export default defineConfig({
  test: {
    // On two cores it would keep one for itself; what runs here waits more than it computes.
    maxWorkers: 2,
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'server/src/championship/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server',
          include: ['server/src/{app,cli,features,platform,testing}/**/*.test.ts'],
          globalSetup: ['server/src/testing/postgres.global.ts'],
          setupFiles: ['server/src/testing/fail-on-console.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      webProject('web', {
        include: ['{poster,web}/src/**/*.test.{ts,tsx}'],
        exclude: [alone],
        // The parts of the page are loaded once for all files, which is most of their time.
        isolate: false,
      }),
      webProject('web-alone', { include: [alone] }),
    ],
  },
});

function webProject(
  name: string,
  test: { include: string[]; exclude?: string[]; isolate?: boolean },
) {
  return {
    plugins: [react()],
    resolve: { conditions: ['source', 'module', 'browser', 'development'] },
    test: {
      name,
      environment: 'jsdom',
      testTimeout: 60_000,
      setupFiles: ['web/src/testing/set-up.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
      ...test,
    },
  };
}
