import { assign, sendTo, setup } from 'xstate'

import type { Problem } from '#domain/call-failure.ts'
import type { AnswerChange } from '#domain/forms/answers.ts'
import type { RowsPart, StepId } from '#domain/forms/form.ts'
import { stepAt } from '#domain/forms/steps.ts'
import { kindOf } from '#domain/requests/kinds.ts'

import { postalCodeMachine } from '../postal-code/index.ts'
import type { ChartMeta } from '../support/chart-meta.ts'
import { isExpired, isRefused } from '../support/failures.ts'
import { listeningPort, port } from '../support/port.ts'
import { notice, route, toNotices, toPortal, toRouter, toSession, trouble } from '../support/system.ts'
import { type DocumentSlot, type UploadChooserOutput, uploadChooserMachine } from '../upload-chooser/index.ts'
import { outcomeOf, type WriteOutcome, wentWell, writeMachine } from '../write/index.ts'
import { addressOf, postalCodeOf, startRefusalOf } from './wizard.address.ts'
import * as answers from './wizard.answers.ts'
import type {
  BeneficiariesOnFile,
  BeneficiariesRequest,
  DraftChanged,
  LoadedRequest,
  LoadRequest,
  PostalCodeNews,
  RequestOpened,
  SavedRequest,
  SaveIntent,
  WizardContext,
  WizardEvent,
  WizardInput,
} from './wizard.types.ts'

/** What the wizard can do and ask; when it does so is the chart's. */
export const wizardSetup = setup({
  types: {} as {
    input: WizardInput
    context: WizardContext
    events: WizardEvent
    meta: ChartMeta
    children: { postalCode: 'postalCode'; uploadChooser: 'uploadChooser' }
  },
  actors: {
    draftKeeper: listeningPort<DraftChanged>('draftKeeper'),
    loadRequest: port<LoadedRequest, LoadRequest>('loadRequest'),
    loadBeneficiaries: port<BeneficiariesOnFile, BeneficiariesRequest>('loadBeneficiaries'),
    saveRequest: writeMachine,
    postalCode: postalCodeMachine,
    uploadChooser: uploadChooserMachine,
  },
  actions: {
    keepLoaded: assign(({ context }, { loaded }: { loaded: LoadedRequest }) => {
      const kind = kindOf(loaded.request.typeId)
      const step = kind?.form ? stepAt(kind.form, context.input.step, loaded.request.id !== null) : 'data'
      return { ...answers.requestLoaded({ ...context, kind }, loaded), step }
    }),
    changeAnswer: assign(({ context }, change: AnswerChange) => answers.answerChanged(context, change)),
    addRow: assign(({ context }, { part }: { part: RowsPart }) => answers.rowAdded(context, part)),
    removeRow: assign(({ context }, { part, rowId }: { part: RowsPart; rowId: number }) =>
      answers.rowRemoved(context, part, rowId),
    ),
    fillAddress: assign(({ context }, { values }: { values: Record<string, string> }) =>
      answers.addressFilled(context, values),
    ),
    tellPostalCodeNews: assign({ postalCodeNews: (_, { news }: { news: PostalCodeNews }) => news }),
    mergeBeneficiaries: assign(({ context }, { onFile }: { onFile: BeneficiariesOnFile }) =>
      answers.beneficiariesMerged(context, onFile),
    ),
    showStepProblems: assign(({ context }) => answers.problemsShown(context, answers.stepProblems(context))),
    showAllProblems: assign(({ context }) => answers.problemsShown(context, answers.allProblems(context))),
    showRefusal: assign(({ context }, { outcome }: { outcome: WriteOutcome }) =>
      outcome.kind === 'refused' ? answers.refusalShown(context, outcome.message, outcome.problems) : {},
    ),
    keepSaved: assign(({ context }, { outcome, intent }: { outcome: WriteOutcome; intent: SaveIntent }) => {
      const saved = outcomeOf<SavedRequest>(outcome)
      return saved.kind === 'done' ? answers.requestSaved(context, saved.reply, intent) : {}
    }),
    turnTo: assign(({ context }, { step }: { step: StepId | null }) => ({
      cameFrom: context.step,
      step: step ?? context.step,
      problems: [] as readonly Problem[],
      judged: [] as readonly string[],
      alert: null,
    })),
    keepSlot: assign({ slot: (_, { slot }: { slot: DocumentSlot | null }) => slot }),
    attachToRow: assign(({ context }, { outcome }: { outcome: UploadChooserOutput }) =>
      outcome.kind === 'attached' ? answers.documentAttached(context, { ...outcome, ...outcome.slot }) : {},
    ),
    keepDraft: sendTo('draftKeeper', ({ context }): DraftChanged => {
      const { id, typeId, version } = answers.requestOf(context)
      const { cpf } = context.input.participant
      return {
        type: 'draft.changed',
        requestId: id,
        typeId,
        cpf,
        answers: context.answers,
        version,
        saveKey: context.saveKey,
      }
    }),
    askPostalCode: sendTo('postalCode', ({ context }) => ({
      type: 'postalCode.typed',
      digits: postalCodeOf(context),
    })),
    tellOpened: sendTo(toPortal, ({ context }): RequestOpened => {
      const { id, typeId } = answers.requestOf(context)
      return { type: 'request.opened', requestId: id, typeId }
    }),
    showAddress: sendTo(toRouter, (args) => route(args, addressOf(args.context))),
    goTo: sendTo(toRouter, route),
    notify: sendTo(toNotices, notice),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: {
    mayNotStart: ({ context }) => startRefusalOf(context.input) !== null,
    hasForm: ({ context }) => Boolean(context.kind?.form),
    isAtDeclaration: ({ context }) => context.step === 'declaration',
    isAtDocuments: ({ context }) => context.step === 'documents',
    isOtherStep: ({ context }, { step }: { step: number | null }) =>
      stepAt(answers.formOf(context), step, answers.requestOf(context).id !== null) !== context.step,
    mayChange: ({ context }, change: AnswerChange) => answers.mayChange(context, change),
    isPostalCode: ({ context }, change: AnswerChange) =>
      answers.concernsPostalCode(change) && answers.mayChange(context, change),
    mayEditRows: ({ context }, { part }: { part: RowsPart }) => answers.mayEditRows(context, part),
    mayRemoveRow: ({ context }, { part, rowId }: { part: RowsPart; rowId: number }) =>
      answers.mayEditRows(context, part) && context.answers[part].some((row) => row.id === rowId),
    isOpen: ({ context }) => answers.isOpenRequest(context),
    isReadOnly: ({ context }) => !answers.isOpenRequest(context),
    isStepValid: ({ context }) =>
      answers.isOpenRequest(context) && answers.stepProblems(context).length === 0,
    isReadyToSend: ({ context }) => answers.isReadyToSend(context),
    isReadyToSave: ({ context }) =>
      context.hasUnsaved && answers.isReadyToSend(context) && answers.allProblems(context).length === 0,
    isReadyAndValid: ({ context }) =>
      answers.isReadyToSend(context) && answers.allProblems(context).length === 0,
    isUnsaved: ({ context }) => answers.requestOf(context).id === null,
    wasAttached: (_, { outcome }: { outcome: UploadChooserOutput }) => outcome.kind === 'attached',
    wentWellAndReady: ({ context }, { outcome }: { outcome: WriteOutcome }) => {
      const saved = outcomeOf<SavedRequest>(outcome)
      return saved.kind === 'done' && answers.isReadyAfter(context, saved.reply)
    },
    isExpired,
    isRefused,
    wentWell,
  },
})
