import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventFrom } from 'xstate'
import type { Problem } from '#domain/call-failure.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type { AnswerChange } from '#domain/forms/answers.ts'
import type { StepId } from '#domain/forms/form.ts'
import type { EnrolmentLists } from '#domain/requests/facts.ts'
import type { BeneficiariesOnFile } from '#machines/beneficiaries/index.ts'
import type { DocumentRemovalOutput } from '#machines/document-removal/index.ts'
import type { EditorSnapshot, formEditorMachine } from '#machines/form-editor/index.ts'
import type { PersonAnswered } from '#machines/person-lookup/index.ts'
import type { SubmissionOutput } from '#machines/submission/index.ts'
import { required } from '#machines/support/required.ts'
import type { TransfersChanged } from '#machines/transfers/index.ts'
import type { VersionChoiceOutput } from '#machines/version-choice/index.ts'

import type { WizardPage } from '../wizard/wizard.page.tsx'
import { cases } from './form-editor.cases.ts'

const TITLES = {
  data: 'Dados',
  declaration: 'Declaração de beneficiários',
  documents: 'Documentos',
} as const

const STEP_TITLES = { 1: TITLES.data, 2: TITLES.declaration, 3: TITLES.documents } as const

type EditorEvent = EventFrom<typeof formEditorMachine>

const FIELDS: Readonly<Record<string, string>> = {
  banco: 'Banco',
  agencia: 'Agência',
  conta: 'Conta',
  cep: 'CEP',
  cpf_participante_peculio: 'CPF do participante que faleceu (opcional)',
}

export const driversOf = (page: WizardPage) => {
  /** By the control; what the screen has none for is sent to the chart, which has to refuse it. */
  const by =
    <Happening extends EditorEvent>(
      control: string,
      drive: (event: Happening) => unknown = () => page.click(control),
    ) =>
    async (event: Happening) => {
      if (page.offers(control)) await drive(event)
      else await page.sendUnasked(event)
    }
  return {
    'answer.changed': async (change: AnswerChange & { readonly type: 'answer.changed' }) => {
      const control = FIELDS[change.name] ?? 'Declaro esta pessoa como beneficiária'
      if (!page.offers(control)) await page.sendUnasked(change)
      else if (change.name === 'banco') await page.chooseBank(change.value)
      else if (change.name === 'agencia') await page.typeBranch(change.value)
      else if (change.name === 'conta') await page.typeAccount(change.value)
      else if (change.name === 'cep') await page.typePostalCode(change.value)
      else if (change.name === 'cpf_participante_peculio') await page.typeNamedCpf(change.value)
      else await page.declare()
    },
    'answer.left': () => page.leaveAccount(),
    'row.added': by('Adicionar dependente'),
    'row.removed': by('Excluir dependente 1', () => page.clickIcon('Excluir dependente 1')),
    'row.restored': by('Desfazer a exclusão de Ana Duarte', () =>
      page.clickIcon('Desfazer a exclusão de Ana Duarte'),
    ),
    // The current step is no button, so only a URL requests it.
    'step.requested': async ({ step }: { step: 1 | 2 | 3 }) => {
      if (page.isCurrentStep(STEP_TITLES[step])) await page.requestStep(step)
      else await page.pickStep(STEP_TITLES[step])
    },
    'step.completed': by('Próximo'),
    'step.left': by('Voltar'),
    'send.requested': by('Finalizar requerimento'),
    'save.requested': by('Gravar e continuar depois'),
    'cancel.requested': by('Cancelar Requerimento'),
    'paperclip.clicked': by('Anexar Documento de identidade', () =>
      page.clickIcon('Anexar Documento de identidade'),
    ),
    'files.dropped': ({ files }: { files: readonly HeldFile[] }) => page.dropOnIdentity(files),
    'removal.wanted': by('Excluir Carta: carta.pdf', () => page.wantRemoval('Carta: carta.pdf')),
    'transfers.changed': (event: TransfersChanged) => page.transfersChange(event),
    'address.found': ({ values }: { values: Record<string, string> }) => page.postalCodeFound(values),
    'lists.arrived': async ({ lists }: { lists: EnrolmentLists }) => {
      await page.click('Tentar novamente')
      await page.listsArrive(lists)
    },
    'person.answered': (event: PersonAnswered) => page.personAnswered(event),
    'xstate.done.actor.beneficiaries': ({ output }: { output: BeneficiariesOnFile }) =>
      page.beneficiariesArrive(output),
    'xstate.done.actor.attachment': () => page.chooseNothing(),
    'xstate.done.actor.versionChoice': ({ output }: { output: VersionChoiceOutput }) =>
      output.kind === 'typed' ? page.clickInDialog('Continuar com o que digitei') : page.takeStored(),
    'xstate.done.actor.documentRemoval': ({ output }: { output: DocumentRemovalOutput }) =>
      page.removalEnds(output),
    'xstate.done.actor.submission': ({ output }: { output: SubmissionOutput }) => page.submissionEnds(output),
    'xstate.error.actor.submission': ({ error }: { error: unknown }) => page.latestFails(error),
  }
}

/** The names of answers with problems in the summary. */
const ASKED = {
  'detalhes.banco': 'Banco',
  'detalhes.agencia': 'Agência',
  'beneficiarios.81.selecionado': 'Beneficiário 1, Declaro esta pessoa como beneficiária',
} as const

type Context = AnyMachineSnapshot['context']

/** Expects what every step shows around its own part. */
function seeFrame(page: WizardPage, step: string, { request, alert, refusal, problems }: Context) {
  page.seeTitle(request.typeId === 5 ? 'Pecúlio por morte' : 'Benefício de aposentadoria')
  page.seeText(request.statusName)
  page.seeCurrentStep(step)
  page.seeDialog(null)
  page.seeNothingBusy()
  if (alert === null) page.seeAlert(null)
  else
    page.seeAlert({
      title: {
        invalidForm: 'Problemas de preenchimento. Verifique o formulário.',
        saveRefused: 'Não foi possível salvar o requerimento.',
      }[alert as 'invalidForm' | 'saveRefused'],
      detail: refusal ?? '',
      problems: problems.map(
        ({ path, message }: Problem) => `${ASKED[path as keyof typeof ASKED]}: ${message}`,
      ),
    })
}

const WRITTEN = { '94726183591': '947.261.835-91', '16372849500': '163.728.495-00' } as const

/** Expects the found participant of a death lump sum, or the reason why none was looked up. */
function seeNamed(page: WizardPage, { answers, named }: Context) {
  const cpf: keyof typeof WRITTEN = answers.detalhes.cpf_participante_peculio
  const isFound = named?.cpf === cpf
  page.seeValue('CPF do participante que faleceu (opcional)', WRITTEN[cpf])
  if (isFound && named.plans.length === 1) page.seeFixed('Plano', 'Plano Um')
  else page.seeValue('Plano', answers.detalhes.id_plano)
  const found = 'Participante encontrado: Lúcia M. F.'
  if (isFound) page.seeText(found)
  else page.seeNoText(found)
}

const isOpen = ({ request }: Context) => ['L', 'E'].includes(request.status)

function seeLeftOver(page: WizardPage, { leftOver }: Context) {
  const notice = 'A situação deste requerimento mudou para “Em análise”.'
  if (leftOver.length === 0) return page.seeNoText(notice)
  page.seeText(notice)
  page.seeText('O que você digitou e não foi gravado')
}

/** A running upload prevents sending as a missing document does; a missing answer is listed with its step. */
function lackingOf(lacks: {
  answer: boolean
  refused: boolean
  document: boolean
  isUnderWay: boolean
}): string | null {
  const document = lacks.isUnderWay
    ? 'Documento de identidade (envio não terminado)'
    : 'Documento de identidade'
  const names = [
    lacks.answer && 'Dados: 1 campo',
    lacks.refused && 'Dados: 1 campo a corrigir',
    (lacks.isUnderWay || lacks.document) && document,
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

const WAITING = {
  next: 'Próximo',
  later: 'Gravar e continuar depois',
  keep: 'Finalizar requerimento',
} as const

export const assertionsOf = (page: WizardPage) => ({
  escalated: () => page.seeEscalated(cases['a sessão expira ao ler a versão gravada'].error),
  'editing.steps.data': ({ context }: AnyMachineSnapshot) => {
    seeFrame(page, 'Dados', context)
    if (isOpen(context))
      page.seeButtons('Cancelar Requerimento', 'Gravar e continuar depois', 'Voltar', 'Próximo')
    else page.seeButtons('Voltar')
    page.seeEditable('Banco', isOpen(context))
    page.seeEditable('CEP', isOpen(context))
    if (context.request.typeId === 5) return seeNamed(page, context)
    page.seeEditable('Benefício', context.request.status === 'L')
    page.seeDependants(context.answers.dependentes.length)
    const removed = 'Você excluiu: Ana Duarte'
    if (context.removedRows.length > 0) page.seeText(removed)
    else page.seeNoText(removed)
    page.seeValue('Conta', context.answers.detalhes.conta)
    seeLeftOver(page, context)
  },
  'editing.steps.declaration.consulting': ({ context }: AnyMachineSnapshot) => {
    seeFrame(page, 'Declaração de beneficiários', context)
    page.seeText('Consultando os beneficiários do seu cadastro')
    page.seeText('consultando…')
    page.seeOff('Próximo', true)
    page.seeText('Aguarde a consulta dos seus beneficiários.')
    expect(page.consultations.at(-1)).toEqual({ personId: 501, planId: 1 })
  },
  'editing.steps.declaration.declaring': ({ context }: AnyMachineSnapshot) => {
    seeFrame(page, 'Declaração de beneficiários', context)
    page.seeText('Caio Duarte')
    page.seeText('111.444.777-35')
    const [caio] = context.answers.beneficiarios
    const isDeclared = caio.values.selecionado === 'S'
    if (isOpen(context)) expect(page.field('Declaro esta pessoa como beneficiária').checked).toBe(isDeclared)
    else page.seeFixed('Declaro esta pessoa como beneficiária', isDeclared ? 'Sim' : 'Não')
  },
  'editing.steps.documents': ({ context }: AnyMachineSnapshot) => {
    seeFrame(page, 'Documentos', context)
    const [identity] = context.documents
    const isMissing = identity && identity.documentId === null
    const isUnderWay = context.underWay.length > 0
    if (isOpen(context)) page.seeButtons(...AT_DOCUMENTS)
    else page.seeButtons('Voltar', 'Finalizar requerimento')
    page.seeMissing(
      lackingOf({
        answer: isOpen(context) && context.answers.detalhes.banco === '',
        refused: context.refused.length > 0,
        document: isMissing,
        isUnderWay,
      }),
    )
    page.seeDisabled('Finalizar requerimento', !isOpen(context))
    if (!isOpen(context)) page.seeText('Agora não há nada a enviar.')
    page.seeOff('Finalizar requerimento', isOpen(context) && (isMissing || isUnderWay))
    if (identity) page.seeText(identity.documentId === null ? 'PENDENTE' : 'EM ANÁLISE')
    if (identity?.documentId) page.seeText('identidade.pdf')
    page.seeNoText('de-outro.pdf')
    page.seeLetters(
      context.complementary.length > 0
        ? ['Carta | Arquivocarta.pdfVerBaixar | SituaçãoEM ANÁLISE | Excluir']
        : [],
    )
    page.seeRefusal(context.removalRefusal)
  },
  'editing.attaching': ({ children }: EditorSnapshot) => {
    const { dropped } = required(children.attachment, 'attachment').getSnapshot().context
    page.seeCurrentStep('Documentos')
    // A dropped file that can be sent opens no dialog.
    page.seeDialog(dropped.length > 0 ? null : 'Anexar documento')
    page.seeButtons(...AT_DOCUMENTS)
  },
  'editing.removing': () => {
    page.seeCurrentStep('Documentos')
    page.seeDialog('Excluir o documento deste requerimento?')
    page.seeInDialog('Carta: carta.pdf')
    page.seeInDialog('Ele continua em Meus documentos.')
    page.seeText('EM ANÁLISE')
    expect(page.heard.notices).toEqual([])
  },
  'editing.choosingVersion': ({ context }: AnyMachineSnapshot) => {
    page.seeCurrentStep(TITLES[context.at as StepId])
    page.seeDialog('O requerimento foi gravado em outro lugar')
    if (context.overtaken.length > 0) page.seeInDialog('ContaEstá gravado: 999')
    if (context.hasUnsaved) page.seeDialogButtons('Usar a versão gravada', 'Continuar com o que digitei')
    else page.seeDialogButtons('Ver a versão gravada')
  },
  'editing.submitting.overData': (snapshot: EditorSnapshot) => seeSubmitting(page, TITLES.data, snapshot),
  'editing.submitting.overDeclaration': (snapshot: EditorSnapshot) =>
    seeSubmitting(page, TITLES.declaration, snapshot),
  'editing.submitting.overDocuments': (snapshot: EditorSnapshot) =>
    seeSubmitting(page, TITLES.documents, snapshot),
  ended: () => seeGone(page),
})

function seeSubmitting(page: WizardPage, step: string, { context, children }: EditorSnapshot) {
  page.seeCurrentStep(step)
  const { purpose } = required(children.submission, 'submission').getSnapshot().context
  if (purpose === 'send') return seeSendQuestion(page, context)
  if (purpose === 'cancel') return seeCancelQuestion(page, context)
  page.seeBusy(WAITING[purpose])
  page.seeDialog(null)
  seeSaved(page, 'L')
}

function seeSendQuestion(page: WizardPage, { documents }: Context) {
  page.seeDialog('Finalizar o requerimento 2026-000007 e enviar para análise?')
  page.seeInDialog('Benefício de aposentadoria')
  if (documents.length > 0) page.seeInDialog('Seus documentosDocumento de identidade: identidade.pdf')
  page.seeDialogButtons('Ainda não', 'Finalizar e enviar')
}

function seeCancelQuestion(page: WizardPage, { request }: Context) {
  page.seeDialog('Deseja cancelar o requerimento?')
  page.seeText('O cancelamento não pode ser desfeito.')
  expect(document.body.textContent.includes('o fundo já começou a analisá-lo')).toBe(request.status === 'E')
}

const GONE = {
  A: 'Requerimento enviado para análise!',
  L: 'Rascunho gravado. Protocolo 2026-000007.',
  N: 'Requerimento cancelado com sucesso!',
} as const

/** Expects the list, with a green notice for the purpose of the last save. */
function seeGone(page: WizardPage) {
  const { intent } = required(page.saves.at(-1) ?? null, 'save')
  seeSaved(page, intent)
  const text = GONE[intent]
  expect(page.heard.notices.at(-1)).toEqual({ type: 'notice.given', text, tone: 'success' })
  expect(page.heard.router.at(-1)).toMatchObject({ type: 'route.wanted', path: '/', replace: false })
}
