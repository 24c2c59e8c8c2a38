import { fileURLToPath } from 'node:url'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const apiPort = process.env.API_PORT ?? '3001'

/** Files that draw (.tsx) get a document; the others do not pay for one. */
const project = (
  name: string,
  extension: 'ts' | 'tsx',
  environment: 'node' | 'jsdom',
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    environment,
    include: [`tests/**/*.test.${extension}`, `model-tests/**/*.test.${extension}`],
    exclude: ['tests/e2e/**', 'node_modules/**'],
  },
})

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    alias: {
      // The package of that name writes a style element, which a strict style policy refuses.
      'react-remove-scroll': fileURLToPath(new URL('ui/primitives/remove-scroll-stub.tsx', import.meta.url)),
    },
  },
  build: { outDir: 'dist/portal', emptyOutDir: true },
  server: {
    proxy: Object.fromEntries(
      // The folder api/ is served as source here; its two rooms are not calls.
      ['^/api/(?!client/|contract/)', '/ws', '/config.json'].map((path) => [
        path,
        `http://127.0.0.1:${apiPort}`,
      ]),
    ),
  },
  test: {
    projects: [project('rules', 'ts', 'node'), project('screens', 'tsx', 'jsdom')],
    setupFiles: ['model-tests/support/react-environment.ts'],
    restoreMocks: true,
    // Files share a worker's modules, which halves the time; each test makes its own actors, servers and screens.
    isolate: false,
    // Starting a database in the process takes seconds where both cores are busy.
    testTimeout: 20_000,
    hookTimeout: 40_000,
  },
})
