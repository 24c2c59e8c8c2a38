import { startedWith } from '../../support/xstate-internals.ts'
import type { DraftChanged, DraftKey } from '../draft/index.ts'
import type { EditorContext, EditorInput } from './form-editor.types.ts'

export const draftKey = ({ request, participant }: EditorContext): DraftKey => ({
  cpf: participant.cpf,
  requestId: request.id,
  typeId: request.typeId,
})

export function draftChanged(context: EditorContext): DraftChanged {
  const { answers, stored, saveKey, request } = context
  const { version } = request
  return { type: 'draft.changed', ...draftKey(context), answers, stored, version, saveKey }
}

/**
 * The event for the draft after the request is loaded: its answers are in the form again, or it has none that
 * the server lacks.
 */
export function draftAfter(context: EditorContext, start: { readonly type: string }) {
  const { draft } = startedWith<EditorInput>(start).loaded
  if (draft && context.hasUnsaved) return { type: 'draft.restored', time: draft.time } as const
  const isSettled = draft === null || context.orphanedAnswers.length > 0
  return isSettled
    ? ({ type: 'draft.settled' } as const)
    : ({ type: 'draft.dropped', ...draftKey(context) } as const)
}
