import type { AnyEventObject } from 'xstate'

import { listeningPort } from './port.ts'

/** What a tab has that ends with it, and with its session: answers that are not saved, files on their way. */
export type Unsaved = 'answers' | 'uploads'

/**
 * Invoked by a chart for as long as it has something unsaved: the browser asks before the tab is closed, and another
 * tab that is about to end the session is answered (P-216).
 */
export const closingGuard = listeningPort<AnyEventObject, { readonly holds: Unsaved }>('closingGuard')
