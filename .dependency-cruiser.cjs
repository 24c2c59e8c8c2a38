const { readdirSync } = require('node:fs')

const PROJECT = '^(src|domain|machines|ui|api|server|tools|tests|model-tests)/'

/** The folders of the project and what each may import; a path restricts it to that subfolder. */
const MAY_IMPORT = {
  domain: [],
  machines: ['domain'],
  'api/contract': ['domain'],
  'api/client': ['domain', 'api/contract'],
  ui: ['domain', 'machines'],
  src: ['domain', 'machines', 'api/contract', 'api/client', 'ui', 'src/adapters'],
  'src/adapters': ['domain', 'machines', 'api/contract', 'api/client', 'ui/browser'],
  server: ['domain', 'machines', 'api/contract'],
  'server/desk-client': ['domain', 'machines', 'api/contract', 'api/client'],
  'tools/samples': ['domain', 'machines', 'server/seed'],
  'tools/chart-paths': ['machines', 'tools/chart-paths/planner'],
  'tools/chart-paths/planner': [],
  'tools/gallery': [
    'domain',
    'machines',
    'ui',
    'src',
    'src/adapters',
    'tools/samples',
    'tools/chart-paths',
    'server/reference',
  ],
  'tools/flows': ['domain', 'machines', 'ui/.', 'ui/browser', 'ui/primitives', 'tools/chart-paths'],
}
const NOT_PRODUCT = ['tests', 'model-tests', 'tools/cli']

/** Data about charts, in the gallery and the analysts' pages too (P-tools-imports). */
const ABOUT_CHARTS = '^model-tests/.*\\.(models|cases|pictures)\\.ts$'

/**
 * Subfolders from the lowest layer up; '.' is the files directly in the folder. Imports go to lower layers
 * only, so there are no cycles.
 */
const LAYERS = {
  domain: [
    ['.'],
    ['people'],
    ['requests'],
    ['forms'],
    ['documents'],
    ['request-kinds'],
    ['filled-requests'],
    ['navigation'],
  ],
  machines: [
    ['support'],
    ['calls'],
    ['documents', 'requests', 'consent'],
    ['form'],
    ['acceptance'],
    ['app'],
    ['visitor'],
  ],
  ui: [['.'], ['browser', 'texts'], ['primitives'], ['forms'], ['parts'], ['screens', 'shell']],
  server: [
    ['kernel', 'reference', 'fund', 'data-directory', 'logs', 'openapi'],
    ['database', 'process', 'postal-codes'],
    ['limits', 'mail', 'metrics', 'retention'],
    ['sessions'],
    ['people'],
    ['requests'],
    ['documents'],
    ['http', 'desk', 'seed', 'import'],
    ['handlers', 'portal'],
    ['.'],
    ['tools', 'desk-client'],
  ],
}

const pathOf = (folder) => (folder.endsWith('/.') ? `^${folder.slice(0, -1)}[^/]+$` : `^${folder}/`)
const nameOf = (folder) => folder.replace('/.', '-files').replaceAll('/', '-')

/** The folders below it that have imports of their own. */
const foldersBelow = (parent) => Object.keys(MAY_IMPORT).filter((folder) => folder.startsWith(`${parent}/`))

const noImport = (from, to, except = []) => ({
  name: `no-${nameOf(from)}-to-${nameOf(to)}`,
  severity: 'error',
  from: { path: pathOf(from), pathNot: foldersBelow(from).map(pathOf) },
  to: { path: pathOf(to), ...(except.length > 0 && { pathNot: except.map(pathOf) }) },
})

const betweenFolders = Object.entries(MAY_IMPORT).flatMap(([from, allowed]) =>
  [...Object.keys(MAY_IMPORT), ...NOT_PRODUCT]
    .filter((to) => to !== from && !allowed.includes(to))
    .map((to) =>
      noImport(
        from,
        to,
        [from, ...allowed].filter((folder) => folder.startsWith(`${to}/`)),
      ),
    ),
)

const foldersIn = (parent) =>
  readdirSync(`${__dirname}/${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

const betweenLayers = Object.entries(LAYERS).flatMap(([parent, layers]) => {
  const missing = foldersIn(parent).filter((folder) => !layers.flat().includes(folder))
  if (missing.length > 0) throw new Error(`The layers of ${parent}/ do not name ${missing.join(', ')}`)
  return layers.flatMap((layer, level) => {
    const notBelow = layers.slice(level).flat()
    return layer.flatMap((from) =>
      notBelow.filter((to) => to !== from).map((to) => noImport(`${parent}/${from}`, `${parent}/${to}`)),
    )
  })
})

/** A package that only the named folders may use. */
const packageOnlyIn = (name, packages, folders) => ({
  name,
  severity: 'error',
  from: { path: PROJECT, pathNot: [...folders, '^(tools|tests|model-tests)/'] },
  to: { path: `node_modules/(${packages})/` },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...betweenFolders,
    ...betweenLayers,
    {
      name: 'no-screen-to-screen',
      severity: 'error',
      from: { path: '^ui/screens/([^/]+)/' },
      to: { path: '^ui/screens/', pathNot: '^ui/screens/$1/' },
    },
    {
      name: 'charts-through-their-index',
      severity: 'error',
      from: { path: PROJECT, pathNot: '^machines/' },
      to: { path: '^machines/(?!support/)[^/]+/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'sibling-charts-through-their-index',
      severity: 'error',
      from: { path: '^machines/([^/]+/[^/]+)/' },
      to: { path: '^machines/(?!support/)[^/]+/[^/]+/(?!index\\.ts$)', pathNot: '^machines/$1/' },
    },
    packageOnlyIn('react-only-on-screens', 'react|react-dom|@radix-ui|@xstate/react|@maskito/react', [
      '^(ui|src)/',
    ]),
    packageOnlyIn('no-router-outside-links-and-src', 'react-router|react-router-dom', [
      '^ui/primitives/link\\.tsx$',
      '^src/',
    ]),
    packageOnlyIn('http-only-in-the-client', 'ofetch', ['^api/client/']),
    packageOnlyIn('xstate-only-with-charts', 'xstate', ['^(machines|ui|src|server)/']),
    packageOnlyIn(
      'server-packages-only-on-the-server',
      'kysely|pg|@electric-sql|hono|@hono|pino|@node-rs|@aws-sdk|nodemailer|prom-client|rate-limiter-flexible|otpauth|p-limit|file-type|jsonc-parser|csv-parse|swagger-ui-dist|@valibot/to-json-schema',
      ['^server/'],
    ),
    {
      name: 'portal-alone-has-no-data',
      severity: 'error',
      from: { path: '^server/portal/' },
      to: {
        path: 'node_modules/(kysely|pg|@electric-sql|@node-rs|@aws-sdk|nodemailer|prom-client)/',
        reachable: true,
      },
    },
    {
      name: 'planner-through-its-index',
      severity: 'error',
      from: { path: PROJECT, pathNot: '^tools/chart-paths/planner/' },
      to: { path: '^tools/chart-paths/planner/(?!index\\.ts$)' },
    },
    {
      name: 'no-tests-in-tools',
      severity: 'error',
      from: { path: `(^tools/|${ABOUT_CHARTS})` },
      to: { path: '^(tests|model-tests)/', pathNot: ABOUT_CHARTS },
    },
    {
      name: 'models-in-node-and-browsers',
      severity: 'error',
      from: { path: ABOUT_CHARTS },
      to: {
        path: '(node_modules/(vitest|@testing-library|react|react-dom|jsdom)/|^tools/(cli|chart-paths/kept-plans))',
        reachable: true,
      },
    },
    {
      name: 'no-layout-in-the-pages-of-flows',
      severity: 'error',
      from: { path: '^tools/flows/pages/' },
      to: { path: '(^tools/flows/build/|node_modules/(elkjs|fontkit|woff2-encoder)/)', reachable: true },
    },
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
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
