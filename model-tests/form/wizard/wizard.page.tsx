import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { createActor, type EventFrom, fromCallback, SimulatedClock } from 'xstate'
import { CallError } from '#domain/call-failure.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type {
  LoadedRequest,
  LoadRequest,
  SavedRequest,
  SaveRequest,
} from '#domain/request-kinds/edited-request.ts'
import type { EnrolmentLists, NamedParticipant } from '#domain/requests/facts.ts'
import type { MutationOutcome } from '#machines/calls/mutation/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import type { RemoveComplementary } from '#machines/documents/document-removal/index.ts'
import type { DocumentRowsEvent } from '#machines/documents/document-rows/index.ts'
import type { InspectFile, Inspection } from '#machines/documents/local-file/index.ts'
import type { UploadQueueChanged } from '#machines/documents/upload-queue/index.ts'
import type { BeneficiariesOnFile, BeneficiariesRequest } from '#machines/form/beneficiaries/index.ts'
import type { DraftStoreEvent } from '#machines/form/draft/index.ts'
import type { formEditorMachine } from '#machines/form/form-editor/index.ts'
import type { PersonAnswered } from '#machines/form/person-lookup/index.ts'
import type { PostalCodeAnswer } from '#machines/form/postal-code/index.ts'
import type { SubmissionOutcome } from '#machines/form/submission/index.ts'
import { type WizardInput, wizardMachine } from '#machines/form/wizard/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { required } from '#machines/support/required.ts'
import { visibleRows } from '#machines/support/system.ts'
import { saved, stale, visit } from '#tools/samples/wizard.ts'
import { fileOf } from '#ui/browser/held-files.ts'
import { Wizard } from '#ui/screens/wizard/wizard.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { allByText, byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { pressInDialog } from '../../support/dialog.ts'
import { idleUploadQueue } from '../../support/idle-upload-queue.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { controlledMutation } from '../../support/mutation-port.ts'
import { press } from '../../support/press.ts'
import { sendRefused } from '../../support/send-refused.ts'
import { settled } from '../../support/settled.ts'

/** The wizard on a rendered screen, with every port controlled by the test. */
export function openWizard(input: WizardInput) {
  const load = controlledPort<LoadedRequest, LoadRequest>()
  const consult = controlledPort<BeneficiariesOnFile, BeneficiariesRequest>()
  const lists = controlledPort<EnrolmentLists, void>()
  const lookUp = controlledPort<PostalCodeAnswer, { digits: string }>()
  const people = controlledPort<NamedParticipant, { digits: string }>()
  const save = controlledMutation<SaveRequest, SavedRequest>()
  const inspect = controlledPort<Inspection, InspectFile>()
  const remove = controlledMutation<RemoveComplementary, void>()
  const drafts: DraftStoreEvent[] = []
  const storage = fromCallback<DraftStoreEvent>(({ receive, sendBack }) =>
    receive((event) => {
      if (event.type === 'draft.settled') return
      drafts.push(event)
      if (event.type === 'draft.changed') sendBack({ type: 'draft.kept', time: '10:40' })
    }),
  )
  const machine = provideAll(wizardMachine, {
    'beneficiaries.loadBeneficiaries': consult.logic,
    'formOptions.loadLists': lists.logic,
    'documentRemoval.removeDocument': remove.logic,
    'draft.storage': storage,
    'localFile.inspectFile': inspect.logic,
    'personLookup.lookUp': people.logic,
    'postalCode.lookUp': lookUp.logic,
    'submission.loadLatest': load.logic,
    'submission.saveRequest': save.logic,
    'wizard.loadRequest': provideQuery(load.logic),
  })
  // The delay before a dropped file opens a dialog does not pass by itself.
  const { actor, heard, retry, escalated } = inRecordedSystem(machine, {
    input,
    clock: new SimulatedClock(),
  })
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  // The test sends the events of uploads; the progress in the rows is covered by the model of the queue.
  const uploadQueue = idleUploadQueue(input)
  const reader = createActor(documentReaderMachine).start()
  renderInRouter(<Wizard actor={actor} uploadQueue={uploadQueue} reader={reader} />)

  const end = (how: () => void) => act(() => settled(how))
  const button = (name: string) => byText('button', name)
  const dialog = () => document.querySelector<HTMLElement>(':is([role=dialog], [role=alertdialog])')
  const dialogButton = (name: string) => within(required(dialog(), 'dialog')).getByRole('button', { name })
  const field = (label: string) => byText('label', label).control as HTMLInputElement & HTMLSelectElement
  const editor = () => required(actor.getSnapshot().children.editor, 'editor')
  const parts = () => editor().getSnapshot().children
  const isLookingUp = () => parts()['endereco.cep']?.getSnapshot().value === 'lookingUp'

  const rows = () => required(parts().documentRows, 'documentRows')
  const chooser = () =>
    rows().getSnapshot().children.attachment?.getSnapshot().children.attachDialog?.getSnapshot()
  const isJudgingDrop = () => chooser()?.matches({ choosing: 'dropped' }) ?? false
  const isAsked = () => dialog() !== null
  /** Confirms the question before the call, if there is one. */
  const confirm = async (...answers: readonly string[]) => {
    for (const answer of answers)
      if (isAsked() && allByText('button', answer).length > 0) await pressInDialog(answer)
  }

  async function typePostalCode(text: string) {
    await user.clear(field('CEP'))
    await press(field('CEP'))
    await user.paste(text)
  }

  async function endLookup(how: () => void) {
    if (!isLookingUp()) await typePostalCode('70040010')
    await end(how)
  }

  return {
    user,
    field,
    heard,
    seeEscalated: (...errors: readonly unknown[]) => expect(escalated()).toEqual(errors),
    drafts,
    loads: load.inputs,
    consultations: consult.inputs,
    listLoads: lists.inputs,
    lookups: lookUp.inputs,
    peopleLookedUp: people.inputs,
    saves: save.inputs,

    requestArrives: (request: LoadedRequest) => end(() => load.answer(request)),
    requestIsMissing: () =>
      end(() => load.fail(new CallError({ kind: 'refused', status: 404, message: null, problems: [] }))),
    requestFails: (error: unknown) => end(() => load.fail(error)),
    beneficiariesArrive: (onFile: BeneficiariesOnFile) => end(() => consult.answer(onFile)),
    beneficiariesFail: (error: unknown) => end(() => consult.fail(error)),
    listsArrive: (all: EnrolmentLists) => end(() => lists.answer(all)),
    listsFail: (error: unknown) => end(() => lists.fail(error)),
    endSave: (outcome: MutationOutcome<SavedRequest>) => end(() => save.end(outcome)),
    interruptSave: () => end(save.interrupt),
    retry: () => end(retry),

    typePostalCode,
    postalCodeFound: (values: PostalCodeAnswer) => endLookup(() => lookUp.answer(values)),
    postalCodeUnknown: () => endLookup(() => lookUp.answer(null)),
    postalCodeFails: () => endLookup(() => lookUp.fail(new Error('offline'))),
    /** Ends the running lookup, whichever code it is for. */
    lookUpAnswers: (values: PostalCodeAnswer) => end(() => lookUp.answer(values)),
    lookUpFails: () => end(() => lookUp.fail(new Error('offline'))),

    typeNamedCpf: async (text: string) => {
      const input = field('CPF do participante que faleceu')
      await user.clear(input)
      if (text === '') return
      await press(input)
      await user.paste(text)
    },
    /** The lookup replies; if none is running, its event is sent directly. */
    personAnswered: (event: PersonAnswered) =>
      parts().personLookup?.getSnapshot().value === 'lookingUp'
        ? end(() => people.answer(event.person))
        : act(async () => editor().send(event)),
    isLookingUpPerson: () => parts().personLookup?.getSnapshot().matches('lookingUp') === true,
    sendToEditor: (event: Parameters<ReturnType<typeof editor>['send']>[0]) =>
      act(async () => editor().send(event)),
    personFails: (error: unknown) => end(() => people.fail(error)),

    isChoosingFile: () =>
      editor()
        .getSnapshot()
        .matches({ editing: { task: 'attaching' } }),
    answers: () => editor().getSnapshot().context.filled.answers,
    changeAnswer: (name: string, value: string) =>
      act(() => editor().send({ type: 'answer.changed', part: 'detalhes', name, value })),
    typeAccount: async (text: string) => {
      await user.clear(field('Conta'))
      await user.type(field('Conta'), text)
    },
    leaveAccount: async () => {
      await press(field('Conta'))
      await user.tab()
    },
    chooseBank: (code: string) => user.selectOptions(field('Banco'), code),
    async typeBranch(digits: string) {
      await user.clear(field('Agência'))
      await user.type(field('Agência'), digits)
    },
    /** Declares the beneficiary; if already declared, unticks and ticks the box. */
    async declare() {
      const box = field('Declaro esta pessoa como beneficiária')
      if (box.checked) await press(box)
      await press(box)
    },
    click: (name: string) => press(button(name)),
    clickInDialog: pressInDialog,
    takeStored: () =>
      press(
        within(screen.getByRole('alertdialog')).getByRole('button', {
          name: /^(Usar|Ver) a versão gravada$/,
        }),
      ),
    clickIcon: (label: string) => press(screen.getByLabelText(label, { selector: 'button' })),
    hasDialog: () => dialog() !== null,
    isCurrentStep: (title: string) =>
      document.querySelector('[aria-current="step"]')?.textContent?.includes(title) === true,
    pickStep: (title: string) =>
      press(
        within(screen.getByLabelText('Passos do requerimento')).getByText(title, {
          selector: 'button [aria-hidden]',
        }),
      ),
    dropOnIdentity: (files: readonly HeldFile[]) =>
      act(async () => {
        const row = byText('th', 'Documento de identidade').closest('tr')
        fireEvent.drop(row ?? document.body, { dataTransfer: { types: ['Files'], files: files.map(fileOf) } })
      }),
    /** Chooses a file in the dialog; a dropped file is already being read. */
    async chooseFile(file: HeldFile) {
      if (!isJudgingDrop()) {
        await act(async () => {
          fireEvent.change(field('Arquivo'), { target: { files: [fileOf(file)] } })
        })
      }
      const isAsked = !isJudgingDrop()
      await end(() => inspect.answer(null))
      if (isAsked) await pressInDialog('Anexar (prosseguir)')
    },
    async chooseCloud() {
      await press(field('Escolher em Meus documentos'))
      await pressInDialog('Anexar (prosseguir)')
    },
    /** Cancels the choice; a dropped file first turns out to be unreadable. */
    async chooseNothing() {
      if (isJudgingDrop()) await end(() => inspect.answer('unreadable'))
      await pressInDialog('Cancelar')
    },
    uploadQueueChanges: (event: UploadQueueChanged) => act(() => rows().send(event)),
    removals: remove.inputs,
    wantRemoval: (of: string) => press(screen.getByLabelText(`Excluir ${of}`, { selector: 'button' })),
    /** Whether an enabled button or an editable field has this name. */
    offers: (name: string) =>
      [...allByText('button', name), ...screen.queryAllByLabelText<HTMLInputElement>(name)].some(
        (control) => !control.disabled && !('readOnly' in control && control.readOnly),
      ),
    /** For an event without a control on the screen: the chart must refuse it too. */
    sendRefused: (event: EventFrom<typeof formEditorMachine>) => sendRefused(editor(), event),
    sendToRows: (event: DocumentRowsEvent) => act(() => rows().send(event)),
    endRemoval: (outcome: MutationOutcome<void>) => end(() => remove.end(outcome)),
    interruptRemoval: () => end(remove.interrupt),
    isRowVisible: () => visibleRows(editor()) !== null,
    /** Ends the submission with this outcome: confirms or dismisses its question and ends its calls. */
    async submissionEnds(outcome: SubmissionOutcome) {
      if (outcome.type === 'submission.dismissed') return confirm('Ainda não', 'Não, continuar')
      await confirm('Finalizar e enviar', 'Sim, cancelar')
      switch (outcome.type) {
        case 'submission.overtaken':
          await end(() => save.end(stale))
          return end(() => load.answer(outcome.loaded))
        case 'submission.refused': {
          const { message, problems } = outcome
          return end(() => save.end({ kind: 'refused', status: 422, message, problems }))
        }
        case 'submission.sent':
          return end(() => save.end(savedAs('A')))
        case 'submission.cancelled':
          return end(() => save.end(savedAs('N')))
        default:
          return end(() => save.end({ kind: 'done', reply: outcome.reply }))
      }
    },
    async latestFails(error: unknown) {
      await end(() => save.end(stale))
      await end(() => load.fail(error))
    },
    /** The browser's Back, or another URL of the request: a dialog over the page hides its steps. */
    requestStep: (step: number) => act(() => actor.send({ type: 'step.requested', step })),

    seeText: (text: string) => expect(document.body.textContent).toContain(text),
    seeNoText: (text: string) => expect(document.body.textContent).not.toContain(text),
    seeTitle: (title: string | null) => expect(document.querySelector('h1')?.textContent ?? null).toBe(title),
    seeCurrentStep: (title: string) =>
      expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(title),
    /** The alert above the form: its title, the server's message, and the linked problems. */
    seeAlert(expected: { title: string; detail?: string; problems?: readonly string[] } | null) {
      const alert = document.querySelector('[role="alert"]')
      expect(alert?.querySelector('strong')?.textContent ?? null).toBe(expected?.title ?? null)
      if (expected?.detail) expect(alert?.textContent).toContain(expected.detail)
      const links = [...(alert?.querySelectorAll('a') ?? [])].map((link) => link.textContent)
      expect(links).toEqual(expected?.problems ?? [])
    },
    seeButtons(...names: string[]) {
      const known = [
        'Cancelar Requerimento',
        'Gravar e continuar depois',
        'Voltar',
        'Próximo',
        'Finalizar requerimento',
      ]
      expect(known.filter((name) => allByText('button', name).length > 0)).toEqual(names)
    },
    seeDisabled: (name: string, disabled: boolean) => expect(button(name).disabled).toBe(disabled),
    seeOff: (name: string, off: boolean) =>
      expect(button(name).getAttribute('aria-disabled')).toBe(off ? 'true' : null),
    seeBusy: (name: string) => expect(button(name).getAttribute('aria-busy')).toBe('true'),
    seeNothingBusy: () => expect(document.querySelectorAll('button[aria-busy="true"]')).toHaveLength(0),
    seeValue: (label: string, value: string) => expect(field(label).value).toBe(value),
    /** The remark at a field, connected with its control and announced when it changes. */
    seeUnder(label: string, text: string | null) {
      const [id] = (field(label).getAttribute('aria-describedby') ?? '').split(' ')
      const remark = id ? document.getElementById(id) : null
      expect(remark?.textContent ?? null).toBe(text)
      if (remark) expect(remark.getAttribute('role')).toBe('status')
    },
    seeFolded: (section: string, isFolded: boolean) =>
      expect(screen.getByText(section, { selector: 'summary *' }).closest('details')?.open).toBe(!isFolded),
    seeNotAsked: (label: string) =>
      expect([...allByText('label', label), ...allByText('dt', label)]).toEqual([]),
    /** A read-only answer without a control. */
    seeFixed: (label: string, answer: string) =>
      expect(byText('dt', label).nextElementSibling?.textContent).toBe(answer),
    seeEditable(label: string, editable: boolean) {
      const { readOnly = false, disabled } = field(label)
      expect(!readOnly && !disabled).toBe(editable)
    },
    seeDialog(title: string | null) {
      expect(dialog()?.querySelector('h2')?.textContent ?? null).toBe(title)
    },
    seeInDialog: (text: string) => expect(dialog()?.textContent).toContain(text),
    seeDialogButtons: (...names: string[]) =>
      expect(
        within(screen.getByRole('alertdialog'))
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(names),
    seeBusyInDialog: (name: string, busy: boolean) =>
      expect(dialogButton(name).getAttribute('aria-busy')).toBe(busy ? 'true' : null),
    /** The rows of complementary documents as text: 'Carta | carta.pdf | EM ANÁLISE'. */
    seeLetters: (rows: readonly string[]) => expect(lettersOnScreen()).toEqual(rows),
    seeWaysToAdd: (...ways: readonly (readonly [words: string, address: string])[]) =>
      expect(
        ['Enviar do aparelho', 'Escolher em Meus documentos'].flatMap((words) =>
          allByText('a', words).map((link) => [link.textContent, link.getAttribute('href')]),
        ),
      ).toEqual(ways),
    seeRefusal: (text: string | null) => {
      const refusals = [
        'O documento já foi conferido.',
        'Não foi possível excluir o documento. Tente novamente.',
      ]
      expect(refusals.filter((words) => document.body.textContent.includes(words))).toEqual(
        text ? [text] : [],
      )
    },
    seeDependants: (count: number) =>
      expect(screen.queryAllByText(/^Dependente \d+$/, { selector: 'h3' })).toHaveLength(count),
    seeMissing: (names: string | null) =>
      expect(allByText('p', 'Falta para enviar: ')[0]?.parentElement?.textContent ?? null).toBe(
        names && `Falta para enviar: ${names}`,
      ),
  }
}

const savedAs = (status: 'A' | 'N') => saved({ status })

export type WizardPage = ReturnType<typeof openWizard>

function lettersOnScreen(): readonly string[] {
  const table = allByText('caption', 'Documentos complementares')[0]?.closest('table')
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [
      row.querySelector('[scope="row"]')?.textContent,
      ...[...row.querySelectorAll('td')].map((cell) => cell.textContent),
    ].join(' | '),
  )
}

/** The wizard with a loaded request. */
export async function arriveAt(input: Partial<WizardInput>, request: LoadedRequest): Promise<WizardPage> {
  const page = openWizard(visit(input))
  await page.requestArrives(request)
  return page
}
