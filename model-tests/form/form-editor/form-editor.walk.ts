import { expect } from 'vitest'
import type { EventFrom } from 'xstate'
import { CallError } from '#domain/call-failure.ts'
import type { AnswerChange } from '#domain/forms/answers.ts'
import type { EnrolmentLists } from '#domain/requests/facts.ts'
import type { BeneficiariesOnFile } from '#machines/form/beneficiaries/index.ts'
import type { formEditorMachine } from '#machines/form/form-editor/index.ts'
import type { PersonAnswered } from '#machines/form/person-lookup/index.ts'
import type { AddressFound } from '#machines/form/postal-code/index.ts'
import type { SubmissionOutcome } from '#machines/form/submission/index.ts'
import { required } from '#machines/support/required.ts'

import { slot } from '../../documents/document-rows/document-rows.cases.ts'
import type { WizardPage } from '../wizard/wizard.page.tsx'
import { type CaseName, cases } from './form-editor.cases.ts'
import type { Expectations, Expected } from './form-editor.expected.ts'

const STEP_TITLES = { 1: 'Dados', 2: 'Declaração de beneficiários', 3: 'Documentos' } as const

type EditorEvent = EventFrom<typeof formEditorMachine>

type Case = { readonly case: CaseName }

const UPLOADS = {
  'under way': { type: 'uploadQueue.changed', pendingUploads: [slot], attached: [] },
  attached: {
    type: 'uploadQueue.changed',
    pendingUploads: [],
    attached: [{ slot, documentId: 70, storeId: 'ged-70', fileName: 'identidade.pdf' }],
  },
} as const

const FIELDS: Readonly<Record<string, string>> = {
  banco: 'Banco',
  agencia: 'Agência',
  conta: 'Conta',
  cep: 'CEP',
  cpf_participante_peculio: 'CPF do participante que faleceu',
  selecionado: 'Declaro esta pessoa como beneficiária',
}

const changeAnswer = (page: WizardPage, { name, value }: AnswerChange) => {
  switch (name) {
    case 'banco':
      return page.chooseBank(value)
    case 'agencia':
      return page.typeBranch(value)
    case 'conta':
      return page.typeAccount(value)
    case 'cep':
      return page.typePostalCode(value)
    case 'cpf_participante_peculio':
      return page.typeNamedCpf(value)
    case 'selecionado':
      return page.declare()
    default:
      throw new Error(`No control for the answer ${name}`)
  }
}

/** A dialog or a save covers the step. */
const isCovered = ({ submission, versionChoice, isAttaching, isRemoving }: Expected) =>
  isAttaching || isRemoving || submission !== null || versionChoice !== null

export const driversOf = (page: WizardPage, { follow, now }: Expectations) => {
  /** Uses the control; if none can be used, the chart must refuse the event, and nothing changes. */
  const use = async (control: string, event: EditorEvent & Case, drive: () => unknown) => {
    if (isCovered(now()) || !page.offers(control)) return page.sendRefused(event)
    follow(event.case)
    await drive()
  }
  const by =
    <Event extends EditorEvent>(control: string, drive: () => unknown = () => page.click(control)) =>
    (event: Event & Case) =>
      use(control, event, drive)
  /** For replies, and for what needs no control. */
  const after =
    <Event extends Case>(drive: (event: Event) => unknown) =>
    async (event: Event) => {
      follow(event.case)
      await drive(event)
    }
  const submitted = after((event: SubmissionOutcome & Case) => page.submissionEnds(event))
  return {
    'answer.changed': (change: AnswerChange & { readonly type: 'answer.changed' } & Case) =>
      use(required(FIELDS[change.name] ?? null, 'label'), change, () => changeAnswer(page, change)),
    'answer.left': by('Conta', () => page.leaveAccount()),
    'row.added': by('Adicionar dependente'),
    'row.removed': by('Excluir dependente 1', () => page.clickIcon('Excluir dependente 1')),
    'row.restored': by('Desfazer a exclusão de Ana Duarte', () =>
      page.clickIcon('Desfazer a exclusão de Ana Duarte'),
    ),
    // The current step is no button, and a dialog covers the steps: there only a URL requests one.
    'step.requested': after(({ step }: { step: 1 | 2 | 3 } & Case) =>
      page.isCurrentStep(STEP_TITLES[step]) || page.hasDialog()
        ? page.requestStep(step)
        : page.pickStep(STEP_TITLES[step]),
    ),
    'step.completed': by('Próximo'),
    'step.left': by('Voltar'),
    'send.requested': by('Finalizar requerimento'),
    'save.requested': by('Gravar e continuar depois'),
    'cancel.requested': by('Cancelar Requerimento'),
    'documentRows.attaching': by('Anexar Documento de identidade', () =>
      page.clickIcon('Anexar Documento de identidade'),
    ),
    'documentRows.removing': by('Excluir Carta: carta.pdf', () => page.wantRemoval('Carta: carta.pdf')),
    'documentRows.settled': after(({ case: name }: Case) =>
      name === 'termina de anexar' ? page.chooseNothing() : page.clickInDialog('Não, manter'),
    ),
    'documentRows.changed': after(({ case: name }: Case) =>
      page.uploadQueueChanges(UPLOADS[name === 'um arquivo está a caminho' ? 'under way' : 'attached']),
    ),
    'address.found': (event: AddressFound & Case) => {
      if (isCovered(now())) return page.sendRefused(event)
      follow(event.case)
      return page.postalCodeFound(event.values)
    },
    'lists.arrived': after(async ({ lists }: { lists: EnrolmentLists } & Case) => {
      await page.click('Tentar novamente')
      await page.listsArrive(lists)
    }),
    // While Próximo waits, the end of the lookup is a case of its own.
    'person.answered': after((event: PersonAnswered & Case) =>
      now().isAwaiting ? page.sendToEditor(event) : page.personAnswered(event),
    ),
    'person.settled': async (event: { readonly type: 'person.settled' } & Case) => {
      const { isAwaiting, isNamedFound } = now()
      follow(event.case)
      if (!page.isLookingUpPerson()) return page.sendToEditor(event)
      if (isNamedFound) return page.personAnswered(cases['a consulta acha Otávio em dois planos'])
      await page.personFails(new CallError({ kind: 'interrupted' }))
      if (!isAwaiting) await page.click('Tentar novamente')
    },
    'xstate.done.actor.beneficiaries': after(({ output }: { output: BeneficiariesOnFile } & Case) =>
      page.beneficiariesArrive(output),
    ),
    'versionChoice.typed': after(() => page.clickInDialog('Continuar com o que digitei')),
    'versionChoice.stored': after(() => page.takeStored()),
    'submission.stepSaved': submitted,
    'submission.changesSaved': submitted,
    'submission.keptForLater': submitted,
    'submission.sent': submitted,
    'submission.cancelled': submitted,
    'submission.refused': submitted,
    'submission.overtaken': submitted,
    'submission.dismissed': submitted,
    'xstate.error.actor.submission': after(({ error }: { error: unknown } & Case) => page.latestFails(error)),
  }
}

const isOpen = ({ status }: Expected) => status !== 'Em análise'

/** Expects what every step shows around its own part. */
function seeFrame(page: WizardPage, expected: Expected) {
  page.seeTitle(expected.title)
  page.seeText(expected.status)
  page.seeCurrentStep(expected.step)
  page.seeDialog(null)
  if (expected.isAwaiting) page.seeBusy('Próximo')
  else page.seeNothingBusy()
  page.seeAlert(expected.alert)
}

const OTAVIO = '163.728.495-00'

/** Expects the named participant of a death lump sum, and the choice of a plan. */
function seeNamed(page: WizardPage, { namedCpf, isNamedFound, isAwaiting, plan }: Expected) {
  page.seeValue('CPF do participante que faleceu', namedCpf)
  if (plan === null) page.seeNotAsked('Plano')
  else if ('text' in plan) page.seeFixed('Plano', plan.text)
  else page.seeValue('Plano', plan.value)
  const found = `Participante encontrado: ${namedCpf === OTAVIO ? 'Otávio R. L.' : 'Lúcia M. F.'}`
  if (isAwaiting) page.seeText('Consultando o CPF…')
  else if (isNamedFound) page.seeText(found)
  else page.seeNoText(found)
}

function seeLeftOver(page: WizardPage, { hasLeftOver }: Expected) {
  const notice = 'A situação deste requerimento mudou para “Em análise”.'
  if (!hasLeftOver) return page.seeNoText(notice)
  page.seeText(notice)
  page.seeText('O que você digitou e não foi gravado')
}

const isMissing = ({ identity }: Expected) => identity === 'PENDENTE'

/** What is missing to send the request; answers are listed with their step. */
function missingIn(expected: Expected): string | null {
  const { isUploading, isBankRefused, hasBank, alert } = expected
  const isBranchMarked = alert?.problems.some((problem) => problem.startsWith('Agência: ')) === true
  const names = [
    isOpen(expected) && !hasBank && `Dados: 1 campo${isBranchMarked ? ' a corrigir, falta 1' : ''}`,
    isBankRefused && 'Dados: 1 campo a corrigir',
    isUploading && 'Documento de identidade (envio não terminado)',
    !isUploading && isMissing(expected) && 'Documento de identidade',
  ].filter(Boolean)
  return names.length > 0 ? names.join('; ') : null
}

const seeSaved = (page: WizardPage, intent: string) =>
  expect(page.saves.at(-1)).toMatchObject({ intent, cpf: '52998224725', cloud: { id: 900 } })

const AT_DOCUMENTS = [
  'Cancelar Requerimento',
  'Gravar e continuar depois',
  'Voltar',
  'Finalizar requerimento',
] as const

const BUSY = {
  next: 'Próximo',
  later: 'Gravar e continuar depois',
  keep: 'Finalizar requerimento',
} as const

export const assertionsOf = (page: WizardPage, { now }: Expectations) => {
  /** Expects the step, and what it shows where nothing covers it. */
  const seeStep = (step: Expected['step'], see: (expected: Expected) => void) => () => {
    const expected = now()
    expect(expected.step).toBe(step)
    page.seeCurrentStep(step)
    if (isCovered(expected)) return
    seeFrame(page, expected)
    see(expected)
  }
  const data = seeStep('Dados', (expected) => {
    if (isOpen(expected))
      page.seeButtons('Cancelar Requerimento', 'Gravar e continuar depois', 'Voltar', 'Próximo')
    else page.seeButtons('Voltar')
    page.seeEditable('Banco', isOpen(expected))
    page.seeEditable('CEP', isOpen(expected))
    if (expected.title === 'Pecúlio por morte') return seeNamed(page, expected)
    page.seeEditable('Benefício', expected.status === 'Em elaboração')
    page.seeFolded('Recebimento', expected.isBankFolded)
    page.seeValue('Banco', expected.hasBank ? '001' : '')
    page.seeValue('Conta', expected.account)
    page.seeDependants(expected.dependants)
    const removed = 'Você excluiu: Ana Duarte'
    if (expected.isAnaRemoved) page.seeText(removed)
    else page.seeNoText(removed)
    seeLeftOver(page, expected)
  })
  return {
    escalated: () => page.seeEscalated(cases['a sessão expira ao ler a versão gravada'].error),
    'editing.step.data.answering': () => {
      expect(now().isAwaiting).toBe(false)
      data()
    },
    'editing.step.data.awaitingPerson': () => {
      expect(now().isAwaiting).toBe(true)
      data()
    },
    'editing.step.declaration.consulting': seeStep('Declaração de beneficiários', () => {
      page.seeText('Consultando os beneficiários do seu cadastro')
      page.seeText('consultando…')
      page.seeOff('Próximo', true)
      page.seeText('Aguarde a consulta dos seus beneficiários.')
      expect(page.consultations.at(-1)).toEqual({ personId: 501, planId: 1 })
    }),
    'editing.step.declaration.declaring': seeStep('Declaração de beneficiários', (expected) => {
      page.seeText('Caio Duarte')
      page.seeText('111.444.777-35')
      const question = 'Declaro esta pessoa como beneficiária'
      if (isOpen(expected)) expect(page.field(question).checked).toBe(expected.isCaioDeclared)
      else page.seeFixed(question, expected.isCaioDeclared ? 'Sim' : 'Não')
    }),
    'editing.step.documents': seeStep('Documentos', (expected) => {
      if (isOpen(expected)) page.seeButtons(...AT_DOCUMENTS)
      else page.seeButtons('Voltar', 'Finalizar requerimento')
      page.seeMissing(missingIn(expected))
      if (isOpen(expected) && expected.title !== 'Pecúlio por morte')
        page.seeFolded('Recebimento', expected.isBankFolded)
      page.seeDisabled('Finalizar requerimento', !isOpen(expected))
      if (!isOpen(expected)) page.seeText('Agora não há nada a enviar.')
      page.seeOff('Finalizar requerimento', isOpen(expected) && (isMissing(expected) || expected.isUploading))
      if (expected.identity) page.seeText(expected.identity)
      if (expected.identity === 'EM ANÁLISE') page.seeText('identidade.pdf')
      page.seeLetters(
        expected.hasLetter
          ? ['Carta | Arquivocarta.pdfVerBaixar | SituaçãoAnexadoEM ANÁLISE(ainda não enviado) | Excluir']
          : [],
      )
    }),
    'editing.task.none': () => {
      expect(isCovered(now())).toBe(false)
      expect(isOpen(now())).toBe(true)
    },
    'editing.task.closed': () => {
      expect(isCovered(now())).toBe(false)
      expect(isOpen(now())).toBe(false)
    },
    'editing.task.attaching': () => {
      expect(now().isAttaching).toBe(true)
      page.seeDialog('Anexar documento')
      page.seeButtons(...AT_DOCUMENTS)
    },
    'editing.task.removing': () => {
      expect(now().isRemoving).toBe(true)
      page.seeDialog('Excluir o documento deste requerimento?')
      page.seeInDialog('Carta: carta.pdf')
      page.seeInDialog('Ele continua em Meus documentos.')
      page.seeText('EM ANÁLISE')
      expect(page.heard.notices).toEqual([])
    },
    'editing.task.choosingVersion': () => {
      const { versionChoice, isUnsaved } = now()
      page.seeDialog('O requerimento foi gravado em outro lugar')
      if (required(versionChoice, 'version choice') === 'with the other account')
        page.seeInDialog('ContaEstá gravado: 999')
      if (isUnsaved) page.seeDialogButtons('Usar a versão gravada', 'Continuar com o que digitei')
      else page.seeDialogButtons('Ver a versão gravada')
    },
    'editing.task.submitting': () => seeSubmitting(page, now()),
    ended: () => seeGone(page, required(now().ending, 'ending')),
  }
}

function seeSubmitting(page: WizardPage, expected: Expected) {
  const submission = required(expected.submission, 'submission')
  if (submission === 'send') return seeSendQuestion(page, expected)
  if (submission === 'cancel') return seeCancelQuestion(page, expected)
  page.seeBusy(BUSY[submission])
  page.seeDialog(null)
  seeSaved(page, 'L')
}

function seeSendQuestion(page: WizardPage, { identity }: Expected) {
  page.seeDialog('Finalizar o requerimento 2026-000007 e enviar para análise?')
  page.seeInDialog('Benefício de aposentadoria')
  if (identity) page.seeInDialog('Seus documentosDocumento de identidade: identidade.pdf')
  page.seeDialogButtons('Ainda não', 'Finalizar e enviar')
}

function seeCancelQuestion(page: WizardPage, { status }: Expected) {
  page.seeDialog('Deseja cancelar o requerimento?')
  page.seeText('O cancelamento não pode ser desfeito.')
  const warning = 'o fundo já começou a analisá-lo'
  if (status === 'Em exigência') page.seeText(warning)
  else page.seeNoText(warning)
}

const ENDINGS = {
  sent: { intent: 'A', text: 'Requerimento enviado para análise!' },
  kept: { intent: 'L', text: 'Rascunho gravado. Protocolo 2026-000007.' },
  cancelled: { intent: 'N', text: 'Requerimento cancelado com sucesso!' },
} as const

/** Expects the list, with a green notice. */
function seeGone(page: WizardPage, ending: keyof typeof ENDINGS) {
  const { intent, text } = ENDINGS[ending]
  seeSaved(page, intent)
  expect(page.heard.notices.at(-1)).toEqual({ type: 'notice.given', text, tone: 'success' })
  expect(page.heard.router.at(-1)).toMatchObject({ type: 'route.wanted', path: '/', replace: false })
}
