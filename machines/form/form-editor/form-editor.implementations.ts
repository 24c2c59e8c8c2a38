import { and, assign, not, or, raise, sendTo, stateIn } from 'xstate'

import * as autosave from '#domain/filled-requests/autosave.ts'
import * as changes from '#domain/filled-requests/changes.ts'
import { isOpenRequest, kindOf } from '#domain/filled-requests/filled-request.ts'
import * as problems from '#domain/filled-requests/problems.ts'
import { settledAt } from '#domain/filled-requests/sections.ts'
import { differsFromStored, withLatest, withStored } from '#domain/filled-requests/versions.ts'
import type { PostalCodeField } from '#domain/forms/address-look-up.ts'
import type { AnswerChange, AnswerPlace } from '#domain/forms/answers.ts'
import type { StepId } from '#domain/forms/form.ts'
import { isCpf } from '#domain/people/cpf.ts'
import type { LoadedRequest, SavedRequest } from '#domain/request-kinds/edited-request.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'
import { isOpen } from '#domain/requests/status.ts'
import type { DocumentRowsOutcome, Rows } from '../../documents/document-rows/index.ts'
import { rowsReported } from '../../documents/upload-queue/index.ts'
import { noticeFor } from '../../support/notice-for.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { route, toNotices, toOpenRequest, toRouter, toUploadQueue } from '../../support/system.ts'
import type { Autosaved } from '../autosave/index.ts'
import type { BeneficiariesOnFile } from '../beneficiaries/index.ts'
import type { ListsArrived } from '../form-options/index.ts'
import type { AddressFound } from '../postal-code/index.ts'
import type { SubmissionOutcome } from '../submission/index.ts'
import type { StepShown } from './form-editor.rules.ts'
import * as rules from './form-editor.rules.ts'
import { editorSetup } from './form-editor.setup.ts'
import type { EditorContext, EditorEvent, EditorOutcome, RequestOpened } from './form-editor.types.ts'

type Refused = Omit<Extract<SubmissionOutcome, { type: 'submission.refused' }>, 'type'>
type Changed = Omit<Extract<DocumentRowsOutcome, { type: 'documentRows.changed' }>, 'type'>
type Moment = { readonly context: EditorContext; readonly event: EditorEvent }

/** No dialog is open and no save runs. */
const isFree = stateIn({ editing: { task: 'none' } })

/** The editor with its actions and guards. */
export const editor = editorSetup.extend({
  actions: {
    changeAnswer: assign({
      filled: ({ context }, change: AnswerChange) => changes.answerChanged(context.filled, change),
    }),
    splitCheckDigit: assign({
      filled: ({ context: { filled } }, place: AnswerPlace) =>
        changes.checkDigitSplit(filled, place) ?? filled,
    }),
    leaveAnswer: assign({
      filled: ({ context }, place: AnswerPlace) => changes.answerLeft(context.filled, place),
    }),
    changeRows: assign({
      filled: ({ context }, change: changes.RowsChange) => changes.rowsChanged(context.filled, change),
    }),
    fillAddress: assign({
      filled: ({ context: { filled } }, { path, values }: AddressFound) =>
        changes.addressFilled(filled, rules.postalCodeAt(filled, path), values),
    }),
    mergeBeneficiaries: assign({
      filled: ({ context }, { onFile }: { onFile: BeneficiariesOnFile }) =>
        changes.withBeneficiaries(context.filled, onFile),
    }),
    setPerson: assign({
      filled: ({ context }, { person }: { person: NamedParticipant }) =>
        changes.withNamed(context.filled, person),
    }),
    setLists: assign({
      filled: ({ context }, { lists }: ListsArrived) => changes.withLists(context.filled, lists),
    }),
    showStepProblems: assign({ filled: ({ context }) => problems.stepProblemsShown(context.filled, 'data') }),
    showAllProblems: assign({ filled: ({ context }) => problems.allProblemsShown(context.filled) }),
    showMalformed: assign({ filled: ({ context }) => problems.malformedShown(context.filled) }),
    showRefusal: assign({
      filled: ({ context }, refused: Refused) =>
        problems.refusalShown(context.filled, refused.message, refused.problems),
    }),
    setSaved: assign(({ context }, { reply }: { reply: SavedRequest }) => rules.requestSaved(context, reply)),
    setLatest: assign(({ context }, { loaded }: { loaded: LoadedRequest }) => ({
      ...withLatest(context.filled, loaded),
      ...rules.documentsOf(context.filled, loaded),
      messages: loaded.messages,
      history: loaded.history,
    })),
    takeTyped: assign({ conflicts: [] }),
    takeStored: assign(({ context }) => ({ filled: withStored(context.filled), conflicts: [] })),
    setDocuments: assign((_, { documents, lacking }: Changed) => ({ documents, lacking })),
    leaveStep: assign({
      filled: ({ context }) => changes.alertDroppedIfNoProblems({ ...context.filled, removedRows: [] }),
    }),
    settleSections: assign({
      settled: ({ context }, { step }: { step: StepId }) => settledAt(context.filled, step),
    }),
    startPostalCodes: assign(({ context, spawn }) => {
      for (const { path } of rules.postalCodesOf(context.filled))
        spawn('postalCode', { id: path, input: { path } })
      return {}
    }),
    startLists: assign(({ context, spawn }) => {
      if (rules.lacksLists(context.filled)) spawn('formOptions', { id: 'formOptions' })
      return {}
    }),
    notifyPostalCode: sendTo(
      (_, { path }: PostalCodeField) => path,
      ({ context }, code) => ({ type: 'postalCode.typed', digits: rules.digitsOf(context.filled, code) }),
    ),
    notifyPersonLookup: sendTo('personLookup', ({ context }) => ({
      type: 'person.typed',
      digits: rules.cpfAsked(context),
    })),
    awaitPerson: sendTo('personLookup', { type: 'person.awaited' }),
    ignore: () => {},
    saveDraft: sendTo('draft', ({ context }) => rules.draftChanged(context)),
    saveOrSettleDraft: sendTo('draft', ({ context }) =>
      differsFromStored(context.filled) ? rules.draftChanged(context) : { type: 'draft.settled' },
    ),
    notifyAutosave: sendTo('autosave', ({ context }) => rules.autosaveNews(context, rules.isDraft(context))),
    resumeAutosave: sendTo('autosave', ({ context }) =>
      rules.autosaveNews(context, rules.mayAutosave(context)),
    ),
    markMalformed: assign({ filled: ({ context }) => autosave.malformedMarked(context.filled) }),
    notifyStarted: sendTo('autosave', ({ context }) => ({
      type: 'autosave.started',
      save: rules.autosaveOf(context),
    })),
    notifyCancelled: sendTo('autosave', { type: 'autosave.cancelled' }),
    setAutosaved: assign(({ context }, kept: Autosaved) => rules.requestAutosaved(context, kept)),
    dropDraft: sendTo('draft', ({ context }) => ({ type: 'draft.dropped', ...rules.draftKey(context) })),
    settleDraft: sendTo('draft', { type: 'draft.settled' }),
    notifyDraft: sendTo('draft', ({ context, event }) => rules.draftAfter(context, event)),
    lockRows: sendTo('documentRows', { type: 'rows.locked' }),
    unlockRows: sendTo('documentRows', { type: 'rows.unlocked' }),
    loadRows: sendTo('documentRows', ({ context }, rows: Rows) => rules.rowsLoaded(context, rows)),
    reachRows: sendTo('documentRows', { type: 'rows.reached' }),
    leaveRows: sendTo('documentRows', { type: 'rows.left' }),
    leaveQuestion: sendTo('submission', { type: 'question.left' }),
    raiseStepChecked: raise({ type: 'step.checked' }),
    raiseRequestChecked: raise({ type: 'request.checked' }),
    raiseProblemsShown: raise({ type: 'problems.shown' }),
    raiseDialogLeft: raise({ type: 'dialog.left' }),
    notifyNoUploads: sendTo(toUploadQueue, ({ context: { filled } }) =>
      rowsReported(filled.request.id, { documents: [], people: [] }),
    ),
    notifyOpened: sendTo(toOpenRequest, ({ context: { filled } }): RequestOpened => {
      return { type: 'request.opened', requestId: filled.request.id, typeId: filled.request.typeId }
    }),
    notifyParent: notifyParent<EditorOutcome>(),
    showUrl: sendTo(toRouter, ({ context }, shown: StepShown) => route(null, rules.stepUrl(context, shown))),
    goTo: sendTo(toRouter, route),
    notifyFirstSaved: ({ context: { filled, isFirstSave }, system }) => {
      const text = kindOf(filled).firstSaved
      if (text && isFirstSave) toNotices({ system }).send(noticeFor(filled.request.typeId, text))
    },
  },
  guards: {
    isFree,
    isBusy: not(or([isFree, stateIn({ editing: { task: 'closed' } })])),
    leadsTo: ({ context, event }, { step }: { step: StepId }) => rules.stepOfEvent(context, event) === step,
    isOpen: ({ context }) => isOpenRequest(context.filled),
    mayChange: and(['isFree', placed(({ filled }, place) => changes.mayChange(filled, place))]),
    hasDigitToMove: and([
      'mayChange',
      placed(({ filled }, place) => changes.checkDigitSplit(filled, place) !== null),
    ]),
    isPostalCode: and([
      'mayChange',
      changed(({ filled }, change) => rules.changesPostalCode(filled, change)),
    ]),
    isNamedCpf: and(['mayChange', changed(({ filled }, change) => changes.namesParticipant(filled, change))]),
    mayChangeRows: and([
      'isFree',
      ({ context, event }) => rules.isRowsChange(event) && changes.mayChangeRows(context.filled, event),
    ]),
    changesAnswers: and([
      'isFree',
      ({ context, event }) =>
        event.type === 'person.answered' && changes.changesAnswers(context.filled, event.person),
    ]),
    hasProblems: and(['isFree', ({ context }) => problems.stepProblems(context.filled, 'data').length > 0]),
    lacksPerson: and(['isFree', ({ context }) => isCpf(rules.cpfAsked(context))]),
    isNew: ({ context }) => context.filled.request.id === null,
    isMalformed: ({ context }) => problems.malformedAnswers(context.filled).length > 0,
    mayAutosave: ({ context }) => rules.mayAutosave(context),
    isReadyToSend: and(['isFree', ({ context }) => context.lacking.length === 0]),
    isAllDone: and(['isReadyToSend', ({ context }) => problems.allProblems(context.filled).length === 0]),
    lacksNothing: ({ context }, { reply }: { reply: SavedRequest }) =>
      rules.documentsOf(context.filled, reply).lacking.length === 0,
    isStillOpen: (_, { loaded }: { loaded: LoadedRequest }) => isOpen(loaded.request.status),
    hasConflicts: ({ context }) => context.conflicts.length > 0,
  },
})

type IsSo<Said> = (context: EditorContext, said: Said) => boolean

/** A guard on the answer that an event is about. */
function placed(isSo: IsSo<AnswerPlace>) {
  return ({ context, event }: Moment) =>
    (event.type === 'answer.changed' || event.type === 'answer.left') && isSo(context, event)
}

function changed(isSo: IsSo<AnswerChange>) {
  return ({ context, event }: Moment) => event.type === 'answer.changed' && isSo(context, event)
}
