import type { SnapshotFrom } from 'xstate'

import { requestPath, startPath } from '#domain/navigation/paths.ts'
import { offeredTypes, startRefusal } from '#domain/requests/offering.ts'
import { PARTICIPANT_AREA_TYPE } from '#domain/requests/screens.ts'

import type { portalMachine } from './portal.machine.ts'

type Snapshot = SnapshotFrom<typeof portalMachine>

export type PortalView = {
  readonly screen:
    | 'consent'
    | 'list'
    | 'types'
    | 'request'
    | 'view'
    | 'newDocument'
    | 'cloudPicker'
    | 'noPassword'
    | 'accessibility'
    | 'unknown'
  /** A form on screen has answers that the server does not have. */
  readonly hasUnsaved: boolean
  readonly isAskingToLeave: boolean
}

export function portalView(snapshot: Snapshot): PortalView {
  return {
    screen: screenOf(snapshot),
    hasUnsaved: snapshot.matches({ visiting: { request: 'unsaved' } }),
    isAskingToLeave: snapshot.matches({ visiting: { request: { unsaved: 'askingToLeave' } } }),
  }
}

function screenOf(snapshot: Snapshot): PortalView['screen'] {
  if (snapshot.matches('consenting')) return 'consent'
  if (snapshot.matches({ visiting: 'list' })) return 'list'
  if (snapshot.matches({ visiting: 'types' })) return 'types'
  if (snapshot.matches({ visiting: 'request' })) return 'request'
  if (snapshot.matches({ visiting: 'view' })) return 'view'
  if (snapshot.matches({ visiting: 'newDocument' })) return 'newDocument'
  if (snapshot.matches({ visiting: 'cloudPicker' })) return 'cloudPicker'
  if (snapshot.matches({ visiting: 'noPassword' })) return 'noPassword'
  return snapshot.matches({ visiting: 'accessibility' }) ? 'accessibility' : 'unknown'
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
