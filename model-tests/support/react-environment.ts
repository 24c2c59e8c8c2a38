import { afterEach } from 'vitest'

// Loaded for tests without a document too, which then pay nothing for it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // A second is short where every core is busy; what never comes still fails.
  configure({ asyncUtilTimeout: 5_000 })
  afterEach(cleanup)
  // Nothing is laid out here, so nothing changes its size.
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
