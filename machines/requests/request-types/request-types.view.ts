import type { SnapshotFrom } from 'xstate'

import { viewPath } from '#domain/navigation/paths.ts'
import { resumePath, startPath } from '#domain/navigation/request-paths.ts'
import { type AnnouncedDocuments, announcedDocuments } from '#domain/request-kinds/announced-documents.ts'
import {
  changesAccountElsewhere,
  lacksBenefit,
  offeredTypes,
  startRefusal,
} from '#domain/request-kinds/offering.ts'
import { factsOf } from '#domain/requests/reference.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'
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
  /** Empty if the fund does not say it. */
  readonly documents: readonly AnnouncedDocuments[]
  /** Null if it cannot be started here. */
  readonly startPath: string | null
  readonly obstacle: 'participantArea' | 'withdrawalNotAllowed' | 'noBenefit' | null
  /** Requests of the type that have not ended, newest first. */
  readonly underWay: readonly UnderWay[]
}

/** A request that is under way, and the screen on which it is continued or read. */
export type UnderWay = Pick<RequestSummary, 'id' | 'protocol' | 'planName' | 'statusName'> & {
  readonly isDraft: boolean
  readonly path: string
}

/** The offered types in their order (D-43, D-146). A new list each time: compare by content. */
export function offeredTypesOf({ context }: Snapshot): readonly OfferedType[] {
  const { participant, reference, underWay } = context
  const { memberships, withdrawalAllowed } = participant
  const { types } = reference
  const facts = factsOf(participant, reference)
  return offeredTypes(types, memberships).map((type) => {
    const { id, name, details, ...guide } = type
    const hasNoBenefit = lacksBenefit(id, memberships)
    const refusal = startRefusal(id, { types, memberships, withdrawalAllowed })
    return {
      id,
      name,
      details,
      summary: guide.summary ?? '',
      whoMay: guide.whoMay ?? '',
      atHand: guide.atHand ?? '',
      minutes: guide.minutes ?? null,
      analysisDays: guide.analysisDays ?? null,
      documents: announcedDocuments(type, reference.documentTypes, facts),
      startPath: refusal === null && !hasNoBenefit ? startPath(id) : null,
      obstacle: obstacleTo(id, refusal, hasNoBenefit),
      underWay: underWay.filter(({ typeId }) => typeId === id).map(asUnderWay),
    }
  })
}

function obstacleTo(
  typeId: number,
  refusal: ReturnType<typeof startRefusal>,
  hasNoBenefit: boolean,
): OfferedType['obstacle'] {
  if (typeId === PARTICIPANT_AREA_TYPE) return 'participantArea'
  if (hasNoBenefit) return 'noBenefit'
  return refusal === 'withdrawalNotAllowed' ? refusal : null
}

/** Whether the account of the person's benefit is not changed here. */
export const isAccountChangedElsewhere = ({ context }: Snapshot): boolean =>
  changesAccountElsewhere(context.participant.memberships)

function asUnderWay(request: RequestSummary): UnderWay {
  const { id, protocol, planName, status, statusName } = request
  const draftPath = status === 'L' ? resumePath(request) : null
  return {
    id,
    protocol,
    planName,
    statusName,
    isDraft: draftPath !== null,
    path: draftPath ?? viewPath(id),
  }
}
