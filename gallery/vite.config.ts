import { fileURLToPath } from 'node:url'

import { defineConfig, mergeConfig } from 'vite'

import portal from '../vite.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The gallery is the portal's own code on a page of its own, never part of the portal's build. */
export default mergeConfig(
  portal,
  defineConfig({
    root: here('.'),
    base: './',
    publicDir: here('../public'),
    // The package names a file for browsers that it does not have, and its modules want what its graph does not export.
    resolve: { alias: { '@xstate/test': here('../node_modules/@xstate/test/dist/xstate-test.cjs.js') } },
    build: { outDir: here('../dist/gallery'), emptyOutDir: true },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: false } } } } },
  }),
)
