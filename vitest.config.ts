import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { icons } from './web/icons.ts';

/** Tests of what is loaded when: nothing else may have loaded it before. */
const aloneOnServer = 'server/src/**/*.alone.test.ts';
const aloneOnWeb = 'web/src/**/*.alone.test.tsx';

/** Only so that nothing hangs for ever: a busy machine may take its time. */
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Three suites: pure rules, the server on a real PostgreSQL, what is drawn in jsdom. */
export default defineConfig({
  test: {
    // On two cores it would keep one for itself; what runs here waits more than it computes.
    maxWorkers: 2,
    // `npm run coverage`, with a part of a path for some of it; processes that tests start are not counted.
    coverage: {
      provider: 'v8',
      include: ['{championship,contract,poster,server,web}/src/**/*.{ts,tsx}'],
      exclude: [
        '**/*.test.{ts,tsx}',
        '{championship,server,web}/src/testing/**',
        'server/src/demo/**',
      ],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: '.cache/coverage',
      reportOnFailure: true,
    },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'championship/src/**/*.test.ts',
            'bench/**/*.test.ts',
            'tools/**/*.test.ts',
            'web/*.test.ts',
          ],
          ...patience,
        },
      },
      serverProject('server', {
        include: [
          'embedded-postgres/src/**/*.test.ts',
          'server/src/{app,cli,domain,features,platform,process,testing}/**/*.test.ts',
        ],
        exclude: [aloneOnServer],
        globalSetup: ['tools/tell-of-build.mjs', 'server/src/testing/postgres.global.ts'],
        isolate: false,
      }),
      serverProject('server-alone', { include: [aloneOnServer] }),
      webProject('web', {
        include: ['{poster,web}/src/**/*.test.{ts,tsx}'],
        exclude: [aloneOnWeb],
        isolate: false,
      }),
      webProject('web-alone', { include: [aloneOnWeb] }),
    ],
  },
});

interface Files {
  include: string[];
  exclude?: string[];
  globalSetup?: string[];
  /** `false`: modules are loaded once for all files, which was most of their time. */
  isolate?: boolean;
}

function serverProject(name: string, files: Files) {
  return {
    test: {
      name,
      setupFiles: ['server/src/testing/fail-on-console.ts'],
      ...patience,
      ...files,
    },
  };
}

function webProject(name: string, files: Files) {
  return {
    plugins: [react(), icons()],
    test: {
      name,
      environment: 'jsdom',
      ...patience,
      setupFiles: ['web/src/testing/set-up.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
      ...files,
    },
  };
}
