import type { AnyEventObject } from 'xstate'

import { callbackPort } from './port.ts'

/** What is lost when a tab or its session ends: unsaved answers, unfinished uploads. */
export type Unsaved = 'answers' | 'uploads'

/**
 * Invoked by a chart while it has unsaved data: the browser asks before the tab is closed, and other tabs
 * that are about to end the session get a reply (P-216).
 */
export const beforeUnloadGuard = callbackPort<AnyEventObject, { readonly holds: Unsaved }>(
  'beforeUnloadGuard',
)
