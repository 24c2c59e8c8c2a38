import { answersToSend, applyForced } from '#domain/forms/answered.ts'
import type { KeptDraft } from '#domain/forms/kept-draft.ts'
import {
  type Conflict,
  conflictsIn,
  differingPaths,
  mergeAnswers,
  type Overlap,
  typedInWords,
} from '#domain/forms/overlap.ts'
import type { LoadedRequest } from '#domain/request-kinds/edited-request.ts'
import { isOpen } from '#domain/requests/status.ts'
import { factsIn, formOf } from './form-editor.answers.ts'
import { withAttached } from './form-editor.documents.ts'
import { stepAsked } from './form-editor.step-urls.ts'
import type { EditorContext, EditorInput } from './form-editor.types.ts'

/** Pure functions that merge typed answers with those of the server (D-54, D-61). */

type Typed = Omit<KeptDraft, 'time'>

/** The initial context that does not depend on the request. */
const OWN = {
  at: 'data',
  facts: {},
  announceCount: 0,
  named: null,
  removalRefusal: null,
  pendingUploads: [],
  attached: [],
} as const

/** The loaded request with the draft of the tab restored. */
export function contextOf({ loaded, step, ...around }: EditorInput): EditorContext {
  const read = asLoaded({ ...OWN, ...around }, loaded)
  const latest = { ...read, at: stepAsked(read, step) }
  return loaded.draft ? rebaseDraft(latest, loaded.draft) : latest
}

/** The same after a save was refused because of a newer version; the typed answers stay in the form. */
export function latestLoaded(context: EditorContext, loaded: LoadedRequest): EditorContext {
  const { answers, stored, request } = context
  const typed = { answers, stored, version: request.version, saveKey: loaded.saveKey, sent: null }
  const compared = rebaseDraft(asLoaded(context, loaded), typed)
  const conflicts = [...statusConflict(request.status, loaded), ...compared.conflicts]
  return withAttached({ ...compared, conflicts: isOpen(loaded.request.status) ? conflicts : [] })
}

const statusConflict = (before: string, { request }: LoadedRequest): readonly Conflict[] =>
  request.status === before ? [] : [{ label: 'Situação', latest: request.statusName, typed: null }]

type Own = Pick<EditorContext, keyof typeof OWN | 'participant' | 'reference' | 'cloud'>

function asLoaded(own: Own, { draft: _, ...loaded }: LoadedRequest): EditorContext {
  const filled = {
    ...own,
    ...loaded,
    facts: { ...own.facts, ...loaded.facts },
    stored: loaded.answers,
    removedRows: [],
    hasUnsaved: false,
    conflicts: [],
    orphanedAnswers: [],
    problems: [],
    serverProblems: [],
    validatedPaths: [],
    left: [],
    addresses: {},
    isPersonAwaited: false,
    alert: null,
    refusal: null,
  }
  const answers = applyForced(formOf(filled), loaded.answers, factsIn(filled))
  return { ...filled, answers, stored: answers }
}

/**
 * Restores typed answers. If the server has a newer version, untouched answers are the server's, and the
 * changes made elsewhere are listed, so that none is undone without notice.
 */
function rebaseDraft(
  latest: EditorContext,
  { answers, stored, sent, version, saveKey }: Typed,
): EditorContext {
  const form = formOf(latest)
  const facts = factsIn(latest)
  const { status, version: latestVersion } = latest.request
  if (!isOpen(status)) {
    return { ...latest, orphanedAnswers: typedInWords(form, { stored, typed: answers }, facts) }
  }
  const overlap: Overlap = { stored, typed: answers, latest: latest.answers, sent }
  const isSame = version === latestVersion
  const merged = applyForced(form, isSame ? answers : mergeAnswers(overlap), facts)
  return {
    ...latest,
    answers: merged,
    hasUnsaved: isMore(latest, merged),
    // For the same version, an unfinished save is repeated under its own key.
    saveKey: isSame ? saveKey : latest.saveKey,
    conflicts: isSame ? [] : conflictsIn(form, overlap, facts),
  }
}

/** Hidden answers are not sent, so they do not count as unsaved. */
function isMore(latest: EditorContext, answers: EditorContext['answers']): boolean {
  const sent = (some: typeof answers) => answersToSend(formOf(latest), some, factsIn(latest))
  return differingPaths(sent(answers), sent(latest.answers)).length > 0
}

export const storedTaken = ({ stored }: EditorContext) => ({
  answers: stored,
  hasUnsaved: false,
  conflicts: [],
})
