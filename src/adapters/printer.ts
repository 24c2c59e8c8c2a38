import { fromPromise } from 'xstate'

/** Resolves when the print dialog closes. */
export const printerAdapter = fromPromise<void, undefined>(async () => {
  await new Promise(requestAnimationFrame)
  window.print()
})
