import { fromPromise } from 'xstate'

import type { PrintRequest } from '#machines/request-view/index.ts'

/** Resolves when the print dialog closes. Browsers suggest the title of the window as the name of the PDF. */
export const printerAdapter = fromPromise<void, PrintRequest>(async ({ input }) => {
  await new Promise(requestAnimationFrame)
  const { title } = document
  document.title = input.title
  try {
    window.print()
  } finally {
    document.title = title
  }
})
