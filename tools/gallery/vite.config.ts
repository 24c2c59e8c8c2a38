import { fileURLToPath } from 'node:url'

import { defineConfig, mergeConfig } from 'vite'

import portal from '../../vite.config.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The gallery shows the portal's own code on a separate page, which is not in the portal's build. */
export default mergeConfig(
  portal,
  defineConfig({
    root: here('.'),
    base: './',
    publicDir: here('../../public'),
    // The package's entry for browsers does not exist, and its modules import what its graph does not export.
    resolve: { alias: { '@xstate/test': here('../../node_modules/@xstate/test/dist/xstate-test.cjs.js') } },
    build: { outDir: here('../../dist/gallery'), emptyOutDir: true },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: false } } } } },
  }),
)
