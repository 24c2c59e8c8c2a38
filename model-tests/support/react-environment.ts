import { afterEach } from 'vitest'

// Tests without a document import this file as well, and need not load it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  const { watchPresses } = await import('#ui/primitives/after-press.ts')
  const { watchControls } = await import('#ui/primitives/control-in-use.ts')
  watchControls(document)
  watchPresses(document)
  // The default of one second is too short on a busy machine.
  configure({ asyncUtilTimeout: 5_000 })
  afterEach(cleanup)
  // jsdom has no layout, so sizes never change.
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
