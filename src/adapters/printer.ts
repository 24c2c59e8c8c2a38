import { fromPromise } from 'xstate'

/** Resolves when the print dialog closes. What goes on paper is drawn by then. */
export const printerAdapter = fromPromise<void, undefined>(async () => {
  await new Promise(requestAnimationFrame)
  window.print()
})
