import type { SnapshotFrom } from 'xstate'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
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

import { askedDocument, isAttached, obstacleIn, rejectionOf } from './cloud-picker.asked.ts'
import type { cloudPickerMachine } from './cloud-picker.machine.ts'
import type { CloudPickerContext, PickingRequest } from './cloud-picker.types.ts'

type Snapshot = SnapshotFrom<typeof cloudPickerMachine>

export type CloudRow = CloudDocument & {
  readonly isAttached: boolean
  /** When the fund rejected it for the row (ISO), '' if the time is unknown; null if it was not rejected. */
  readonly rejected: string | null
}

export type CloudPickerView = {
  readonly screen: 'loading' | 'missing' | 'rowGone' | 'showing'
  /** The name of the required document; null for a complementary one or for none. */
  readonly askedName: string | null
  /** The request that needs the document; '' without one. */
  readonly requestName: string
  readonly place: CloudPickerPlace
  readonly request: PickingRequest | null
  /** All documents, newest first; `rowsOf(view)` gives those of the page. */
  readonly documents: readonly CloudDocument[]
  readonly page: number
  readonly pageSize: number
  readonly canGoNext: boolean
  readonly canGoBack: boolean
  /** Whether documents can be chosen, not only viewed. */
  readonly isChoosing: boolean
  /** The document being attached. */
  readonly attachingId: number | null
  /** Why nothing can be attached to the request. */
  readonly obstacle: string | null
  /** Only going back is possible. */
  readonly isForReading: boolean
  /** Why the last document was not attached. */
  readonly refusal: string | null
  /** The path of the button that leaves the screen (D-20 to D-24). */
  readonly backPath: string
  /** The path for uploading a file instead; null if not available. */
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
    obstacle: snapshot.matches({ showing: 'closed' }) ? obstacleIn(context) : null,
    isForReading: snapshot.hasTag('closed'),
    refusal: snapshot.hasTag('refused') ? (obstacleIn(context) ?? context.refusal) : null,
    backPath:
      place.requestId === null ? listPath : documentsPath(place.requestId, request?.summary.typeId ?? null),
    sendPath: isChoosing || snapshot.matches({ showing: 'looking' }) ? sendPathOf(place) : null,
  }
}

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

/** Null for rows of dependants: the URL of an upload only has rows of the holder. */
function sendPathOf({ row, requestId }: CloudPickerPlace): string | null {
  if (requestId === null) return newCloudDocumentPath
  if (row === null) return newComplementaryPath(requestId)
  return row.dependantId === null ? newDocumentPath({ ...row, requestId }) : null
}
