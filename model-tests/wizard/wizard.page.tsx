import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import {
  type BeneficiariesOnFile,
  type BeneficiariesRequest,
  beneficiariesMachine,
} from '#machines/beneficiaries/index.ts'
import { type ComplementaryRemoved, complementaryMachine } from '#machines/complementary/index.ts'
import { documentReaderMachine } from '#machines/document-reader/index.ts'
import { type DraftChanged, type DraftDropped, draftMachine } from '#machines/draft/index.ts'
import { fileChoiceMachine, type InspectFile, type Inspection } from '#machines/file-choice/index.ts'
import { loadWith } from '#machines/load/index.ts'
import type { PersonAnswered, PersonUnanswered, personLookupMachine } from '#machines/person-lookup/index.ts'
import { type PostalCodeAnswer, postalCodeMachine } from '#machines/postal-code/index.ts'
import { required } from '#machines/support/required.ts'
import type { DocumentAttached, TransferStopped, TransfersChanged } from '#machines/transfers/index.ts'
import { uploadChooserMachine } from '#machines/upload-chooser/index.ts'
import {
  type LoadedRequest,
  type LoadRequest,
  type WizardInput,
  wizardMachine,
} from '#machines/wizard/index.ts'
import type { WriteOutcome } from '#machines/write/index.ts'
import { Wizard } from '#ui/screens/wizard/wizard.tsx'

import { the, those } from '../support/by-text.ts'
import { controlledPort } from '../support/deferred.ts'
import { idleTransfers } from '../support/idle-transfers.ts'
import { renderInRouter } from '../support/in-router.tsx'
import { press } from '../support/press.ts'
import { recordedChild } from '../support/recorded-child.ts'
import { inRecordedSystem } from '../support/recorded-system.ts'
import { settled } from '../support/settled.ts'
import { controlledWrite } from '../support/write-port.ts'
import { visit } from './wizard.samples.ts'

/** The wizard's chart with every port in the test's hand, and its screen as a participant meets it. */
export function openWizard(input: WizardInput) {
  const load = controlledPort<LoadedRequest, LoadRequest>()
  const consult = controlledPort<BeneficiariesOnFile, BeneficiariesRequest>()
  const lookUp = controlledPort<PostalCodeAnswer, { digits: string }>()
  const people = recordedChild<typeof personLookupMachine>()
  const save = controlledWrite()
  const inspect = controlledPort<Inspection, InspectFile>()
  const remove = controlledWrite()
  const drafts: (DraftChanged | DraftDropped)[] = []
  const machine = wizardMachine.provide({
    actors: {
      draft: draftMachine.provide({
        actors: {
          keeper: fromCallback<DraftChanged | DraftDropped>(({ receive, sendBack }) =>
            receive((told) => {
              drafts.push(told)
              if (told.type === 'draft.changed') sendBack({ type: 'draft.kept', time: '10:40' })
            }),
          ),
        },
      }),
      loadRequest: loadWith(load.logic),
      loadLatest: load.logic,
      beneficiaries: beneficiariesMachine.provide({ actors: { loadBeneficiaries: consult.logic } }),
      saveRequest: save.logic,
      personLookup: people.logic,
      postalCode: postalCodeMachine.provide({ actors: { lookUp: lookUp.logic } }),
      complementary: complementaryMachine.provide({ actors: { removeDocument: remove.logic } }),
      uploadChooser: uploadChooserMachine.provide({
        actors: { fileChoice: fileChoiceMachine.provide({ actors: { inspectFile: inspect.logic } }) },
      }),
    },
  })
  // What is dropped is looked at for a moment: here it lasts as long as the test wants.
  const { actor, heard } = inRecordedSystem(machine, { input, clock: new SimulatedClock() })
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  // What is on its way is told to the wizard by the test; the rows' own progress is walked with the transfers.
  const transfers = idleTransfers(input)
  const reader = createActor(documentReaderMachine).start()
  renderInRouter(<Wizard actor={actor} transfers={transfers} reader={reader} />)

  const end = (how: () => void) => act(() => settled(how))
  const button = (name: string) => the('button', name)
  const dialog = () => document.querySelector<HTMLElement>(':is([role=dialog], [role=alertdialog])')
  const dialogButton = (name: string) => within(required(dialog(), 'dialog')).getByRole('button', { name })
  const field = (label: string) => the('label', label).control as HTMLInputElement
  const isLookingUp = () => actor.getSnapshot().children.postalCode?.getSnapshot().value === 'lookingUp'

  const isJudgingDrop = () =>
    actor.getSnapshot().children.uploadChooser?.getSnapshot().matches({ pickingFile: 'dropped' }) ?? false

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
    drafts,
    loads: load.inputs,
    consultations: consult.inputs,
    lookups: lookUp.inputs,
    people,
    saves: save.inputs,

    requestArrives: (request: LoadedRequest) => end(() => load.answer(request)),
    requestIsMissing: () =>
      end(() => load.fail(new CallError({ kind: 'refused', status: 404, message: null, problems: [] }))),
    requestFails: (error: unknown) => end(() => load.fail(error)),
    beneficiariesArrive: (onFile: BeneficiariesOnFile) => end(() => consult.answer(onFile)),
    beneficiariesFail: (error: unknown) => end(() => consult.fail(error)),
    endSave: (outcome: WriteOutcome) => end(() => save.end(outcome)),
    interruptSave: () => end(save.interrupt),
    retry: () => end(() => heard.session.at(-1)?.reporter.send({ type: 'trouble.retried' })),

    typePostalCode,
    postalCodeFound: (values: PostalCodeAnswer) => endLookup(() => lookUp.answer(values)),
    postalCodeUnknown: () => endLookup(() => lookUp.answer(null)),
    postalCodeFails: () => endLookup(() => lookUp.fail(new Error('offline'))),

    typeNamedCpf: async (text: string) => {
      const input = field('CPF do participante que faleceu (opcional)')
      await user.clear(input)
      if (text === '') return
      await press(input)
      await user.paste(text)
    },
    personTold: (told: PersonAnswered | PersonUnanswered) => act(() => actor.send(told)),

    isChoosingFile: () => actor.getSnapshot().matches('attaching'),
    answers: () => actor.getSnapshot().context.answers,
    changeAnswer: (name: string, value: string) =>
      act(() => actor.send({ type: 'answer.changed', part: 'detalhes', name, value })),
    chooseBank: (code: string) => user.selectOptions(field('Banco'), code),
    /** Clicks until it is declared; who is declared already is taken back and declared again. */
    async declare() {
      const box = field('Declaro esta pessoa como beneficiária')
      if (box.checked) await press(box)
      await press(box)
    },
    click: (name: string) => press(button(name)),
    clickInDialog: (name: string) => press(dialogButton(name)),
    takeStored: () =>
      press(
        within(screen.getByRole('alertdialog')).getByRole('button', {
          name: /^(Usar|Ver) a versão gravada$/,
        }),
      ),
    clickIcon: (label: string) => press(screen.getByLabelText(label, { selector: 'button' })),
    pickStep: (title: string) =>
      press(
        within(screen.getByLabelText('Passos do requerimento')).getByText(title, {
          selector: 'button [aria-hidden]',
        }),
      ),
    dropOnIdentity: (files: readonly File[]) =>
      act(async () => {
        const row = the('th', 'Documento de identidade').closest('tr')
        fireEvent.drop(row ?? document.body, { dataTransfer: { types: ['Files'], files } })
      }),
    /** In the dialog; what was dropped is being read already. */
    async chooseFile(file: File) {
      if (!isJudgingDrop()) {
        await press(field('Enviar do aparelho'))
        await press(dialogButton('Prosseguir'))
        await act(async () => {
          fireEvent.change(field('Arquivo'), { target: { files: [file] } })
        })
      }
      const isAsked = !isJudgingDrop()
      await end(() => inspect.answer(null))
      if (isAsked) await press(dialogButton('Prosseguir'))
    },
    async chooseCloud() {
      await press(field('Escolher da nuvem'))
      await press(dialogButton('Prosseguir'))
    },
    /** What was dropped has to be looked at first: it turns out not to be readable. */
    async chooseNothing() {
      if (isJudgingDrop()) await end(() => inspect.answer('unreadable'))
      await press(dialogButton('Cancelar'))
    },
    /** What those tell who live beside the wizard: the files on their way. */
    told: (event: TransfersChanged | TransferStopped | DocumentAttached | ComplementaryRemoved) =>
      act(() => actor.send(event)),
    async removeLetter() {
      await press(screen.getByLabelText('Excluir Carta: carta.pdf', { selector: 'button' }))
      await press(dialogButton('Sim, excluir'))
      await end(() => remove.end({ kind: 'done', reply: undefined }))
    },

    seeText: (text: string) => expect(document.body.textContent).toContain(text),
    seeNoText: (text: string) => expect(document.body.textContent).not.toContain(text),
    seeTitle: (title: string | null) => expect(document.querySelector('h1')?.textContent ?? null).toBe(title),
    seeCurrentStep: (title: string) =>
      expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(title),
    /** The notice over the form: its first line, what the server said, and the problems it leads to. */
    seeAlert(said: { title: string; detail?: string; problems?: readonly string[] } | null) {
      const alert = document.querySelector('[role="alert"]')
      expect(alert?.querySelector('strong')?.textContent ?? null).toBe(said?.title ?? null)
      if (said?.detail) expect(alert?.textContent).toContain(said.detail)
      const links = [...(alert?.querySelectorAll('a') ?? [])].map((link) => link.textContent)
      expect(links).toEqual(said?.problems ?? [])
    },
    seeButtons(...names: string[]) {
      const known = ['Cancelar Requerimento', 'Voltar', 'Próximo', 'Finalizar requerimento']
      expect(known.filter((name) => those('button', name).length > 0)).toEqual(names)
    },
    seeDisabled: (name: string, disabled: boolean) => expect(button(name).disabled).toBe(disabled),
    seeOff: (name: string, off: boolean) =>
      expect(button(name).getAttribute('aria-disabled')).toBe(off ? 'true' : null),
    seeBusy: (name: string) => expect(button(name).getAttribute('aria-busy')).toBe('true'),
    seeValue: (label: string, value: string) => expect(field(label).value).toBe(value),
    /** What is said of an answer without refusing it, tied to its control and read out as it changes. */
    seeUnder(label: string, text: string | null) {
      const [id] = (field(label).getAttribute('aria-describedby') ?? '').split(' ')
      const said = id ? document.getElementById(id) : null
      expect(said?.textContent ?? null).toBe(text)
      if (said) expect(said.getAttribute('role')).toBe('status')
    },
    /** The only answer there is: read, with nothing to press. */
    seeFixed: (label: string, answer: string) =>
      expect(the('dt', label).nextElementSibling?.textContent).toBe(answer),
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
    seeDependants: (count: number) =>
      expect(screen.queryAllByText(/^Dependente \d+$/, { selector: 'h3' })).toHaveLength(count),
    seeMissing: (names: string | null) =>
      expect(those('p', 'Falta: ')[0]?.parentElement?.textContent ?? null).toBe(names && `Falta: ${names}`),
  }
}

export type WizardPage = ReturnType<typeof openWizard>

/** The wizard at a visit, once the request is there. */
export async function arriveAt(input: Partial<WizardInput>, request: LoadedRequest): Promise<WizardPage> {
  const page = openWizard(visit(input))
  await page.requestArrives(request)
  return page
}
