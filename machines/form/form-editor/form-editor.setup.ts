import { and, assign, not, sendTo, setup } from 'xstate'

import type { FieldPath, PostalCodeField } from '#domain/forms/address-look-up.ts'
import type { AnswerChange, AnswerPlace } from '#domain/forms/answers.ts'
import type { StepId } from '#domain/forms/form.ts'
import { messages } from '#domain/messages.ts'
import { isCpf } from '#domain/people/cpf.ts'
import type { LoadedRequest, SavedRequest } from '#domain/request-kinds/edited-request.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'
import { isOpen } from '#domain/requests/status.ts'
import { attachmentMachine } from '../../documents/attachment/index.ts'
import { documentRemovalMachine } from '../../documents/document-removal/index.ts'
import { rowsReported, type UploadQueueChanged } from '../../documents/upload-queue/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { noticeFor } from '../../support/notice-for.ts'
import { route, toNotices, toPortal, toRouter, toUploadQueue } from '../../support/system.ts'
import { type BeneficiariesOnFile, beneficiariesMachine } from '../beneficiaries/index.ts'
import { draftMachine } from '../draft/index.ts'
import { formOptionsMachine, type ListsArrived } from '../form-options/index.ts'
import { personLookupMachine } from '../person-lookup/index.ts'
import { type AddressFound, postalCodeMachine } from '../postal-code/index.ts'
import { submissionMachine } from '../submission/index.ts'
import { type VersionChoiceOutput, versionChoiceMachine } from '../version-choice/index.ts'
import * as answers from './form-editor.answers.ts'
import * as documents from './form-editor.documents.ts'
import { draftAfter, draftChanged, draftKey } from './form-editor.draft.ts'
import { lacksLists, listsKept } from './form-editor.lists.ts'
import { changesAnswers, cpfToLookUp, personKept } from './form-editor.named.ts'
import type { Ended, Refused } from './form-editor.outcomes.ts'
import {
  changesPostalCode,
  digitsOfPostalCode,
  postalCodeAt,
  postalCodesOf,
} from './form-editor.postal-codes.ts'
import { type StepShown, stepAsked, stepUrl } from './form-editor.step-urls.ts'
import type {
  EditorContext,
  EditorEvent,
  EditorInput,
  EditorOutput,
  RequestOpened,
  RowsChange,
} from './form-editor.types.ts'
import { latestLoaded, storedTaken } from './form-editor.versions.ts'

type At = { readonly step: StepId }

export const editorSetup = setup({
  types: {} as {
    input: EditorInput
    context: EditorContext
    events: EditorEvent
    output: EditorOutput
    meta: ChartMeta
    tags: 'visibleRows'
    children: {
      attachment: 'attachment'
      beneficiaries: 'beneficiaries'
      formOptions: 'formOptions'
      documentRemoval: 'documentRemoval'
      draft: 'draft'
      personLookup: 'personLookup'
      submission: 'submission'
      versionChoice: 'versionChoice'
      [path: FieldPath]: 'postalCode'
    }
  },
  actors: {
    attachment: attachmentMachine,
    beneficiaries: beneficiariesMachine,
    formOptions: formOptionsMachine,
    documentRemoval: documentRemovalMachine,
    draft: draftMachine,
    personLookup: personLookupMachine,
    postalCode: postalCodeMachine,
    submission: submissionMachine,
    versionChoice: versionChoiceMachine,
  },
  actions: {
    changeAnswer: assign(({ context }, change: AnswerChange) => answers.answerChanged(context, change)),
    splitCheckDigit: assign(
      ({ context }, place: AnswerPlace) => answers.checkDigitSplit(context, place) ?? {},
    ),
    leaveAnswer: assign(({ context }, place: AnswerPlace) => answers.answerLeft(context, place)),
    changeRows: assign(({ context }, change: RowsChange) => answers.rowsChanged(context, change)),
    fillAddress: assign(({ context }, { path, values }: AddressFound) =>
      answers.addressFilled(context, postalCodeAt(context, path), values),
    ),
    mergeBeneficiaries: assign(({ context }, { onFile }: { onFile: BeneficiariesOnFile }) =>
      answers.beneficiariesMerged(context, onFile),
    ),
    setPerson: assign(({ context }, { person }: { person: NamedParticipant }) => personKept(context, person)),
    showStepProblems: assign(({ context }) => answers.stepProblemsShown(context, context.at)),
    showAllProblems: assign(({ context }) => answers.allProblemsShown(context)),
    showMalformed: assign(({ context }) => answers.malformedShown(context)),
    showRefusal: assign(({ context }, { message, problems }: Refused) =>
      answers.refusalShown(context, message, problems),
    ),
    setSaved: assign(({ context }, { reply }: { reply: SavedRequest }) =>
      documents.withAttached(answers.requestSaved(context, reply)),
    ),
    setLatest: assign(({ context }, { loaded }: { loaded: LoadedRequest }) => latestLoaded(context, loaded)),
    takeTyped: assign({ conflicts: [] }),
    takeStored: assign(({ context }) => storedTaken(context)),
    setStep: assign({ at: (_, { step }: StepShown) => step }),
    leaveStep: assign(({ context }) => ({ removedRows: [], ...answers.remainingAlert(context) })),
    followUploadQueue: assign(({ context }, change: UploadQueueChanged) =>
      documents.uploadQueueFollowed(context, change),
    ),
    dropComplementary: assign({
      complementary: ({ context }, removed: { id: number }) =>
        context.complementary.filter(({ id }) => id !== removed.id),
    }),
    showRemovalRefusal: assign({
      removalRefusal: (_, { message }: { message: string | null }) => message || messages.documentNotRemoved,
    }),
    clearRemovalRefusal: assign({ removalRefusal: null }),
    startPostalCodes: assign(({ context, spawn }) => {
      for (const { path } of postalCodesOf(context)) spawn('postalCode', { id: path, input: { path } })
      return {}
    }),
    startLists: assign(({ context, spawn }) => {
      if (lacksLists(context)) spawn('formOptions', { id: 'formOptions' })
      return {}
    }),
    setLists: assign(({ context }, { lists }: ListsArrived) => listsKept(context, lists)),
    notifyPostalCode: sendTo(
      (_, { path }: PostalCodeField) => path,
      ({ context }, code) => ({ type: 'postalCode.typed', digits: digitsOfPostalCode(context, code) }),
    ),
    notifyPersonLookup: sendTo('personLookup', ({ context }) => ({
      type: 'person.typed',
      digits: cpfToLookUp(context),
    })),
    awaitPerson: sendTo('personLookup', { type: 'person.awaited' }),
    startAwaiting: assign({ isPersonAwaited: true }),
    stopAwaiting: assign({ isPersonAwaited: false }),
    ignore: () => {},
    leaveQuestion: sendTo('submission', { type: 'question.left' }),
    leaveRemoval: sendTo('documentRemoval', { type: 'removal.dismissed' }),
    saveDraft: sendTo('draft', ({ context }) => draftChanged(context)),
    dropDraft: sendTo('draft', ({ context }) => ({ type: 'draft.dropped', ...draftKey(context) })),
    settleDraft: sendTo('draft', { type: 'draft.settled' }),
    notifyDraft: sendTo('draft', ({ context, event }) => draftAfter(context, event)),
    notifyRows: sendTo(toUploadQueue, ({ context }) => rowsReported(context.request.id, context)),
    notifyNoRows: sendTo(toUploadQueue, ({ context }) => ({
      ...rowsReported(context.request.id, context),
      rows: [],
    })),
    notifyOpened: sendTo(toPortal, ({ context: { request } }): RequestOpened => {
      return { type: 'request.opened', requestId: request.id, typeId: request.typeId }
    }),
    showAddress: sendTo(toRouter, ({ context }, shown: StepShown) => route(null, stepUrl(context, shown))),
    arrive: sendTo(toRouter, (args) =>
      route(args, stepUrl(args.context, { step: args.context.at, replace: true })),
    ),
    sendAddress: sendTo(toRouter, (args) => route(args, stepUrl(args.context, { step: args.context.at }))),
    goTo: sendTo(toRouter, route),
    notify: sendTo(toNotices, ({ context }, { text }: { text: string }) =>
      noticeFor(context.request.typeId, text),
    ),
    notifyFirstSaved: ({ context: { request }, system }) => {
      const text = kindOf(request.typeId)?.firstSaved
      if (text && request.id === null) toNotices({ system }).send(noticeFor(request.typeId, text))
    },
  },
  guards: {
    isAt: ({ context }, { step }: At) => context.at === step,
    isSameStep: ({ context, event }) =>
      event.type === 'step.requested' && stepAsked(context, event.step) === context.at,
    isOtherStep: not('isSameStep'),
    mayChange: ({ context }, place: AnswerPlace) => answers.mayChange(context, place),
    hasDigitToMove: ({ context }, place: AnswerPlace) =>
      answers.checkDigitSplit(context, place) !== null && answers.mayChange(context, place),
    isPostalCode: ({ context }, change: AnswerChange) =>
      changesPostalCode(context, change) && answers.mayChange(context, change),
    isNamedCpf: ({ context }, change: AnswerChange) =>
      answers.namesParticipant(context, change) && answers.mayChange(context, change),
    lacksPerson: ({ context }) => answers.isOpenRequest(context) && isCpf(cpfToLookUp(context)),
    isNotAwaited: ({ context }) => !context.isPersonAwaited,
    mayChangeRows: ({ context }, change: RowsChange) => answers.mayChangeRows(context, change),
    changesAnswers: ({ context }, { person }: { person: NamedParticipant }) =>
      changesAnswers(context, person),
    isOpen: ({ context }) => answers.isOpenRequest(context),
    isReadOnly: not('isOpen'),
    isNew: ({ context }) => context.request.id === null,
    hasProblems: ({ context }) =>
      answers.isOpenRequest(context) && answers.stepProblems(context, context.at).length > 0,
    isMalformed: ({ context }) => answers.malformedAnswers(context).length > 0,
    mayKeep: and(['isOpen', not('isMalformed')]),
    isAllDone: ({ context }) => documents.isReadyToSend(context) && answers.allProblems(context).length === 0,
    isReadyToSend: ({ context }) => documents.isReadyToSend(context),
    mayRemoveDocument: ({ context }, { document }: { document: { readonly id: number } }) =>
      answers.isOpenRequest(context) && context.complementary.some(({ id }) => id === document.id),
    isKeptAndReady: ({ context }, { outcome }: Ended) =>
      outcome.kind === 'saved' &&
      outcome.purpose === 'keep' &&
      documents.isReadyAfter(context, outcome.reply),
    isSaved: (_, { outcome }: Ended) => outcome.kind === 'saved',
    isKeptForLater: (_, { outcome }: Ended) => outcome.kind === 'saved' && outcome.purpose === 'later',
    isCompleted: (_, { outcome }: Ended) => outcome.kind === 'saved' && outcome.purpose === 'next',
    wasSent: (_, { outcome }: Ended) => outcome.kind === 'sent',
    wasCancelled: (_, { outcome }: Ended) => outcome.kind === 'cancelled',
    isRefusedForAnswer: ({ context }, { outcome }: Ended) =>
      outcome.kind === 'refused' && answers.stepOfFirst(context, outcome.problems) !== null,
    isRefused: (_, { outcome }: Ended) => outcome.kind === 'refused',
    isStaleAndOpen: (_, { outcome }: Ended) =>
      outcome.kind === 'overtaken' && isOpen(outcome.loaded.request.status),
    isStale: (_, { outcome }: Ended) => outcome.kind === 'overtaken',
    hasConflicts: ({ context }) => context.conflicts.length > 0,
    isStoredTaken: (_, { outcome }: { outcome: VersionChoiceOutput }) => outcome.kind === 'stored',
  },
})
