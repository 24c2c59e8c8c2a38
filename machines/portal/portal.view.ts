import type { SnapshotFrom } from 'xstate'

import { requestPath, startPath } from '#domain/navigation/request-paths.ts'
import { offeredTypes, startRefusal } from '#domain/request-kinds/offering.ts'
import { PARTICIPANT_AREA_TYPE } from '#domain/requests/type-ids.ts'

import type { PortalScreen } from '../support/visited.ts'
import type { portalMachine } from './portal.machine.ts'

type Snapshot = SnapshotFrom<typeof portalMachine>

export type PortalView = {
  readonly screen: 'acceptance' | 'consent' | PortalScreen
  /** A form on screen has answers that the server does not have. */
  readonly hasUnsaved: boolean
  readonly isAskingToLeave: boolean
}

export function portalView(snapshot: Snapshot): PortalView {
  return {
    screen: screenOf(snapshot),
    hasUnsaved:
      snapshot.matches({ visiting: { request: 'unsaved' } }) ||
      snapshot.children.acceptance?.getSnapshot().hasTag?.('unsaved') === true,
    isAskingToLeave: snapshot.matches({ visiting: { request: { unsaved: 'askingToLeave' } } }),
  }
}

/** The states of a visit have the names of their screens. */
function screenOf({ value }: Snapshot): PortalView['screen'] {
  if (value === 'consenting') return 'consent'
  const { visiting } = value
  if (typeof visiting === 'object') return 'request'
  return visiting === 'arriving' ? 'consent' : visiting
}

/** One expansion panel of the type chooser (core 2). */
export type OfferedType = {
  readonly id: number
  readonly name: string
  readonly details: string
  /** null: it cannot start here. */
  readonly startPath: string | null
  readonly obstacle: 'participantArea' | 'withdrawalNotAllowed' | null
  /** Where the newest draft of the type goes on; null: there is none that is known of. */
  readonly draftPath: string | null
  /** Of that draft; '' without one. */
  readonly draftProtocol: string
}

/** The types on offer, in the server's order (D-43); compare by content, it is a new list each time. */
export function offeredTypesOf({ context }: Snapshot): readonly OfferedType[] {
  const { participant, reference, drafts } = context
  const { memberships, withdrawalAllowed } = participant
  const { types } = reference
  return offeredTypes(types, memberships).map(({ id, name, details }) => {
    const refusal = startRefusal(id, { types, memberships, withdrawalAllowed })
    const draft = drafts.find(({ typeId }) => typeId === id)
    return {
      id,
      name,
      details,
      startPath: refusal === null ? startPath(id) : null,
      obstacle:
        id === PARTICIPANT_AREA_TYPE
          ? 'participantArea'
          : refusal === 'withdrawalNotAllowed'
            ? 'withdrawalNotAllowed'
            : null,
      draftPath: draft ? requestPath(draft) : null,
      draftProtocol: draft?.protocol ?? '',
    }
  })
}
