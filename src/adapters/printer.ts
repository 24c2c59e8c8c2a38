import { fromPromise } from 'xstate'

/** The reading's port: the browser's own way to print, which ends when its window closes. */
export const printerAdapter = fromPromise<void, undefined>(async () => window.print())
