import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { iconModules } from './scripts/lib/icon-modules.mjs'
import { withoutAnalystMeta } from './scripts/lib/without-analyst-meta.mjs'

const apiPort = process.env.API_PORT ?? '3001'

const OF_PROCESSES = 'tests/**/*.process.test.ts'
const OF_CRASHES = 'tests/server/crash.process.test.ts'

/** Files that draw (.tsx) get a document; the others do not pay for one. */
const project = (
  name: string,
  environment: 'node' | 'jsdom',
  include: readonly string[],
  exclude: readonly string[] = [],
  globalSetup: readonly string[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  // The source position of each element helps only in development, and recording it takes a tenth of the time.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: {
    alias: {
      // React's own build for development takes a stack trace for each element that is made.
      'react/jsx-runtime': fileURLToPath(
        new URL('node_modules/react/cjs/react-jsx-runtime.production.js', import.meta.url),
      ),
    },
  },
  test: {
    name,
    environment,
    include: [...include],
    exclude: ['tests/e2e/**', 'node_modules/**', ...exclude],
    globalSetup: [...globalSetup],
  },
})

export default defineConfig({
  plugins: [iconModules(), withoutAnalystMeta(), react(), vanillaExtractPlugin()],
  resolve: {
    alias: {
      // The package of that name writes a style element, which a strict style policy refuses.
      'react-remove-scroll': fileURLToPath(new URL('ui/primitives/remove-scroll-stub.tsx', import.meta.url)),
      // The package's exports name only its development build, which brings the texts of its warnings.
      'react-router/dom': fileURLToPath(
        new URL('node_modules/react-router/dist/production/dom-export.mjs', import.meta.url),
      ),
      'react-router': fileURLToPath(
        new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
      ),
    },
  },
  build: { outDir: 'dist/portal', emptyOutDir: true },
  environments: {
    // For browsers alone: in a server's build such a piece would hold the entry and what the entry imports later.
    client: {
      build: {
        // README.md, index.html and ui/texts/accessibility.ts name the same browsers (P-217).
        target: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
        // Of these only Safari 16 lacks modulepreload: there some pieces come later.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // A text goes to the screen that says it, not to the first one that says anything of its file.
          optimization: { inlineConst: true },
          output: {
            entryFileNames: 'assets/entrance-[hash].js',
            codeSplitting: {
              groups: [
                // What the login needs comes in one piece; rules and charts of a session in five, screens one by one.
                { name: 'entrance', tags: ['$initial'], priority: 3 },
                { name: 'people', test: /\/domain\/(people\/|messages)/, priority: 2 },
                { name: 'forms', test: /\/domain\//, priority: 1 },
                {
                  name: 'documents',
                  test: /\/(api\/(client\/upload|contract\/(cloud|documents))|src\/adapters\/files\/(files|inspected)|machines\/(attachment|cloud-picker|document-|file-choice|new-document|transfers|upload))/,
                  priority: 1,
                },
                {
                  name: 'editor',
                  test: /\/machines\/(beneficiaries|choice-lists|draft|form-editor|person-lookup|postal-code|submission|version-choice|wizard)\//,
                  priority: 1,
                },
                // Who visits, and who answers to a new amount, gets those charts with the page that needs them.
                { name: 'charts', test: /\/machines\/(?!acceptance|visitor)/ },
                // What forms with and without a session are drawn with.
                {
                  name: 'fields',
                  test: /\/ui\/(forms\/(field-|summary)|primitives\/(checkbox|take-focus|minutes|use-))/,
                },
                // Style compresses well together and badly in a piece for each screen.
                { name: 'looks', test: /\.css\b/ },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      // The folder api/ is served as source here; its two subfolders are not calls.
      ['^/api/(?!client/|contract/)', '/ws', '/config.json'].map((path) => [
        path,
        `http://127.0.0.1:${apiPort}`,
      ]),
    ),
  },
  test: {
    projects: [
      project('rules', 'node', ['{tests,model-tests}/**/*.test.ts'], [OF_PROCESSES]),
      project('screens', 'jsdom', ['{tests,model-tests}/**/*.test.tsx']),
      // Servers as processes of their own, killed and started again: for the whole run alone.
      project('processes', 'node', [OF_PROCESSES], [OF_CRASHES], ['tests/server/support/built.ts']),
      // The one of them that uses the database of the run, which may be a PostgreSQL.
      project('crashes', 'node', [OF_CRASHES], [], ['tests/server/support/built.ts']),
    ],
    setupFiles: ['model-tests/support/react-environment.ts', 'model-tests/support/recorded-walks.ts'],
    restoreMocks: true,
    // Files share a worker's modules, which halves the time; each test makes its own actors, servers and screens.
    isolate: false,
    // Walks draw and discard screens: a larger young generation saves garbage collections.
    execArgv: ['--max-semi-space-size=64'],
    // What was transformed once is kept in node_modules for the next run.
    experimental: { fsModuleCache: true },
    maxWorkers: availableParallelism(),
    // Starting a database in the process takes seconds where both cores are busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
