import type { SnapshotFrom } from 'xstate'

import type { PortalScreen } from '../../support/visited.ts'
import type { screensMachine } from './screens.machine.ts'

export type ScreensView = {
  readonly screen: 'consent' | 'staffStart' | PortalScreen
}

/** The states of a visit are named like their screens. */
export function screensView({ value }: SnapshotFrom<typeof screensMachine>): ScreensView {
  if (value === 'consenting' || value.visiting === 'arriving') return { screen: 'consent' }
  return { screen: value.visiting }
}
