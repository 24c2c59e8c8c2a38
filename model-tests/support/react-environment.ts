import { afterEach } from 'vitest'

// Loaded for tests without a document too, which then pay nothing for it.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
