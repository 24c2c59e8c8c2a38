import { fileURLToPath } from 'node:url'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Static files that open from any folder of any web server; `npm run flows` writes their data into the public folder. */
export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: here('../../dist/flows-data'),
  plugins: [react(), vanillaExtractPlugin()],
  // The package's entry for browsers does not exist, and its modules import what its graph does not export.
  resolve: { alias: { '@xstate/test': here('../../node_modules/@xstate/test/dist/xstate-test.cjs.js') } },
  build: { outDir: here('../../dist/flows'), emptyOutDir: true },
})
