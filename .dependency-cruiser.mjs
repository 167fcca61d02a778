// Who may import whom, in one direction only (docs/architecture.md).
const inside = (path) => `^${path}(/|$)`;
const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'A cycle hides which module leads.',
    ),
    forbid(
      'calendar-stands-alone',
      { path: inside('packages/calendar') },
      { path: '^(packages/(?!calendar/)|apps/)' },
    ),
    forbid(
      'grading-stands-alone',
      { path: inside('packages/grading') },
      { path: '^(packages/(?!grading/)|apps/)' },
    ),
    forbid(
      'extraction-leans-on-calendar',
      { path: inside('packages/extraction') },
      { path: '^(packages/(?!extraction/|calendar/)|apps/)' },
    ),
    forbid(
      'ask-leans-on-extraction',
      { path: inside('packages/ask') },
      { path: '^(packages/(?!ask/|extraction/)|apps/)' },
    ),
    forbid(
      'identity-stands-alone',
      { path: inside('packages/identity') },
      { path: '^(packages/(?!identity/)|apps/)' },
    ),
    forbid(
      'cli-knows-one-door-of-the-server',
      { path: inside('packages/cli') },
      { path: '^apps/', pathNot: '^apps/server/src/operator\\.ts$' },
    ),
    forbid('apps-are-strangers', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    forbid(
      'features-are-strangers',
      { path: '^apps/([^/]+)/src/features/([^/]+)/' },
      { path: '^apps/[^/]+/src/features/', pathNot: '^apps/$1/src/features/$2/|\\.tables\\.ts$' },
      'Features are handed to each other as arguments by features.ts or a route; a foreign key or a join may name a table of another one.',
    ),
    forbid(
      'tables-are-for-sql',
      { path: '^apps/server/src/features/', pathNot: '\\.(repository|tables)(\\.test)?\\.ts$' },
      { path: '\\.tables\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'platform-knows-no-feature',
      { path: '^apps/server/src/platform/' },
      { path: '^apps/server/src/(features/|wiring/|[^/]+\\.ts$)' },
    ),
    forbid(
      'ui-knows-no-feature',
      { path: '^apps/web/src/(ui|lib|api)/' },
      { path: '^apps/web/src/(features|routes)/' },
    ),
    forbid('features-know-no-route', { path: '^apps/web/src/features/' }, { path: '^apps/web/src/routes/' }),
    forbid(
      'tests-stay-in-tests',
      { pathNot: '(\\.test\\.tsx?$|/testing/|^e2e/|^bench/)' },
      { path: '(\\.test\\.tsx?$|/testing/)' },
    ),
    forbid(
      'only-repositories-speak-sql',
      { path: '^apps/server/src/features/', pathNot: '\\.(repository|tables)(\\.test)?\\.ts$' },
      { path: 'node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/node_modules/\\.cache/|\\.gen\\.ts$|^apps/web/src/api/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
