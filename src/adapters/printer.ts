import { fromPromise } from 'xstate'

import type { PrintRequest } from '#machines/requests/request-view/index.ts'

/**
 * Browsers suggest the title of the window as the name of the PDF. Safari on iOS reads it after `print` has
 * returned.
 */
export const printerAdapter = fromPromise<void, PrintRequest>(async ({ input }) => {
  await new Promise(requestAnimationFrame)
  const { title } = document
  document.title = input.title
  const restore = () => {
    document.title = title
  }
  window.addEventListener('afterprint', restore, { once: true })
  try {
    window.print()
  } catch (error) {
    window.removeEventListener('afterprint', restore)
    restore()
    throw error
  }
})
