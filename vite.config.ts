import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { heldImports } from './tools/cli/lib/held-imports.mjs'
import { iconModules } from './tools/cli/lib/icon-modules.mjs'
import { withoutAnalystMeta, withoutCallTexts } from './tools/cli/lib/without-analyst-meta.mjs'

const apiPort = process.env.API_PORT ?? '3001'

const OF_PROCESSES = 'tests/**/*.process.test.ts'
const OF_MUTANTS = 'model-tests/every-mutant.test.tsx'
const OF_CRASHES = 'tests/server/database/crash.process.test.ts'
const OF_SERVER = 'tests/server/**/*.test.ts'
const OF_STAGE = 'model-tests/{*/drivers,stage/*}.test.ts'

const inFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const SETUP = ['model-tests/support/react-environment.ts', 'model-tests/support/recorded-walks.ts']

/** What takes long and is rare, or checked in another way too, is left out of a short run. */
const COMPLETE_RUNS_ONLY = process.env.SHORT_RUN === 'true' ? ['**/*.complete.test.{ts,tsx}'] : []

/** Files that passed before, for a run without them. */
const LEFT_OUT = process.env.LEFT_OUT_TESTS?.split(',').filter(Boolean) ?? []

/** Tests of components (.tsx) run with a document; the others run faster without one. */
const project = (
  name: string,
  environment: 'node' | 'jsdom',
  include: readonly string[],
  exclude: readonly string[] = [],
  globalSetup: readonly string[] = [],
): TestProjectInlineConfiguration => ({
  extends: true,
  // Source positions of elements are only needed in development, and recording them takes a tenth of the
  // time.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: {
    alias: {
      // The development build of React records a stack trace for each element.
      'react/jsx-runtime': fileURLToPath(
        new URL('node_modules/react/cjs/react-jsx-runtime.production.js', import.meta.url),
      ),
    },
  },
  test: {
    name,
    environment,
    include: [...include],
    exclude: ['tests/e2e/**', 'node_modules/**', ...COMPLETE_RUNS_ONLY, ...LEFT_OUT, ...exclude],
    globalSetup: [...globalSetup],
    setupFiles: SETUP,
  },
})

/** The whole portal in a window of jsdom, and the server, in one process (model-tests/stage/). */
function onStage(name: string, include: readonly string[]): TestProjectInlineConfiguration {
  const { test, resolve, ...rest } = project(name, 'node', include)
  return {
    ...rest,
    plugins: [heldImports()],
    resolve: {
      alias: { ...resolve?.alias, '@playwright/test': inFolder('model-tests/stage/playwright.ts') },
    },
    test: { ...test, setupFiles: ['model-tests/stage/setup.ts', 'model-tests/support/recorded-walks.ts'] },
  }
}

export default defineConfig({
  plugins: [iconModules(), withoutAnalystMeta(), withoutCallTexts(), react(), vanillaExtractPlugin()],
  resolve: {
    alias: {
      // The package of that name inserts a style element, which the content security policy refuses.
      'react-remove-scroll': fileURLToPath(new URL('ui/primitives/remove-scroll-stub.tsx', import.meta.url)),
      // The exports of the package name only its development build, which contains the texts of its warnings.
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
    // Only for browsers: in the build of a server such a chunk would contain the entry and its later imports.
    client: {
      build: {
        // README.md, index.html and ui/texts/accessibility.ts name the same browsers (P-217).
        target: ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'],
        // Of these only Safari 16 lacks modulepreload: it loads some chunks later.
        modulePreload: { polyfill: false },
        // The server names the files of a screen in the page (P-526).
        manifest: true,
        rolldownOptions: {
          // A text belongs to the chunk of the screen that shows it, not to that of the first screen which
          // uses its file.
          optimization: { inlineConst: true },
          output: {
            entryFileNames: 'assets/login-[hash].js',
            codeSplitting: {
              groups: [
                // One chunk for the login, six for the rules, charts and parts of a session, and one for each
                // screen.
                { name: 'login', tags: ['$initial'], priority: 4 },
                // One style sheet compresses better than one per screen.
                { name: 'looks', test: /\.vanilla\.css/, priority: 3 },
                { name: 'people', test: /\/domain\/(documents\/|people\/|messages)/, priority: 2 },
                { name: 'forms', test: /\/domain\/(?!filled-requests\/)/, priority: 1 },
                {
                  name: 'documents',
                  test: /\/(api\/(client\/upload|contract\/(cloud|documents))|src\/adapters\/(files\/(files|inspected)|wait-until)|machines\/documents\/)/,
                  priority: 1,
                },
                {
                  name: 'editor',
                  test: /\/(machines\/form|domain\/filled-requests)\//,
                  priority: 1,
                },
                // With the packages of a session. The charts of visitors and of the acceptance are loaded with the
                // pages that need them.
                { name: 'charts', test: /\/(machines\/(?!acceptance|visitor)|node_modules\/)/ },
                // What several screens are made of.
                { name: 'parts', test: /\/ui\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      // Files of the folder api/ are served as source here; requests below its two subfolders are not calls.
      ['^/api/(?!client/|contract/)', '/ws', '/config.json'].map((path) => [
        path,
        `http://127.0.0.1:${apiPort}`,
      ]),
    ),
  },
  test: {
    projects: [
      project('rules', 'node', ['{tests,model-tests}/**/*.test.ts'], [OF_SERVER, OF_STAGE]),
      onStage('drivers', [OF_STAGE]),
      project('server', 'node', [OF_SERVER], [OF_PROCESSES]),
      project('screens', 'jsdom', ['{tests,model-tests}/**/*.test.tsx'], [OF_MUTANTS]),
      project('mutants', 'jsdom', process.env.MUTANTS ? [OF_MUTANTS] : []),
      onStage('mutants-on-stage', process.env.MUTANTS ? [OF_MUTANTS] : []),
      // Tests that start and kill server processes or a PostgreSQL; most run in complete runs only.
      project('processes', 'node', [OF_PROCESSES], [OF_CRASHES], ['tests/server/support/built.ts']),
      // The one that uses the database of the run, which may be PostgreSQL.
      project('crashes', 'node', [OF_CRASHES], [], ['tests/server/support/built.ts']),
    ],
    restoreMocks: true,
    // Files share the modules of a worker, which halves the time; each test creates its own actors, servers
    // and screens.
    isolate: false,
    // Model tests draw and discard many screens: a larger young generation saves garbage collections.
    execArgv: ['--max-semi-space-size=64'],
    // Transformed modules are cached in node_modules for the next run.
    experimental: { fsModuleCache: true },
    maxWorkers: availableParallelism(),
    // Starting the embedded database takes seconds while both cores are busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
