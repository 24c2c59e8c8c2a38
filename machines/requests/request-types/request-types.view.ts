import type { SnapshotFrom } from 'xstate'

import { resumePath, startPath } from '#domain/navigation/request-paths.ts'
import { offeredTypes, startRefusal } from '#domain/request-kinds/offering.ts'
import { PARTICIPANT_AREA_TYPE } from '#domain/requests/type-ids.ts'

import type { requestTypesMachine } from './request-types.machine.ts'

type Snapshot = SnapshotFrom<typeof requestTypesMachine>

/** One expansion panel of the type chooser (TYPES-01). */
export type OfferedType = {
  readonly id: number
  readonly name: string
  readonly details: string
  /** The advice of the fund; '' and null if there is none. */
  readonly summary: string
  readonly whoMay: string
  readonly atHand: string
  readonly minutes: number | null
  readonly analysisDays: number | null
  /** Null if it cannot be started here. */
  readonly startPath: string | null
  readonly obstacle: 'participantArea' | 'withdrawalNotAllowed' | null
  /** The path of the newest draft of the type; null if none is known. */
  readonly draftPath: string | null
  /** The protocol of that draft; '' without one. */
  readonly draftProtocol: string
}

/** The offered types in the server's order (D-43). A new list each time: compare by content. */
export function offeredTypesOf({ context }: Snapshot): readonly OfferedType[] {
  const { participant, reference, drafts } = context
  const { memberships, withdrawalAllowed } = participant
  const { types } = reference
  return offeredTypes(types, memberships).map(({ id, name, details, ...guide }) => {
    const refusal = startRefusal(id, { types, memberships, withdrawalAllowed })
    const draft = drafts.find(({ typeId }) => typeId === id)
    return {
      id,
      name,
      details,
      summary: guide.summary ?? '',
      whoMay: guide.whoMay ?? '',
      atHand: guide.atHand ?? '',
      minutes: guide.minutes ?? null,
      analysisDays: guide.analysisDays ?? null,
      startPath: refusal === null ? startPath(id) : null,
      obstacle:
        id === PARTICIPANT_AREA_TYPE
          ? 'participantArea'
          : refusal === 'withdrawalNotAllowed'
            ? 'withdrawalNotAllowed'
            : null,
      draftPath: draft ? resumePath(draft) : null,
      draftProtocol: draft?.protocol ?? '',
    }
  })
}
