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
  readonly title: string
  /** Of the request that it is for: 'Resgate, protocolo 2026000027'; '' where there is none, or not yet. */
  readonly requestName: string
  /** What becomes of the file where no row asks for it; null where one does. */
  readonly purpose: string | null
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
    title: titleOf(snapshot),
    requestName: request ? requestName(request.summary) : '',
    purpose: purposeOf(context),
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
  if (snapshot.matches({ preparing: 'sending' })) return 'sending'
  if (snapshot.matches('preparing')) return 'form'
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('missing')) return 'missing'
  if (snapshot.matches('rowGone')) return 'rowGone'
  return snapshot.matches('closed') || snapshot.matches('checked') ? 'obstacle' : 'none'
}

function titleOf(snapshot: Snapshot): string {
  const verb = snapshot.matches({ preparing: 'sending' }) ? 'Enviando' : 'Enviar'
  const { isComplementary } = snapshot.context.place
  return isComplementary ? `${verb} documento complementar` : `${verb} documento`
}

function purposeOf({ place: { requestId, rowId, isComplementary } }: NewDocumentContext): string | null {
  if (rowId !== null) return null
  if (isComplementary) return 'O documento é incluído no requerimento, além dos que ele pede.'
  return requestId === null
    ? 'O documento fica na sua nuvem, de onde pode ser anexado a qualquer requerimento.'
    : 'O documento fica na sua nuvem. Para usá-lo no requerimento, escolha-o depois na linha que o pede.'
}

function obstacleOf(snapshot: Snapshot): string | null {
  if (snapshot.matches('closed')) return messages.closedForDocuments
  return snapshot.matches('checked') ? messages.checkedDocument : null
}
