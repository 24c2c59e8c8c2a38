import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'
import type { DocumentType } from '#domain/requests/reference.ts'
import { requestName } from '#domain/requests/summary.ts'

import type { newDocumentMachine } from './new-document.machine.ts'
import { backPathOf, obstacleIn, rowOf } from './new-document.purpose.ts'
import type { NewDocumentContext } from './new-document.types.ts'

type Snapshot = SnapshotFrom<typeof newDocumentMachine>

/** What the screen of a new document shows, as flat primitives. */
export type NewDocumentView = {
  readonly screen: 'loading' | 'missing' | 'rowGone' | 'obstacle' | 'form' | 'sending' | 'none'
  /** A complementary document of the request. */
  readonly isComplementary: boolean
  /** The request of the file: 'Resgate, protocolo 2026000027'; '' without one or before it is loaded. */
  readonly requestName: string
  /** What the file is for. `cloudFirst`: the cloud, to be attached to the request later. */
  readonly destination: 'row' | 'request' | 'cloudFirst' | 'cloud'
  /** In display order. */
  readonly types: readonly DocumentType[]
  readonly typeId: number | null
  /** The type of the row, or the chosen one; '' if none. */
  readonly typeName: string
  /** The row determines the type. */
  readonly isTypeLocked: boolean
  readonly typeProblem: string | null
  /** Why nothing can be sent; null if something can. */
  readonly obstacle: string | null
  /** Why the last click on Gravar had no effect; null if it had one. */
  readonly trouble: string | null
  /** The server's message about the file. */
  readonly refusal: string | null
  /** Gravar was clicked, and the file is not ready. */
  readonly isWaiting: boolean
  readonly backPath: string
}

export function newDocumentView(snapshot: Snapshot): NewDocumentView {
  const { context } = snapshot
  const { request, types, typeId } = context
  const row = rowOf(context)
  const isLacking = snapshot.matches({ preparing: { choosing: 'lacking' } })
  const isRefused = snapshot.matches({ preparing: { choosing: 'refused' } })
  return {
    screen: screenOf(snapshot),
    isComplementary: context.place.isComplementary,
    requestName: request ? requestName(request.summary) : '',
    destination: destinationIn(context),
    types,
    typeId,
    typeName: row?.typeName ?? types.find(({ id }) => id === typeId)?.name ?? '',
    isTypeLocked: row !== null,
    typeProblem: isLacking && typeId === null ? messages.documentTypeRequired : null,
    obstacle: snapshot.matches('closed') ? obstacleIn(context) : null,
    trouble: isLacking ? messages.invalidForm : isRefused ? messages.documentNotSent : null,
    refusal: isRefused ? context.refusal : null,
    isWaiting: snapshot.matches({ preparing: { choosing: 'awaitingFile' } }),
    backPath: backPathOf(context),
  }
}

function screenOf(snapshot: Snapshot): NewDocumentView['screen'] {
  if (snapshot.hasTag('loading')) return 'loading'
  if (snapshot.hasTag('form')) return 'form'
  if (snapshot.matches('closed')) return 'obstacle'
  if (snapshot.matches({ preparing: 'sending' })) return 'sending'
  if (snapshot.matches('missing')) return 'missing'
  return snapshot.matches('rowGone') ? 'rowGone' : 'none'
}

function destinationIn({ place }: NewDocumentContext): NewDocumentView['destination'] {
  const { requestId, rowId, isComplementary } = place
  if (rowId !== null) return 'row'
  if (isComplementary) return 'request'
  return requestId === null ? 'cloud' : 'cloudFirst'
}
