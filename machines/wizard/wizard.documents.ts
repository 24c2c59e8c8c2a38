import { type LackingDocument, lackingDocuments } from '#domain/documents/required.ts'
import { situationName, UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'
import { cloudPickerPath } from '#domain/navigation/paths.ts'
import { isOpen } from '#domain/requests/status.ts'
import { requestName } from '#domain/requests/summary.ts'

import { required } from '../support/required.ts'
import type { DocumentAttached, RowsTold, TransferWanted } from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'
import type { SavedRequest, WizardContext } from './wizard.types.ts'

/** What the wizard knows of its documents, as pure functions. */

export const isOwn = ({ request }: WizardContext, { requestId }: DocumentSlot) => request?.id === requestId

/** The rows whose files are on their way or stopped. */
export const ownSlots = (context: WizardContext, slots: readonly DocumentSlot[]) =>
  slots.filter((slot) => isOwn(context, slot))

/**
 * The documents that still hold sending back (D-56): those that are missing, and those whose file is not
 * there yet; null where sending is out of the question.
 */
export function missingIn(context: WizardContext): readonly LackingDocument[] | null {
  const { kind, request, documents, people } = context
  if (!kind || !request || !isOpen(request.status)) return null
  const missing = lackingDocuments(kind, { documents, people })
  return [
    ...missing.filter(({ name }) => context.underWay.every(({ title }) => title !== name)),
    ...context.underWay.map(({ rowId, dependantId, title }) => ({
      rowId,
      dependantId,
      name: messages.uploadNotFinished(title),
    })),
  ]
}

export const isReadyToSend = (context: WizardContext) => missingIn(context)?.length === 0

/** Answers may ask for other documents than before: the ones the server gives back decide. */
export const isReadyAfter = (context: WizardContext, { documents, people }: SavedRequest) =>
  isReadyToSend(withArrived({ ...context, documents, people }))

/** The rows of the request as it is, for the files on their way. */
export const rowsTold = ({ request, documents, people }: WizardContext): RowsTold => ({
  type: 'rows.told',
  requestId: request?.id ?? null,
  rows: [
    ...documents.map(({ id: rowId }) => ({ rowId, dependantId: null })),
    ...people.flatMap(({ dependantId, documents: rows }) =>
      rows.map(({ id: rowId }) => ({ rowId, dependantId })),
    ),
  ],
})

/** Which request a file is for, in words too. */
export function transferRequest({ request }: WizardContext): TransferWanted['request'] {
  const open = required(request, 'request')
  return { typeId: open.typeId, name: requestName(open) }
}

/** Where a document for the row whose paperclip was clicked is chosen from the cloud. */
export const pickerOf = ({ slot, request }: WizardContext) =>
  cloudPickerPath(required(slot, 'slot'), required(request, 'request').typeId)

/** After an upload the row shows the file, in analysis (core 4). */
export const documentAttached = (context: WizardContext, attached: DocumentAttached): WizardContext => ({
  ...inItsRow(context, attached),
  arrived: [...context.arrived, attached],
})

/** Rows as the server says they are, with the files that came while it was saying so. */
export const withArrived = (context: WizardContext): WizardContext => ({
  ...context.arrived.reduce(inItsRow, context),
  arrived: [],
})

function inItsRow(
  context: WizardContext,
  { slot, documentId, storeId, fileName }: DocumentAttached,
): WizardContext {
  if (!isOwn(context, slot)) return context
  const attach = <Row extends { readonly id: number }>(row: Row): Row =>
    row.id === slot.rowId
      ? {
          ...row,
          documentId,
          storeId,
          fileName,
          situationId: UNDER_ANALYSIS,
          situationName: situationName(UNDER_ANALYSIS),
        }
      : row
  if (slot.dependantId === null) return { ...context, documents: context.documents.map(attach) }
  return {
    ...context,
    people: context.people.map((person) =>
      person.dependantId === slot.dependantId
        ? { ...person, documents: person.documents.map(attach) }
        : person,
    ),
  }
}
