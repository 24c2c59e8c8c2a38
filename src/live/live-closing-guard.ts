import { fromCallback } from 'xstate'

/**
 * The portal's port: while it lives, the browser asks before the tab is closed, reloaded or led elsewhere. A draft
 * outlives a reload, but not the tab, and the browser does not tell one from the other.
 */
export const liveClosingGuard = fromCallback(() => {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault()
    // Chrome and Edge before 119 ask for nothing but this.
    event.returnValue = true
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
})
