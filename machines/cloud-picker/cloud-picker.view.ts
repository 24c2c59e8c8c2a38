import type { SnapshotFrom } from 'xstate'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import { messages } from '#domain/messages.ts'
import {
  listPath,
  newCloudDocumentPath,
  newComplementaryPath,
  newDocumentPath,
} from '#domain/navigation/paths.ts'
import type { CloudPickerPlace } from '#domain/navigation/place.ts'
import { documentsPath } from '#domain/navigation/request-paths.ts'
import { onPage, PAGE_SIZE } from '#domain/pages.ts'
import { requestName } from '#domain/requests/summary.ts'

import { askedDocument, isAttached, rejectionOf } from './cloud-picker.asked.ts'
import type { cloudPickerMachine } from './cloud-picker.machine.ts'
import type { CloudPickerContext, PickingRequest } from './cloud-picker.types.ts'

type Snapshot = SnapshotFrom<typeof cloudPickerMachine>

export type CloudRow = CloudDocument & {
  readonly isAttached: boolean
  /** When the fund rejected it for the row (ISO), '' where nobody says when; null: it did not. */
  readonly rejected: string | null
}

export type CloudPickerView = {
  readonly screen: 'loading' | 'missing' | 'rowGone' | 'showing'
  /** The document that is chosen, as the list of documents calls it; null: a complementary one, or none. */
  readonly askedName: string | null
  /** The request that a document is chosen for; '' where there is none. */
  readonly requestName: string
  readonly place: CloudPickerPlace
  readonly request: PickingRequest | null
  /** All of them, sent last first: the rows on screen are `rowsOf(view)`. */
  readonly documents: readonly CloudDocument[]
  readonly page: number
  readonly pageSize: number
  readonly canGoNext: boolean
  readonly canGoBack: boolean
  /** Whether documents are chosen here, and not only looked at. */
  readonly isChoosing: boolean
  /** The document that is being attached. */
  readonly attachingId: number | null
  /** Why nothing can be attached to the request, as one finds it. */
  readonly obstacle: string | null
  /** There is nothing to do here but to go back. */
  readonly isForReading: boolean
  /** Why the last one was not attached. */
  readonly refusal: string | null
  /** Where one goes back to (D-20 to D-24). */
  readonly backPath: string
  /** Where a file is sent from the device instead; null: not from here, or not at all. */
  readonly sendPath: string | null
}

export function cloudPickerView(snapshot: Snapshot): CloudPickerView {
  const { context } = snapshot
  const { place, request, documents, page, chosen } = context
  const isChoosing = snapshot.hasTag('choosing')
  return {
    screen: screenOf(snapshot),
    askedName: askedNameIn(context),
    requestName: request ? requestName(request.summary) : '',
    place,
    request,
    documents: documents ?? [],
    page,
    pageSize: PAGE_SIZE,
    canGoNext: snapshot.can({ type: 'nextPage.chosen' }),
    canGoBack: snapshot.can({ type: 'previousPage.chosen' }),
    isChoosing,
    attachingId: snapshot.hasTag('busy') ? (chosen?.id ?? null) : null,
    obstacle: obstacleOf(snapshot),
    isForReading: snapshot.hasTag('closed'),
    refusal: snapshot.hasTag('refused') ? context.refusal : null,
    backPath:
      place.requestId === null ? listPath : documentsPath(place.requestId, request?.summary.typeId ?? null),
    sendPath: isChoosing || snapshot.matches({ showing: 'looking' }) ? sendPathOf(place) : null,
  }
}

/** The rows of one page. */
export const rowsOf = (view: CloudPickerView): readonly CloudRow[] =>
  onPage(view.documents, view.page).map((document) => ({
    ...document,
    isAttached: isAttached(view, document),
    rejected: rejectionOf(view, document),
  }))

function screenOf(snapshot: Snapshot): CloudPickerView['screen'] {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('missing')) return 'missing'
  return snapshot.matches('rowGone') ? 'rowGone' : 'showing'
}

function askedNameIn(context: CloudPickerContext): string | null {
  const asked = askedDocument(context)
  if (asked === null) return null
  const { document, personName } = asked
  return personName === null ? document.typeName : `${document.typeName} (${personName})`
}

function obstacleOf(snapshot: Snapshot): string | null {
  if (snapshot.matches({ showing: 'closed' })) return messages.closedForDocuments
  return snapshot.matches({ showing: 'checked' }) ? messages.checkedDocument : null
}

/** A dependant's file is sent from the row itself: the address of an upload names rows of the holder's alone. */
function sendPathOf({ row, requestId }: CloudPickerPlace): string | null {
  if (requestId === null) return newCloudDocumentPath
  if (row === null) return newComplementaryPath(requestId)
  return row.dependantId === null ? newDocumentPath({ ...row, requestId }) : null
}
