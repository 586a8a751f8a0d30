import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandFile, listFiles, root, ruledFolders } from './workspace.mjs';

interface CruiseResult {
  modules: { source: string }[];
  summary: { violations: { from: string; rule: { name: string } }[] };
}

const configFile = join(root, '.dependency-cruiser.cjs');
const config: { forbidden: { name: string; comment?: string }[] } = createRequire(import.meta.url)(
  configFile,
);

/** A file that keeps every rule, and the target of the breaches below. */
const lawful: Record<string, string> = {
  'contract/src/rules.ts': 'export const limit = 1;',
  'contract/src/errors.ts': "import { z } from 'zod'; export const code = z;",
  'contract/src/films.ts': "import './errors.ts'; export const film = 1;",
  'contract/src/films.test.ts': "import 'vitest'; import './films.ts';",
  'poster/src/sheet.tsx': "import 'react'; import './seed.ts';",
  'poster/src/seed.ts': 'export const seed = 1;',
  'poster/src/sheet.test.tsx': "import 'vitest'; import './sheet.tsx';",
  'embedded-postgres/src/embedded-postgres.ts':
    "import 'node:fs'; import 'pg'; import './port.ts';",
  'embedded-postgres/src/port.ts': 'export const port = 1;',
  'championship/src/points.ts': "import '@girone/contract/rules'; export const points = 3;",
  'championship/src/points.test.ts': "import 'vitest'; import './points.ts';",
  'server/src/platform/clock.ts': "import '@girone/contract/errors'; export const now = 1;",
  'server/src/platform/db/database.ts': "import 'drizzle-orm'; export interface Database {}",
  'server/src/domain/draw.ts': "import '@girone/poster/sheet';",
  'server/src/domain/notify.ts':
    "import '@girone/contract/rules'; import '@girone/contract/errors'; import '@girone/championship/points'; import '../platform/clock.ts';",
  'server/src/domain/queries/visible.ts': "import 'drizzle-orm'; import '../schema/films.ts';",
  'server/src/domain/schema/films.ts': "import 'drizzle-orm'; export const films = 1;",
  'server/src/features/auth/index.ts': "import './auth.routes.ts'; export const auth = 1;",
  'server/src/features/auth/auth.routes.ts':
    "import './sign-in.ts'; import type { Database } from '../../platform/db/database.ts'; export type { Database };",
  'server/src/features/auth/session.http.ts': "import 'fastify'; import './sign-in.ts';",
  'server/src/features/auth/sign-in.ts':
    "import './auth.repo.ts'; import './auth.policy.ts'; import '../../domain/notify.ts'; import '../../platform/clock.ts';",
  'server/src/features/auth/auth.repo.ts':
    "import '../../platform/db/database.ts'; import '../../domain/queries/visible.ts';",
  'server/src/features/auth/auth.policy.ts':
    "import '@girone/contract/films'; import '@girone/championship/points'; import type { Database } from '../../platform/db/database.ts'; export type { Database };",
  'server/src/process/serve.ts': "import '../app/build-app.ts';",
  'server/src/features/auth/sign-in.test.ts':
    "import 'vitest'; import './sign-in.ts'; import '../../testing/test-app.ts';",
  'server/src/features/films/index.ts': "import '../auth/index.ts'; export const films = 1;",
  'server/src/features/films/films.routes.ts': "import 'fastify';",
  'server/src/app/build-app.ts':
    "import '../features/films/index.ts'; import '@girone/embedded-postgres';",
  'server/src/app/start-girone.ts': "import('../demo/story.ts'); export const started = 1;",
  'server/src/demo/story.ts':
    "import '../features/auth/index.ts'; import '../platform/clock.ts'; export const story = 1;",
  'server/src/testing/test-app.ts': "import '../app/build-app.ts';",
  'server/src/main.ts': "import './app/build-app.ts';",
  'web/src/app/app.tsx': "import '../features/films/film-list.tsx';",
  'web/src/features/films/film-list.tsx':
    "import '@girone/contract/films'; import '../../ui/button.tsx'; import '../../domain/poster.tsx'; import '../../lib/api-client.ts'; import '../../i18n/en.ts';",
  'web/src/domain/poster.tsx':
    "import '@girone/poster/sheet'; import '../ui/button.tsx'; import '../lib/api-client.ts'; import '../i18n/en.ts';",
  'web/src/features/circles/circle-list.tsx': 'export const circles = 1;',
  'web/src/ui/button.tsx': "import 'react'; import './icon.tsx';",
  'web/src/ui/icon.tsx': "import '@radix-ui/react-popper';",
  'web/src/ui/poster.tsx': "import '@girone/poster/sheet';",
  // One half of a circle: the rule reports the other.
  'web/src/lib/right.ts': "import './left.ts';",
  'web/src/lib/api-client.ts': "import '@girone/contract/errors';",
  'web/src/i18n/en.ts': "import '@girone/contract/rules';",
  'e2e/vote.spec.ts': "import '@playwright/test'; import '@girone/contract/films';",
};

/** Rule, the file that breaks it, and what that file imports. */
const breaches: [rule: string, file: string, imported: string][] = [
  ['no-circular', 'web/src/lib/left.ts', './right.ts'],
  ['no-unresolvable', 'web/src/lib/lost.ts', './nowhere.ts'],
  ['contract-only-zod', 'contract/src/node.ts', 'node:crypto'],
  ['contract-only-zod', 'contract/src/package.ts', 'react'],
  ['contract-only-zod', 'contract/src/picture.ts', '@girone/poster/sheet'],
  ['poster-only-react', 'poster/src/node.ts', 'node:fs'],
  ['poster-only-react', 'poster/src/package.ts', '@radix-ui/react-popper'],
  ['poster-only-react', 'poster/src/contract.ts', '@girone/contract/films'],
  ['embedded-postgres-only-pg', 'embedded-postgres/src/package.ts', 'zod'],
  ['embedded-postgres-only-pg', 'embedded-postgres/src/contract.ts', '@girone/contract/errors'],
  ['embedded-postgres-by-name', 'server/src/app/port.ts', '../../../embedded-postgres/src/port.ts'],
  ['championship-is-pure', 'championship/src/node.ts', 'node:crypto'],
  ['championship-is-pure', 'championship/src/package.ts', 'zod'],
  ['championship-is-pure', 'championship/src/platform.ts', '../../server/src/platform/clock.ts'],
  ['championship-is-pure', 'championship/src/contract.ts', '@girone/contract/films'],
  ['platform-knows-no-domain', 'server/src/platform/shared.ts', '../domain/notify.ts'],
  ['platform-knows-no-domain', 'server/src/platform/db/rows.ts', '../../domain/schema/films.ts'],
  ['platform-knows-no-domain', 'server/src/platform/up.ts', '../features/auth/index.ts'],
  ['platform-knows-no-domain', 'server/src/platform/rules.ts', '@girone/championship/points'],
  ['platform-knows-no-domain-contract', 'server/src/platform/film.ts', '@girone/contract/films'],
  ['platform-knows-no-domain-contract', 'server/src/platform/points.ts', '@girone/contract/rules'],
  ['platform-knows-no-domain-contract', 'server/src/platform/draw.ts', '@girone/poster/sheet'],
  ['server-domain-knows-no-feature', 'server/src/domain/up.ts', '../features/auth/index.ts'],
  [
    'server-domain-knows-no-feature-contract',
    'server/src/domain/film.ts',
    '@girone/contract/films',
  ],
  ['routes-reach-no-repo', 'server/src/features/auth/a.routes.ts', './auth.repo.ts'],
  ['routes-reach-no-sql', 'server/src/features/auth/b.routes.ts', 'drizzle-orm'],
  ['routes-reach-no-sql', 'server/src/features/auth/c.routes.ts', '../../platform/db/database.ts'],
  ['routes-reach-no-sql', 'server/src/features/auth/d.routes.ts', '../../domain/schema/films.ts'],
  ['sql-only-in-repos', 'server/src/features/auth/suspend.ts', 'drizzle-orm'],
  ['sql-only-in-repos', 'server/src/features/auth/rows.ts', '../../domain/schema/films.ts'],
  ['sql-only-in-repos', 'server/src/app/choose.ts', 'drizzle-orm'],
  ['use-case-knows-no-http', 'server/src/features/auth/sign-out.ts', 'fastify'],
  ['use-case-knows-no-http', 'server/src/features/auth/sign-up.ts', 'node:http'],
  ['use-case-knows-no-http', 'server/src/features/auth/forget.ts', './auth.routes.ts'],
  ['use-case-knows-no-http', 'server/src/features/auth/remember.ts', './session.http.ts'],
  ['feature-front-door', 'server/src/features/films/add.ts', '../auth/sign-in.ts'],
  ['feature-level-1', 'server/src/features/uploads/up.ts', '../films/index.ts'],
  ['feature-level-1', 'server/src/features/uploads/beside.ts', '../auth/index.ts'],
  ['feature-level-2', 'server/src/features/profiles/up.ts', '../circles/index.ts'],
  ['feature-level-3', 'server/src/features/circles/up.ts', '../tournaments/index.ts'],
  ['feature-level-4', 'server/src/features/verification/up.ts', '../tournaments/index.ts'],
  ['feature-level-5', 'server/src/features/tournaments/up.ts', '../matches/index.ts'],
  ['feature-level-6', 'server/src/features/matches/up.ts', '../posts/index.ts'],
  ['feature-level-7', 'server/src/features/posts/up.ts', '../notifications/index.ts'],
  ['feature-level-7', 'server/src/features/dashboard/beside.ts', '../posts/index.ts'],
  ['feature-level-8', 'server/src/features/moderation/beside.ts', '../notifications/index.ts'],
  ['feature-without-level', 'server/src/features/quizzes/ask.ts', '../auth/index.ts'],
  ['repo-calls-nobody', 'server/src/features/auth/a.repo.ts', './sign-in.ts'],
  ['policy-and-present-never-wait', 'server/src/features/auth/a.policy.ts', './auth.repo.ts'],
  ['policy-and-present-never-wait', 'server/src/features/auth/a.present.ts', 'node:fs'],
  ['nobody-imports-app', 'server/src/features/auth/upside-down.ts', '../../app/build-app.ts'],
  ['nobody-imports-app', 'server/src/platform/upside-down.ts', '../process/serve.ts'],
  ['demo-uses-front-doors', 'server/src/demo/inside.ts', '../features/auth/sign-in.ts'],
  ['nobody-imports-demo', 'server/src/features/auth/played.ts', '../../demo/story.ts'],
  ['nobody-imports-demo', 'server/src/app/shown.ts', '../demo/story.ts'],
  ['testing-stays-in-tests', 'server/src/app/shipped.ts', '../testing/test-app.ts'],
  ['server-knows-no-web', 'server/src/app/page.ts', '../../../web/src/ui/button.tsx'],
  ['web-knows-no-server', 'web/src/app/shortcut.ts', '../../../server/src/platform/clock.ts'],
  ['ui-stands-alone', 'web/src/ui/a.tsx', '../features/films/film-list.tsx'],
  ['ui-stands-alone', 'web/src/ui/b.tsx', '../lib/api-client.ts'],
  ['ui-stands-alone', 'web/src/ui/c.tsx', '../i18n/en.ts'],
  ['ui-stands-alone', 'web/src/ui/d.tsx', 'react-hook-form'],
  ['ui-stands-alone', 'web/src/ui/e.tsx', '@girone/contract/films'],
  ['lib-and-i18n-know-no-feature', 'web/src/lib/up.ts', '../features/films/film-list.tsx'],
  ['lib-and-i18n-know-no-feature', 'web/src/i18n/up.ts', '../app/app.tsx'],
  ['lib-and-i18n-know-no-domain', 'web/src/lib/film.ts', '../domain/poster.tsx'],
  ['ui-stands-alone', 'web/src/ui/f.tsx', '../domain/poster.tsx'],
  ['domain-knows-no-feature', 'web/src/domain/up.tsx', '../features/films/film-list.tsx'],
  ['web-features-stand-alone', 'web/src/features/films/a.tsx', '../circles/circle-list.tsx'],
  ['web-features-know-no-app', 'web/src/features/circles/a.tsx', '../../app/app.tsx'],
  ['e2e-and-bench-only-contract', 'e2e/inside.spec.ts', '../server/src/platform/clock.ts'],
  ['e2e-and-bench-only-contract', 'bench/inside.ts', '../web/src/lib/api-client.ts'],
  ['e2e-and-bench-only-contract', 'bench/drawn.ts', '@girone/poster/sheet'],
];

const packages = [
  'zod',
  'react',
  'fastify',
  'drizzle-orm',
  'pg',
  'vitest',
  'react-hook-form',
  '@radix-ui/react-popper',
  '@playwright/test',
];

describe('the import rules', () => {
  const fixture = realpathSync(mkdtempSync(join(tmpdir(), 'girone boundaries ')));
  let result: CruiseResult;

  beforeAll(async () => {
    plantTree(fixture);
    result = await cruise(fixture);
  });

  afterAll(() => {
    rmSync(fixture, { recursive: true });
  });

  it('each have a breach planted here, and say what to do instead', () => {
    const planted = new Set(breaches.map(([rule]) => rule));
    expect(config.forbidden.map(({ name }) => name).toSorted()).toEqual([...planted].toSorted());
    expect(config.forbidden.filter(({ comment }) => !comment)).toEqual([]);
  });

  it('catch every breach and nothing lawful', () => {
    const caught = result.summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
    const expected = breaches.map(([rule, file]) => `${rule}: ${file}`);
    expect(caught.toSorted()).toEqual(expected.toSorted());
  });
});

describe('lint in championship', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'girone purity ')));

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['no-restricted-globals', 'export const now = () => new Date();'],
    ['no-restricted-globals', 'export const now = () => performance.now();'],
    ['no-restricted-properties', 'export const draw = () => Math.random();'],
  ])('refuses what is not a function of its input: %s, %s', async (rule, content) => {
    mkdirSync(join(folder, 'championship/src'), { recursive: true });
    writeFileSync(join(folder, 'championship/src/impure.ts'), content);
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    await expect(
      promisify(execFile)(process.execPath, [commandFile('oxlint', 'oxlint'), '--format=unix'], {
        cwd: folder,
      }),
    ).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining(rule) });
  });
});

describe('the real run', () => {
  it('visits every source file', async () => {
    const { modules } = await cruise(root);
    const visited = new Set(modules.map(({ source }) => source));
    const sources = ruledFolders.flatMap((folder) => listFiles(folder).filter(isSource));
    expect(sources).not.toEqual([]);
    expect(sources.filter((file) => !visited.has(file))).toEqual([]);
  });
});

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
}

async function cruise(folder: string): Promise<CruiseResult> {
  const folders = ruledFolders.filter((name) => listFiles(name, folder).length > 0);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      commandFile('dependency-cruiser', 'depcruise'),
      '--config',
      configFile,
      '--output-type',
      'json',
      ...folders,
    ],
    { cwd: folder, maxBuffer: 256 * 1024 * 1024 },
  );
  const result: CruiseResult = JSON.parse(stdout);
  return result;
}

function plantTree(folder: string): void {
  function write(file: string, content: string): void {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  for (const [file, content] of Object.entries(lawful)) write(file, content);
  for (const [, file, imported] of breaches) write(file, `import '${imported}';\n`);
  for (const level of ['circles', 'tournaments', 'matches', 'posts', 'notifications']) {
    write(`server/src/features/${level}/index.ts`, 'export const name = 1;');
  }
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const name of ['championship', 'contract']) {
    write(
      `${name}/package.json`,
      JSON.stringify({ name: `@girone/${name}`, exports: { './*': './src/*.ts' } }),
    );
  }
  write(
    'poster/package.json',
    JSON.stringify({
      name: '@girone/poster',
      exports: { './sheet': './src/sheet.tsx' },
    }),
  );
  mkdirSync(join(folder, 'node_modules/@girone'));
  write(
    'embedded-postgres/package.json',
    JSON.stringify({
      name: '@girone/embedded-postgres',
      exports: { '.': './src/embedded-postgres.ts' },
    }),
  );
  for (const name of ['championship', 'contract', 'embedded-postgres', 'poster']) {
    symlinkSync(`../../${name}`, join(folder, `node_modules/@girone/${name}`));
  }
}
