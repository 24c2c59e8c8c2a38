import { assign, sendTo, setup } from 'xstate'

import type { AnswerChange } from '#domain/forms/answers.ts'
import type { RowsPart, StepId } from '#domain/forms/form.ts'
import { stepAt } from '#domain/forms/steps.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'
import { kindOf } from '#domain/requests/kinds.ts'
import { isOpen } from '#domain/requests/status.ts'

import { type BeneficiariesOnFile, beneficiariesMachine } from '../beneficiaries/index.ts'
import { complementaryMachine } from '../complementary/index.ts'
import { type DraftAddress, type DraftChanged, type DraftDropped, draftMachine } from '../draft/index.ts'
import { isNotFound, loadOf } from '../load/index.ts'
import { personLookupMachine } from '../person-lookup/index.ts'
import { postalCodeMachine } from '../postal-code/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { isExpired } from '../support/failures.ts'
import { port } from '../support/port.ts'
import { required } from '../support/required.ts'
import {
  notice,
  route,
  toNotices,
  toPortal,
  toRouter,
  toSession,
  toTransfers,
  trouble,
} from '../support/system.ts'
import type { DocumentAttached, RowsTold, TransferStopped, TransferWanted } from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'
import { type UploadChooserOutput, uploadChooserMachine } from '../upload-chooser/index.ts'
import { outcomeOf, type WriteOutcome, wentWell, writeMachine } from '../write/index.ts'
import { addressOf, postalCodeOf, startRefusalOf } from './wizard.address.ts'
import * as answers from './wizard.answers.ts'
import * as documents from './wizard.documents.ts'
import { changesAnswers, cpfToLookUp, personKept } from './wizard.named.ts'
import type {
  LoadedRequest,
  LoadRequest,
  PostalCodeNews,
  RequestOpened,
  RequestSent,
  SavedRequest,
  SaveIntent,
  WizardContext,
  WizardEvent,
  WizardInput,
} from './wizard.types.ts'
import { latestLoaded, requestLoaded, storedTaken } from './wizard.versions.ts'

/** What the wizard can do and ask; when it does so is the chart's. */
export const wizardSetup = setup({
  types: {} as {
    input: WizardInput
    context: WizardContext
    events: WizardEvent
    meta: ChartMeta
    children: {
      beneficiaries: 'beneficiaries'
      complementary: 'complementary'
      draft: 'draft'
      loadRequest: 'loadRequest'
      personLookup: 'personLookup'
      postalCode: 'postalCode'
      uploadChooser: 'uploadChooser'
    }
  },
  actors: {
    beneficiaries: beneficiariesMachine,
    complementary: complementaryMachine,
    draft: draftMachine,
    loadRequest: loadOf<LoadRequest, LoadedRequest>(),
    loadLatest: port<LoadedRequest, LoadRequest>('loadLatest'),
    saveRequest: writeMachine,
    personLookup: personLookupMachine,
    postalCode: postalCodeMachine,
    uploadChooser: uploadChooserMachine,
  },
  actions: {
    keepLoaded: assign(({ context }, { loaded }: { loaded: LoadedRequest }) => {
      const kind = kindOf(loaded.request.typeId)
      const step = kind?.form ? stepAt(kind.form, context.input.step, loaded.request.id !== null) : 'data'
      return { ...documents.withArrived(requestLoaded({ ...context, kind }, loaded)), step }
    }),
    changeAnswer: assign(({ context }, change: AnswerChange) => answers.answerChanged(context, change)),
    addRow: assign(({ context }, { part }: { part: RowsPart }) => answers.rowAdded(context, part)),
    removeRow: assign(({ context }, { part, rowId }: { part: RowsPart; rowId: number }) =>
      answers.rowRemoved(context, part, rowId),
    ),
    restoreRow: assign(({ context }, { part }: { part: RowsPart }) => answers.rowRestored(context, part)),
    fillAddress: assign(({ context }, { values }: { values: Record<string, string> }) =>
      answers.addressFilled(context, values),
    ),
    tellPostalCodeNews: assign({ postalCodeNews: (_, { news }: { news: PostalCodeNews }) => news }),
    mergeBeneficiaries: assign(({ context }, { onFile }: { onFile: BeneficiariesOnFile }) =>
      answers.beneficiariesMerged(context, onFile),
    ),
    showStepProblems: assign(({ context }) => answers.stepProblemsShown(context)),
    showAllProblems: assign(({ context }) => answers.allProblemsShown(context)),
    showRefusal: assign(({ context }, { outcome }: { outcome: WriteOutcome }) =>
      outcome.kind === 'refused' ? answers.refusalShown(context, outcome.message, outcome.problems) : {},
    ),
    keepSaved: assign(({ context }, { outcome, intent }: { outcome: WriteOutcome; intent: SaveIntent }) => {
      const saved = outcomeOf<SavedRequest>(outcome)
      if (saved.kind !== 'done') return {}
      return documents.withArrived({ ...context, ...answers.requestSaved(context, saved.reply, intent) })
    }),
    turnTo: assign(({ context }, { step }: { step: StepId | null }) => ({
      cameFrom: context.step,
      removedRows: [],
      step: step ?? context.step,
      ...answers.sayingStill(context),
    })),
    keepSlot: assign((_, { slot, files = [] }: { slot: DocumentSlot; files?: readonly File[] }) => ({
      slot,
      dropped: files,
    })),
    sendFile: sendTo(
      toTransfers,
      ({ context }, { outcome }: { outcome: UploadChooserOutput }): TransferWanted => {
        if (outcome.kind !== 'file') throw new Error('wizard: there is no file to send')
        return {
          type: 'transfer.wanted',
          slot: required(context.slot, 'slot'),
          request: documents.transferRequest(context),
          file: outcome.file,
        }
      },
    ),
    tellRows: sendTo(toTransfers, ({ context }): RowsTold => documents.rowsTold(context)),
    tellNoRows: sendTo(
      toTransfers,
      ({ context }): RowsTold => ({ ...documents.rowsTold(context), rows: [] }),
    ),
    forgetDropped: assign({ dropped: [] }),
    keepUnderWay: assign({
      underWay: ({ context }, { slots }: { slots: readonly DocumentSlot[] }) =>
        documents.ownSlots(context, slots),
    }),
    giveBack: sendTo(toTransfers, (_, stopped: TransferStopped): TransferStopped => stopped),
    attachToRow: assign(({ context }, attached: DocumentAttached) =>
      documents.documentAttached(context, attached),
    ),
    dropComplementary: assign({
      complementary: ({ context }, { id }: { id: number }) =>
        context.complementary.filter((document) => document.id !== id),
    }),
    goToPicker: sendTo(toRouter, (args: { context: WizardContext }) =>
      route(args, { path: documents.pickerOf(args.context) }),
    ),
    keepLatest: assign(({ context }, { loaded }: { loaded: LoadedRequest }) =>
      documents.withArrived(latestLoaded(context, loaded)),
    ),
    takeTyped: assign({ overtaken: [] }),
    takeStored: assign(({ context }) => storedTaken(context)),
    tellRefusal: assign(({ context }, { sentence }: { sentence: string }) =>
      answers.refusalShown(context, sentence, []),
    ),
    keepDraft: sendTo('draft', ({ context }): DraftChanged => {
      const { answers: typed, stored, saveKey } = context
      const { version } = answers.requestOf(context)
      return { type: 'draft.changed', ...draftAddress(context), answers: typed, stored, version, saveKey }
    }),
    dropDraft: sendTo(
      'draft',
      ({ context }): DraftDropped => ({ type: 'draft.dropped', ...draftAddress(context) }),
    ),
    tellDraft: sendTo('draft', ({ context }, { loaded }: { loaded: LoadedRequest }) =>
      draftAfter(context, loaded),
    ),
    settleDraft: sendTo('draft', { type: 'draft.settled' }),
    askPostalCode: sendTo('postalCode', ({ context }) => ({
      type: 'postalCode.typed',
      digits: postalCodeOf(context),
    })),
    askPerson: sendTo('personLookup', ({ context }) => ({
      type: 'person.typed',
      digits: cpfToLookUp(context),
    })),
    keepPerson: assign(({ context }, { person }: { person: NamedParticipant }) =>
      personKept(context, person),
    ),
    tellLookUpTrouble: assign({ lookUpTrouble: (_, { sentence }: { sentence: string }) => sentence }),
    tellOpened: sendTo(toPortal, ({ context }): RequestOpened => {
      const { id, typeId } = answers.requestOf(context)
      return { type: 'request.opened', requestId: id, typeId }
    }),
    tellSent: sendTo(toPortal, ({ context }): RequestSent => {
      const { id, protocol } = answers.requestOf(context)
      return { type: 'request.sent', requestId: required(id, 'id'), protocol }
    }),
    showAddress: sendTo(toRouter, (args) => route(args, addressOf(args.context))),
    goTo: sendTo(toRouter, route),
    notify: sendTo(toNotices, notice),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: {
    mayNotStart: ({ context }) => startRefusalOf(context.input) !== null,
    // The types with calls of their own have a form already, but no screen yet.
    hasForm: ({ context: { kind } }) => Boolean(kind?.form) && kind?.savedBy === 'request',
    isAtDeclaration: ({ context }) => context.step === 'declaration',
    isOwnRow: ({ context }, { slot }: Pick<TransferStopped, 'slot'>) => documents.isOwn(context, slot),
    isAtDocuments: ({ context }) => context.step === 'documents',
    isOtherStep: ({ context }, { step }: { step: number | null }) =>
      stepAt(answers.formOf(context), step, answers.requestOf(context).id !== null) !== context.step,
    mayChange: ({ context }, change: AnswerChange) => answers.mayChange(context, change),
    isPostalCode: ({ context }, change: AnswerChange) =>
      answers.concernsPostalCode(change) && answers.mayChange(context, change),
    isNamedCpf: ({ context }, change: AnswerChange) =>
      answers.namesParticipant(context, change) && answers.mayChange(context, change),
    changesAnswers: ({ context }, { person }: { person: NamedParticipant }) =>
      changesAnswers(context, person),
    mayEditRows: ({ context }, { part }: { part: RowsPart }) => answers.mayEditRows(context, part),
    mayRemoveRow: ({ context }, { part, rowId }: { part: RowsPart; rowId: number }) =>
      answers.mayEditRows(context, part) && context.answers[part].some((row) => row.id === rowId),
    mayRestoreRow: ({ context }, { part }: { part: RowsPart }) =>
      answers.mayEditRows(context, part) && answers.lastRemoved(context, part) !== undefined,
    isOpen: ({ context }) => answers.isOpenRequest(context),
    isReadOnly: ({ context }) => !answers.isOpenRequest(context),
    isStepValid: ({ context }) =>
      answers.isOpenRequest(context) && answers.stepProblems(context).length === 0,
    isReadyToSend: ({ context }) => documents.isReadyToSend(context),
    isReadyToSave: ({ context }) =>
      context.hasUnsaved && documents.isReadyToSend(context) && answers.allProblems(context).length === 0,
    isReadyAndValid: ({ context }) =>
      documents.isReadyToSend(context) && answers.allProblems(context).length === 0,
    isUnsaved: ({ context }) => answers.requestOf(context).id === null,
    isFile: (_, { outcome }: { outcome: UploadChooserOutput }) => outcome.kind === 'file',
    isFromCloud: (_, { outcome }: { outcome: UploadChooserOutput }) => outcome.kind === 'cloud',
    wentWellAndReady: ({ context }, { outcome }: { outcome: WriteOutcome }) => {
      const saved = outcomeOf<SavedRequest>(outcome)
      return saved.kind === 'done' && documents.isReadyAfter(context, saved.reply)
    },
    isOvertaken: ({ context }) => context.overtaken.length > 0,
    isStillOpen: (_, { loaded }: { loaded: LoadedRequest }) => isOpen(loaded.request.status),
    hasTyped: ({ context }) => context.hasUnsaved,
    isStale: ({ context }, { outcome }: { outcome: WriteOutcome }) =>
      outcome.kind === 'refused' && outcome.status === STALE && answers.requestOf(context).id !== null,
    isExpired,
    isNotFound,
    wentWell,
  },
})

/** What a save is answered whose version is no longer the last (D-54). */
const STALE = 409

/** What became of the draft once the request is there: it is in the form, or it says nothing that the server lacks. */
function draftAfter(context: WizardContext, { draft }: LoadedRequest) {
  if (draft && context.hasUnsaved) return { type: 'draft.restored', time: draft.time } as const
  const isSettled = draft === null || context.leftOver.length > 0
  return isSettled
    ? ({ type: 'draft.settled' } as const)
    : ({ type: 'draft.dropped', ...draftAddress(context) } as const)
}

const draftAddress = (context: WizardContext): DraftAddress => {
  const { id, typeId } = answers.requestOf(context)
  return { cpf: context.input.participant.cpf, requestId: id, typeId }
}
