import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const apiPort = process.env.API_PORT ?? '3001'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir: 'dist/portal', emptyOutDir: true },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/ws', '/config.json'].map((path) => [path, `http://127.0.0.1:${apiPort}`]),
    ),
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}', 'model-tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    setupFiles: ['model-tests/support/react-environment.ts'],
    restoreMocks: true,
  },
})
