import type { SnapshotFrom } from 'xstate'

import type { PortalScreen } from '../../support/visited.ts'
import type { portalMachine } from './screens.machine.ts'

export type PortalView = {
  readonly screen: 'consent' | 'staffStart' | PortalScreen
}

/** The states of a visit are named like their screens. */
export function portalView({ value }: SnapshotFrom<typeof portalMachine>): PortalView {
  if (value === 'consenting' || value.visiting === 'arriving') return { screen: 'consent' }
  return { screen: value.visiting }
}
