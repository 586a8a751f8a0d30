/**
 * Who may import whom. Every rule's comment says what to do instead; `tools/boundaries.test.ts`
 * breaks each of them once and expects to be caught.
 */

/** Server features by level: a feature may use the front door of lower levels only. */
const levels = [
  ['auth', 'uploads'],
  ['films', 'profiles'],
  ['circles'],
  ['verification'],
  ['tournaments'],
  ['matches'],
  ['posts', 'dashboard', 'calendar', 'sharing', 'stage', 'taste', 'turnout'],
  ['account', 'archive', 'notifications', 'moderation'],
  ['admin', 'digest', 'push'],
];

const test = '\\.test\\.tsx?$';
const npm = (...names) => `node_modules/(?:${names.join('|')})/`;

/** Contract files that say nothing of films, circles and championships; platform may know these and no others. */
const platformContract =
  '^contract/src/(?:errors|ids|image-limits|languages|paging|route|routes|text)\\.ts$|^contract/src/messages/';

/** Contract files that belong to no single feature; domain may know these and those above. */
const domainContract = '^contract/src/(?:events|pages|rules)\\.ts$';

// The highest level has nobody to keep away from.
const levelRules = levels.slice(0, -1).map((features, index) => {
  const atOrAbove = levels.slice(index).flat();
  return {
    name: `feature-level-${index + 1}`,
    comment: `${features.join(' and ')} may use only lower levels. Move the shared thing to a lower feature or to domain, or announce an event that the higher feature listens to.`,
    severity: 'error',
    from: { path: `^server/src/features/(${features.join('|')})/` },
    to: {
      path: `^server/src/features/(?:${atOrAbove.join('|')})/`,
      pathNot: '^server/src/features/$1/',
    },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Move what both need into a third file, or pass it in as an argument.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment:
        'An import that leads nowhere hides from every other rule. Correct the path, or declare the package.',
      severity: 'error',
      from: {},
      // Those are made by the build, which knows each of them (web/icons.ts).
      to: { couldNotResolve: true, pathNot: '^virtual:lucide/' },
    },
    {
      name: 'contract-only-zod',
      comment:
        'The contract is what both sides share: zod and itself. Keep code that needs more in server or web.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: test },
      to: { pathNot: ['^contract/src/', npm('zod')] },
    },
    {
      name: 'poster-only-react',
      comment:
        'A poster is drawn by server and web from the film alone: React and itself. Take fonts, styles and data as props.',
      severity: 'error',
      from: { path: '^poster/src/', pathNot: test },
      to: { pathNot: ['^poster/src/', npm('react', '@types/react')] },
    },
    {
      name: 'embedded-postgres-only-pg',
      comment:
        'The embedded PostgreSQL would serve any app: pg, Node and itself. Take what is the app’s own as an option.',
      severity: 'error',
      from: { path: '^embedded-postgres/src/', pathNot: [test, '^embedded-postgres/src/testing/'] },
      to: {
        path: ['^(?:championship|contract|poster|server|web|e2e|bench|tools)/', 'node_modules/'],
        pathNot: npm('pg', '@types/pg'),
      },
    },
    {
      name: 'embedded-postgres-by-name',
      comment:
        'It is a package: import @girone/embedded-postgres, and export there what is meant for others.',
      severity: 'error',
      from: { pathNot: '^embedded-postgres/src/' },
      to: {
        path: '^embedded-postgres/src/',
        pathNot: '^embedded-postgres/src/(?:embedded-postgres|process-state)\\.ts$',
      },
    },
    {
      name: 'championship-is-pure',
      comment:
        'The rules know themselves, contract/src/rules.ts and the types of contract/src/story.ts, stage.ts, robustness.ts and season-box.ts. Pass times, random numbers and rows in as arguments.',
      severity: 'error',
      from: { path: '^championship/src/', pathNot: test },
      to: {
        pathNot: [
          '^championship/src/',
          '^contract/src/(?:box-format|robustness|rules|season-box|stage|story)\\.ts$',
        ],
      },
    },
    {
      name: 'platform-knows-no-domain',
      comment:
        'Platform would serve any product. What knows films, circles or championships belongs into domain, or into a feature that passes in what platform needs.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: test },
      to: {
        path: '^server/src/(?:domain|features|demo|app|cli)/|^server/src/main\\.ts$|^championship/src/',
      },
    },
    {
      name: 'platform-knows-no-domain-contract',
      comment:
        'Platform may know the contract that says nothing of the product (errors, ids, routes…). Define the shape that platform needs in platform; domain or the feature maps it.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: test },
      to: { path: '^contract/src/|^poster/src/', pathNot: platformContract },
    },
    {
      name: 'server-domain-knows-no-feature',
      comment:
        'Domain is what several features share, and knows none of them. Let the feature pass in what domain needs, or keep it in the feature.',
      severity: 'error',
      from: { path: '^server/src/domain/', pathNot: test },
      to: { path: '^server/src/(?:features|cli)/|^server/src/main\\.ts$' },
    },
    {
      name: 'server-domain-knows-no-feature-contract',
      comment:
        'Domain may know the contract that no single feature owns (errors, ids, rules, events…). Define the shape that domain needs in domain; the feature maps it.',
      severity: 'error',
      from: { path: '^server/src/domain/', pathNot: test },
      to: { path: '^contract/src/', pathNot: [platformContract, domainContract] },
    },
    {
      name: 'routes-reach-no-repo',
      comment: 'A route calls a use case of its feature; the use case calls the repo.',
      severity: 'error',
      from: { path: '^server/src/features/.+\\.routes\\.ts$' },
      to: { path: '\\.repo\\.ts$' },
    },
    {
      name: 'routes-reach-no-sql',
      comment:
        'A route holds no SQL. Put the query into the repo and call it from a use case; only types of the database may come in.',
      severity: 'error',
      from: { path: '^server/src/features/.+\\.routes\\.ts$' },
      to: {
        path: [
          '^server/src/platform/db/',
          '^server/src/domain/(?:queries|schema)/',
          npm('drizzle-orm', 'pg'),
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-only-in-repos',
      comment:
        'SQL and tables belong into <name>.repo.ts. Put the query there and call it; only types of rows may come in.',
      severity: 'error',
      from: { path: '^server/src/(?:app|features)/', pathNot: [test, '\\.(?:repo|routes)\\.ts$'] },
      to: {
        path: [
          '^server/src/platform/db/(?:defined-query|statement)\\.ts$',
          '^server/src/platform/db/schema/',
          '^server/src/domain/schema/',
          npm('drizzle-orm', 'pg'),
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'use-case-knows-no-http',
      comment:
        'A use case takes plain values and answers a value with a code. Leave request, reply and cookies to <name>.routes.ts, or to a <thing>.http.ts that only routes and index.ts import.',
      severity: 'error',
      from: {
        path: '^server/src/features/[^/]+/',
        pathNot: [test, '\\.(?:routes|http)\\.ts$', '/index\\.ts$'],
      },
      to: {
        path: [
          '\\.(?:routes|http)\\.ts$',
          '^(?:node:)?https?2?$',
          npm('fastify', '@fastify/[^/]+'),
        ],
      },
    },
    {
      name: 'feature-front-door',
      comment:
        "Another feature's inner files are its own business. Import its index.ts, and export there what is meant for others.",
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/[^/]+/index\\.ts$'],
      },
    },
    ...levelRules,
    {
      name: 'feature-without-level',
      comment:
        'Give the new feature its level at the top of .dependency-cruiser.cjs and in docs/map.md.',
      severity: 'error',
      from: {
        path: '^server/src/features/',
        pathNot: `^server/src/features/(?:${levels.flat().join('|')})/`,
      },
      to: {},
    },
    {
      name: 'repo-calls-nobody',
      comment:
        'A repo knows rows, tables and conditions of domain, and platform/db. Call it from a use case and pass in what it needs; only types may come from elsewhere in the feature.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/.*\\.repo\\.ts$' },
      to: {
        path: '^server/src/(?:features|app)/|^championship/src/',
        pathNot: '^server/src/features/$1/.*\\.repo\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'policy-and-present-never-wait',
      comment:
        'Policies and presenters are functions of what they are given: types, contract and championship. Load in the use case and pass the rows in.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/.*\\.(?:policy|present)\\.ts$' },
      to: {
        pathNot: [
          '^contract/src/',
          '^championship/src/',
          '^server/src/features/$1/.*\\.(?:policy|present)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nobody-imports-app',
      comment:
        'Only main.ts, the process that it starts and the tests put the app together. Move what you need from app to platform, domain or a feature.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/(?:app|process|testing)/', '^server/src/main\\.ts$'],
      },
      to: { path: '^server/src/(?:app|process)/' },
    },
    {
      name: 'demo-uses-front-doors',
      comment:
        'The demo does what people do: call the use case that does it, and export it in the index.ts of its feature.',
      severity: 'error',
      from: { path: '^server/src/demo/', pathNot: test },
      to: {
        path: '^server/src/features/',
        pathNot: '^server/src/features/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'nobody-imports-demo',
      comment:
        'The demo is loaded once in a database’s life, by app/start-girone.ts alone. Move what others need to domain or to a feature.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(?:demo/|app/start-girone\\.ts$)' },
      to: { path: '^server/src/demo/' },
    },
    {
      name: 'testing-stays-in-tests',
      comment: 'What a test uses is not shipped. Move what production needs out of testing.',
      severity: 'error',
      from: {
        path: '^(?:championship|embedded-postgres|server|web)/src/',
        pathNot: [test, '^(?:championship|embedded-postgres|server|web)/src/testing/'],
      },
      to: { path: '^(?:championship|embedded-postgres|server|web)/src/testing/' },
    },
    {
      name: 'server-knows-no-web',
      comment:
        'Server and web meet in the contract, in championship for the rules that both compute, and in poster for what both draw. Put what both need there.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^(?:web|e2e|bench|tools)/' },
    },
    {
      name: 'web-knows-no-server',
      comment:
        'The web calls the server through lib/api/api-client.ts. Put types and constants that both need into the contract.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^(?:server|e2e|bench|tools)/' },
    },
    {
      name: 'ui-stands-alone',
      comment:
        'A ui component knows React, Radix, the table model, icons, links and its siblings. Texts, data and actions come in as props from the feature.',
      severity: 'error',
      from: { path: '^web/src/ui/', pathNot: test },
      to: {
        path: ['^(?:contract|web/src)/', 'node_modules/'],
        pathNot: [
          '^web/src/(?:ui|styles)/',
          npm(
            'react',
            'react-dom',
            '@types/react',
            '@types/react-dom',
            '@radix-ui',
            '@tanstack/react-table',
            'wouter',
          ),
        ],
      },
    },
    {
      name: 'lib-and-i18n-know-no-feature',
      comment:
        'lib and i18n serve every feature and know none. Let the feature pass in what they need.',
      severity: 'error',
      from: { path: '^web/src/(?:lib|i18n)/', pathNot: test },
      to: { path: '^web/src/(?:features|app)/' },
    },
    {
      name: 'lib-and-i18n-know-no-domain',
      comment:
        'lib and i18n know no film, match, championship, person or circle. Move what does to web/src/domain.',
      severity: 'error',
      from: { path: '^web/src/(?:lib|i18n)/', pathNot: test },
      to: { path: '^web/src/domain/' },
    },
    {
      name: 'domain-knows-no-feature',
      comment:
        'domain is what several features show of the same thing, and knows none of them. Let the feature pass in what it needs.',
      severity: 'error',
      from: { path: '^web/src/domain/', pathNot: test },
      to: { path: '^web/src/(?:features|app)/' },
    },
    {
      name: 'web-features-stand-alone',
      comment:
        'Web features do not import each other. Compose them in app/routes, or move the shared thing to domain, ui or lib.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-features-know-no-app',
      comment:
        'app composes features, not the other way round. Take it as a prop, or move it to lib.',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'e2e-and-bench-only-contract',
      comment:
        'Journeys and load drivers use the product as the public does: over HTTP, with the contract and the rules of a season.',
      severity: 'error',
      from: { path: '^(?:e2e|bench)/' },
      to: {
        path: '^(?:embedded-postgres|poster|server|web|tools)/',
        // Stand-ins of a service and a device that are not ours; they use nothing of the server.
        pathNot: '^server/src/testing/(?:push-service|software-authenticator)\\.ts$',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:server|web)/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
