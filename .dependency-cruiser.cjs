const PROJECT = '^(src|domain|machines|ui|api|server|desk|gallery|tests|model-tests)/'

/** A room and the rooms it may import from; anything else of the project is refused. */
const room = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: PROJECT, pathNot: allowed },
})

/** A package that only the named rooms may use. */
const packageOnlyIn = (name, packages, rooms) => ({
  name,
  severity: 'error',
  from: { path: PROJECT, pathNot: [...rooms, '^(gallery|tests|model-tests)/'] },
  to: { path: `node_modules/(${packages})/` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    room('domain-is-the-floor', '^domain/', ['^domain/']),
    room('charts-know-only-rules', '^machines/', ['^domain/', '^machines/']),
    room('contract-knows-only-rules', '^api/contract/', ['^domain/', '^api/contract/']),
    room('client-knows-contract', '^api/client/', ['^domain/', '^api/']),
    room('screens-know-charts-not-calls', '^ui/', ['^domain/', '^machines/', '^ui/']),
    room('server-never-sees-screens', '^server/', ['^domain/', '^machines/', '^api/contract/', '^server/']),
    room('the-desk-is-a-client', '^desk/', ['^(domain|machines|api|desk)/']),
    room('the-roof-never-sees-the-server', '^src/', ['^(src|domain|machines|ui|api)/']),
    room('the-gallery-hangs-what-is-there', '^gallery/', [
      '^(gallery|src|domain|machines|ui|model-tests)/',
      '^(tests/domain/support|server/reference)/',
    ]),
    {
      name: 'charts-through-their-index',
      severity: 'error',
      from: { path: PROJECT, pathNot: '^machines/([^/]+)/' },
      to: { path: '^machines/(?!support)[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'sibling-charts-through-their-index',
      severity: 'error',
      from: { path: '^machines/([^/]+)/' },
      to: { path: '^machines/(?!support)[^/]+/(?!index\\.ts$)', pathNot: '^machines/$1/' },
    },
    packageOnlyIn('react-only-on-screens', 'react|react-dom|@radix-ui|@xstate/react|@maskito/react', [
      '^(ui|src)/',
    ]),
    packageOnlyIn('no-router-outside-links-and-src', 'react-router|react-router-dom', [
      '^ui/primitives/link\\.tsx$',
      '^src/',
    ]),
    packageOnlyIn('http-only-in-the-client', 'ofetch', ['^api/client/']),
    packageOnlyIn('charts-only-where-charts-live', 'xstate', ['^(machines|ui|src|server)/']),
    packageOnlyIn(
      'server-packages-only-on-the-server',
      'kysely|pg|@electric-sql|hono|@hono|pino|@node-rs|@aws-sdk|nodemailer|rate-limiter-flexible|file-type|jsonc-parser|swagger-ui-dist|@valibot/to-json-schema',
      ['^server/'],
    ),
    {
      name: 'portal-alone-has-no-data',
      severity: 'error',
      from: { path: '^server/portal/' },
      to: { path: 'node_modules/(kysely|pg|@electric-sql|@node-rs|@aws-sdk|nodemailer)/', reachable: true },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { path: '^(src|domain|machines|ui|api|server|desk)/' },
      to: { path: '^(gallery|tests|model-tests)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
