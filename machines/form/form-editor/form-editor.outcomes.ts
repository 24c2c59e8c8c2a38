import type { EventObject } from 'xstate'

import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import { lackingDocuments } from '#domain/documents/required.ts'
import type { LoadedRequest, SavedRequest } from '#domain/request-kinds/edited-request.ts'
import { maxFileMb } from '#domain/requests/reference.ts'
import { requestName } from '#domain/requests/summary.ts'
import { type AttachmentInput, rowsAfter, rowWanted } from '../../documents/attachment/index.ts'
import type { DocumentRemovalInput } from '../../documents/document-removal/index.ts'
import { required } from '../../support/required.ts'
import type { BeneficiariesRequest } from '../beneficiaries/index.ts'
import type { Purpose, SubmissionInput, SubmissionOutput } from '../submission/index.ts'
import { kindIn, saveOf } from './form-editor.answers.ts'
import type { EditorContext, EditorEvent, EditorOutput } from './form-editor.types.ts'

export type Ended = { readonly outcome: SubmissionOutput }
export type Refused = Pick<Extract<SubmissionOutput, { kind: 'refused' }>, 'message' | 'problems'>

type Starting = { readonly context: EditorContext; readonly event: EditorEvent }

const started = (event: EventObject) => new Error(`editor: no task starts with ${event.type}`)

export function attachmentOf({ context, event }: Starting): AttachmentInput {
  if (event.type !== 'paperclip.clicked' && event.type !== 'files.dropped') throw started(event)
  const { participant, reference, request, cloud, documents, people, pendingUploads } = context
  const lacking = lackingDocuments(kindIn(context), { documents, people })
  return {
    ...rowWanted(event),
    following: rowsAfter(event.slot, lacking, pendingUploads),
    cloudId: cloud.id,
    maxSizeMb: maxFileMb(participant, reference),
    request: { typeId: request.typeId, name: requestName(request) },
  }
}

export function removalOf({ context, event }: Starting): DocumentRemovalInput {
  if (event.type !== 'removal.wanted') throw started(event)
  return { document: event.document satisfies ComplementaryDocument, owner: context }
}

/**
 * Unsaved answers are saved before the request is sent; the send follows when that save is done. Throws for an
 * event that starts no save.
 */
function purposeOf({
  context,
  event,
}: {
  readonly context: EditorContext
  readonly event: EventObject
}): Purpose {
  switch (event.type) {
    case 'step.completed':
    case 'person.settled':
      return 'next'
    case 'cancel.requested':
      return 'cancel'
    case 'save.requested':
      return 'later'
    case 'send.requested':
      return context.hasUnsaved ? 'keep' : 'send'
    case 'xstate.done.actor.submission':
      return 'send'
    default:
      throw started(event)
  }
}

export function submissionOf(start: Starting): SubmissionInput {
  const { participant, reference, cloud, request } = start.context
  const purpose = purposeOf(start)
  return {
    purpose,
    save: saveOf(start.context, purpose),
    latest: { participant, reference, cloud, requestId: request.id, typeId: request.typeId },
  }
}

/** The participant and the plan whose beneficiaries are loaded. */
export const consultationOf = ({ context: { participant, answers } }: Starting): BeneficiariesRequest => ({
  personId: participant.personId,
  planId: Number(answers.detalhes.id_plano),
})

type Of<Output> = { readonly event: { readonly output: Output } }

const unexpected = (kind: string) => new Error(`editor: nothing like that in ${kind}`)

export function savedIn({ event: { output } }: Of<SubmissionOutput>): { readonly reply: SavedRequest } {
  if (output.kind !== 'saved') throw unexpected(output.kind)
  return output
}

export function refusedIn({ event: { output } }: Of<SubmissionOutput>): Refused {
  if (output.kind !== 'refused') throw unexpected(output.kind)
  return output
}

export function latestIn({ event: { output } }: Of<SubmissionOutput>): { readonly loaded: LoadedRequest } {
  if (output.kind !== 'overtaken') throw unexpected(output.kind)
  return output
}

/** The output of the editor, by that of the last submission. */
export function endOf({
  context,
  event,
}: Of<SubmissionOutput> & { readonly context: EditorContext }): EditorOutput {
  const { id, status, protocol } = context.request
  switch (event.output.kind) {
    case 'sent':
      return { kind: 'sent', requestId: required(id, 'id'), protocol }
    case 'saved':
      return { kind: 'kept', status, protocol }
    case 'cancelled':
      return { kind: 'cancelled' }
    default:
      throw unexpected(event.output.kind)
  }
}
