import { answersToSend, settle } from '#domain/forms/answered.ts'
import {
  differingPaths,
  type Overlap,
  type Overtaken,
  overtakenIn,
  typedInWords,
  typedOver,
} from '#domain/forms/overlap.ts'
import { isOpen } from '#domain/requests/status.ts'

import type { KeptDraft } from '../draft/index.ts'
import { factsIn, formOf, requestOf } from './wizard.answers.ts'
import type { LoadedRequest, WizardContext } from './wizard.types.ts'

/** How what was typed and what the server has come together, as pure functions (D-54, D-61). */

type Typed = Omit<KeptDraft, 'time'>

/** The request as the server has it, with what the tab kept of it brought back. */
export function requestLoaded(context: WizardContext, loaded: LoadedRequest): WizardContext {
  const latest = asLoaded(context, loaded)
  return context.kind?.form && loaded.draft ? withTyped(latest, loaded.draft) : latest
}

/** The same after a save was refused because of somebody else's: what was typed stands in the form. */
export function latestLoaded(context: WizardContext, loaded: LoadedRequest): WizardContext {
  const before = requestOf(context)
  const { answers, stored } = context
  const { saveKey } = loaded
  const typed = { answers, stored, version: before.version, saveKey, sent: null }
  const compared = withTyped(asLoaded(context, loaded), typed)
  return { ...compared, overtaken: [...statusOvertaken(before.status, loaded), ...compared.overtaken] }
}

const statusOvertaken = (before: string, { request }: LoadedRequest): readonly Overtaken[] =>
  request.status === before ? [] : [{ label: 'Situação', latest: request.statusName, typed: null }]

function asLoaded(context: WizardContext, loaded: LoadedRequest): WizardContext {
  const { request, documents, people, complementary, messages, history, saveKey, contributionSalaryCents } =
    loaded
  const filled = {
    ...context,
    request,
    documents,
    people,
    complementary,
    messages,
    history,
    saveKey,
    ...(contributionSalaryCents !== undefined && { contributionSalaryCents }),
  }
  const answers = context.kind?.form
    ? settle(context.kind.form, loaded.answers, factsIn(filled))
    : loaded.answers
  return {
    ...filled,
    answers,
    stored: answers,
    removedRows: [],
    hasUnsaved: false,
    overtaken: [],
    leftOver: [],
    problems: [],
    refused: [],
    judged: [],
    alert: null,
    refusal: null,
  }
}

/**
 * What was typed comes back over what it was typed on. Where the server has another version by now, answers that were
 * not touched are the server's, and what somebody else changed is named: it must not be undone without a word.
 */
function withTyped(latest: WizardContext, { answers, stored, sent, version, saveKey }: Typed): WizardContext {
  const form = formOf(latest)
  const facts = factsIn(latest)
  const { status, version: latestVersion } = requestOf(latest)
  if (!isOpen(status)) {
    return { ...latest, leftOver: typedInWords(form, { stored, typed: answers }, facts) }
  }
  const overlap: Overlap = { stored, typed: answers, latest: latest.answers, sent }
  const isSame = version === latestVersion
  const merged = settle(form, isSame ? answers : typedOver(overlap), facts)
  return {
    ...latest,
    answers: merged,
    hasUnsaved: isMore(latest, merged),
    // On the version that it belongs to, a save that was begun goes on under its own key.
    saveKey: isSame ? saveKey : latest.saveKey,
    overtaken: isSame ? [] : overtakenIn(form, overlap, facts),
  }
}

/** Hidden answers stay behind, so they are nothing to save. */
function isMore(latest: WizardContext, answers: WizardContext['answers']): boolean {
  const sent = (some: typeof answers) => answersToSend(formOf(latest), some, factsIn(latest))
  return differingPaths(sent(answers), sent(latest.answers)).length > 0
}

/** The server's answers take the place of what was typed. */
export const storedTaken = ({ stored }: WizardContext) => ({
  answers: stored,
  hasUnsaved: false,
  overtaken: [],
})
