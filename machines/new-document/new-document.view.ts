import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'
import type { DocumentType } from '#domain/requests/reference.ts'
import { requestName } from '#domain/requests/summary.ts'

import type { newDocumentMachine } from './new-document.machine.ts'
import { backPathOf, rowOf } from './new-document.purpose.ts'
import type { NewDocumentContext } from './new-document.types.ts'

type Snapshot = SnapshotFrom<typeof newDocumentMachine>

/** What the screen of a new document shows, as flat primitives. */
export type NewDocumentView = {
  readonly screen: 'loading' | 'missing' | 'rowGone' | 'obstacle' | 'form' | 'sending' | 'none'
  /** One more document of the request, which did not ask for it. */
  readonly isComplementary: boolean
  /** Of the request that it is for: 'Resgate, protocolo 2026000027'; '' where there is none, or not yet. */
  readonly requestName: string
  /** What becomes of the file; `cloudFirst`: of the cloud, to be chosen for the request later. */
  readonly destination: 'row' | 'request' | 'cloudFirst' | 'cloud'
  /** In the order in which they are to be read. */
  readonly types: readonly DocumentType[]
  readonly typeId: number | null
  /** Of the row's type, or of the chosen one; '' where none is chosen. */
  readonly typeName: string
  /** The row says the type. */
  readonly isTypeLocked: boolean
  readonly typeProblem: string | null
  /** Why nothing can be sent; null: something can. */
  readonly obstacle: string | null
  /** Gravar was pressed in vain, in a sentence; null: it was not. */
  readonly trouble: string | null
  /** What the server said of the file. */
  readonly refusal: string | null
  /** Gravar was pressed and waits for the file. */
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
    obstacle: obstacleOf(snapshot),
    trouble: isLacking ? messages.invalidForm : isRefused ? messages.documentNotSent : null,
    refusal: isRefused ? context.refusal : null,
    isWaiting: snapshot.matches({ preparing: { choosing: 'awaitingFile' } }),
    backPath: backPathOf(context),
  }
}

function screenOf(snapshot: Snapshot): NewDocumentView['screen'] {
  if (snapshot.hasTag('loading')) return 'loading'
  if (snapshot.hasTag('form')) return 'form'
  if (snapshot.hasTag('obstacle')) return 'obstacle'
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

function obstacleOf(snapshot: Snapshot): string | null {
  if (snapshot.matches('closed')) return messages.closedForDocuments
  return snapshot.matches('checked') ? messages.checkedDocument : null
}
