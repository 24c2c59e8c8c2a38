import { expect } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import type { AnswerChange } from '#domain/forms/answers.ts'
import type { BeneficiariesOnFile } from '#machines/beneficiaries/index.ts'
import type { ComplementaryRemoved } from '#machines/complementary/index.ts'
import type { LoadOutcome } from '#machines/load/index.ts'
import type { PersonAnswered, PersonUnanswered } from '#machines/person-lookup/index.ts'
import type { DocumentAttached, TransferStopped, TransfersChanged } from '#machines/transfers/index.ts'
import type { UploadChooserOutput } from '#machines/upload-chooser/index.ts'
import type { LoadedRequest } from '#machines/wizard/index.ts'
import type { WriteOutcome } from '#machines/write/index.ts'

import type { WizardPage } from './wizard.page.tsx'

const STEP_TITLES = { 1: 'Dados', 2: 'Declaração de beneficiários', 3: 'Documentos' } as const

/** How each stimulus of the models is given on the rendered screen. */
export const driversOf = (page: WizardPage) => ({
  'answer.changed': async (change: AnswerChange) => {
    if (change.name === 'banco') await page.chooseBank(change.value)
    else if (change.name === 'cep') await page.typePostalCode(change.value)
    else if (change.name === 'cpf_participante_peculio') await page.typeNamedCpf(change.value)
    else await page.declare()
  },
  'row.added': () => page.click('Adicionar dependente'),
  'row.removed': () => page.clickIcon('Remover dependente 1'),
  'row.restored': () => page.clickIcon('Desfazer a remoção de Ana Duarte'),
  'step.requested': ({ step }: { step: 1 | 2 | 3 }) => page.pickStep(STEP_TITLES[step]),
  proceed: () => page.click('Próximo'),
  back: () => page.click('Voltar'),
  finalize: () => page.click('Finalizar requerimento'),
  'send.confirmed': () => page.clickInDialog('Finalizar e enviar'),
  'send.dismissed': () => page.clickInDialog('Ainda não'),
  cancel: () => page.click('Cancelar Requerimento'),
  'cancel.confirmed': () => page.clickInDialog('Sim, cancelar'),
  'cancel.dismissed': () => page.clickInDialog('Não, continuar'),
  'typed.chosen': () => page.clickInDialog('Continuar com o que digitei'),
  'stored.chosen': () => page.takeStored(),
  'paperclip.clicked': () => page.clickIcon('Anexar Documento de identidade'),
  'files.dropped': ({ files }: { files: readonly File[] }) => page.dropOnIdentity(files),
  'transfers.changed': (event: TransfersChanged) => page.told(event),
  'transfer.stopped': (event: TransferStopped) => page.told(event),
  'document.attached': (event: DocumentAttached) => page.told(event),
  'complementary.removed': (event: ComplementaryRemoved) => page.told(event),
  'address.found': ({ values }: { values: Record<string, string> }) => page.postalCodeFound(values),
  'address.unknown': () => page.postalCodeUnknown(),
  'address.unavailable': () => page.postalCodeFails(),
  'person.answered': (told: PersonAnswered) => page.personTold(told),
  'person.unanswered': (told: PersonUnanswered) => page.personTold(told),
  'xstate.done.actor.loadRequest': ({ output }: { output: LoadOutcome<LoadedRequest> }) =>
    output.kind === 'loaded' ? page.requestArrives(output.reply) : page.requestIsMissing(),
  'xstate.done.actor.loadLatest': ({ output }: { output: LoadedRequest }) => page.requestArrives(output),
  'xstate.error.actor.loadLatest': ({ error }: { error: unknown }) => page.requestFails(error),
  'xstate.done.actor.beneficiaries': ({ output }: { output: BeneficiariesOnFile }) =>
    page.beneficiariesArrive(output),
  'xstate.done.actor.uploadChooser': ({ output }: { output: UploadChooserOutput }) => chooseIn(page, output),
  'xstate.done.actor.saveRequest': ({ output }: { output: WriteOutcome }) => page.endSave(output),
  'xstate.done.actor.saveFirst': ({ output }: { output: WriteOutcome }) => page.endSave(output),
  'xstate.done.actor.sendRequest': ({ output }: { output: WriteOutcome }) => page.endSave(output),
  'xstate.done.actor.cancelRequest': ({ output }: { output: WriteOutcome }) => page.endSave(output),
})

function chooseIn(page: WizardPage, output: UploadChooserOutput) {
  switch (output.kind) {
    case 'file':
      return page.chooseFile(output.file)
    case 'cloud':
      return page.chooseCloud()
    case 'cancelled':
      return page.chooseNothing()
  }
}

const POSTAL_CODE_NEWS = {
  unknown: 'CEP não encontrado. Confira o número.',
  unavailable: 'Não foi possível consultar o CEP. Preencha o endereço.',
} as const

type Context = AnyMachineSnapshot['context']

/** What every step shows around its own part. */
function seeFrame(page: WizardPage, step: string, { request, alert, refusal, problems }: Context) {
  page.seeTitle(request.typeId === 5 ? 'Pecúlio por morte' : 'Benefício de aposentadoria')
  page.seeText(request.statusName)
  page.seeCurrentStep(step)
  page.seeDialog(null)
  if (alert === null) page.seeAlert(null)
  else
    page.seeAlert({
      title: {
        invalidForm: 'Problemas de preenchimento. Verifique o formulário.',
        saveRefused: 'Não foi possível salvar o requerimento.',
      }[alert as 'invalidForm' | 'saveRefused'],
      detail: refusal ?? '',
      problems: problems.map(({ message }: { message: string }) => `Banco: ${message}`),
    })
}

const WRITTEN = { '94726183591': '947.261.835-91', '16372849500': '163.728.495-00' } as const

/** Whom a death lump sum names: who was found, or why nobody was looked for. */
function seeNamed(page: WizardPage, { answers, named, lookUpTrouble }: Context) {
  const cpf: keyof typeof WRITTEN = answers.detalhes.cpf_participante_peculio
  const isFound = named?.cpf === cpf
  page.seeValue('CPF do participante que faleceu (opcional)', WRITTEN[cpf])
  if (isFound && named.plans.length === 1) page.seeFixed('Plano', 'Plano Um')
  else page.seeValue('Plano', answers.detalhes.id_plano)
  const limit = 'Muitas tentativas. Tente novamente em 3 horas.'
  const found = 'Participante encontrado: Lúcia M. F.'
  if (lookUpTrouble) page.seeText(limit)
  else page.seeNoText(limit)
  if (!lookUpTrouble && isFound) page.seeText(found)
  else page.seeNoText(found)
}

const isOpen = ({ request }: Context) => ['L', 'E'].includes(request.status)

function seeLeftOver(page: WizardPage, { leftOver }: Context) {
  const notice = 'A situação deste requerimento mudou para “Em análise”.'
  if (leftOver.length === 0) return page.seeNoText(notice)
  page.seeText(notice)
  page.seeText('O que você digitou e não foi gravado')
}

/** A file on its way holds sending back as a missing one does; an answer is named with its step. */
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
    lacks.answer && 'Dados: 1 resposta',
    lacks.refused && 'Dados: 1 resposta a corrigir',
    (lacks.isUnderWay || lacks.document) && document,
  ].filter(Boolean)
  return names.length > 0 ? names.join('; ') : null
}

const seeSaved = (page: WizardPage, intent: string) =>
  expect(page.saves.at(-1)).toMatchObject({ intent, cpf: '52998224725', cloudId: 900 })

/** What is seen in each state. */
export const assertionsOf = (page: WizardPage) => ({
  loading: () => {
    page.seeText('Carregando o requerimento')
    page.seeTitle(null)
    expect(page.loads).toHaveLength(1)
  },
  unavailable: ({ context }: AnyMachineSnapshot) => {
    page.seeTitle('Tipo não disponível')
    page.seeText(
      context.request?.typeId === 14
        ? 'Este requerimento é feito na área do participante, no menu Cadastro/Recadastramento.'
        : context.request !== null
          ? 'Este formulário ainda não está disponível neste portal.'
          : 'Este tipo de requerimento não está disponível para você neste portal.',
    )
  },
  missing: () => {
    page.seeTitle('Requerimento não encontrado')
    page.seeText('Este requerimento não existe ou não é seu.')
    expect(page.heard.session).toEqual([])
  },
  'editing.data': ({ context }: AnyMachineSnapshot) => {
    seeFrame(page, 'Dados', context)
    if (isOpen(context)) page.seeButtons('Cancelar Requerimento', 'Voltar', 'Próximo')
    else page.seeButtons('Voltar')
    page.seeEditable('Banco', isOpen(context))
    page.seeEditable('CEP', isOpen(context))
    if (context.request.typeId === 5) return seeNamed(page, context)
    page.seeEditable('Benefício', context.request.status === 'L')
    page.seeDependants(context.answers.dependentes.length)
    const removed = 'Você removeu: Ana Duarte'
    if (context.removedRows.length > 0) page.seeText(removed)
    else page.seeNoText(removed)
    page.seeValue('Conta', context.answers.detalhes.conta)
    seeLeftOver(page, context)
    for (const [news, text] of Object.entries(POSTAL_CODE_NEWS)) {
      if (context.postalCodeNews === news) page.seeText(text)
      else page.seeNoText(text)
    }
  },
  'editing.declaration.consulting': ({ context }: AnyMachineSnapshot) => {
    seeFrame(page, 'Declaração de beneficiários', context)
    page.seeText('Consultando os beneficiários do seu cadastro')
    page.seeText('consultando…')
    page.seeOff('Próximo', true)
    page.seeText('Aguarde a consulta dos seus beneficiários.')
    expect(page.consultations.at(-1)).toEqual({ personId: 501, planId: 1 })
  },
  'editing.declaration.declaring': ({ context }: AnyMachineSnapshot) => {
    seeFrame(page, 'Declaração de beneficiários', context)
    page.seeText('Caio Duarte')
    page.seeText('111.444.777-35')
    const [caio] = context.answers.beneficiarios
    const isDeclared = caio.values.selecionado === 'S'
    if (isOpen(context)) expect(page.field('Declaro esta pessoa como beneficiária').checked).toBe(isDeclared)
    else page.seeFixed('Declaro esta pessoa como beneficiária', isDeclared ? 'Sim' : 'Não')
  },
  'editing.documents': ({ context }: AnyMachineSnapshot) => {
    seeFrame(page, 'Documentos', context)
    const [identity] = context.documents
    const isMissing = identity && identity.documentId === null
    const isUnderWay = context.underWay.length > 0
    if (isOpen(context)) page.seeButtons('Cancelar Requerimento', 'Voltar', 'Finalizar requerimento')
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
    if (context.complementary.length > 0) page.seeText('carta.pdf')
  },
  attaching: ({ context }: AnyMachineSnapshot) => {
    // What was dropped and can go is not asked about.
    page.seeDialog(context.dropped.length > 0 ? null : 'Anexar documento')
    page.seeButtons('Cancelar Requerimento', 'Voltar', 'Finalizar requerimento')
  },
  comparing: ({ context }: AnyMachineSnapshot) => {
    page.seeBusy(context.step === 'documents' ? 'Finalizar requerimento' : 'Próximo')
    page.seeDialog(null)
    expect(page.loads.at(-1)).toMatchObject({ requestId: 7 })
  },
  changedElsewhere: ({ context }: AnyMachineSnapshot) => {
    page.seeDialog('O requerimento foi gravado em outro lugar')
    if (context.overtaken.length > 0) page.seeInDialog('ContaEstá gravado: 999')
    if (context.hasUnsaved) page.seeDialogButtons('Usar a versão gravada', 'Continuar com o que digitei')
    else page.seeDialogButtons('Ver a versão gravada')
  },
  savingDraft: () => {
    page.seeBusy('Próximo')
    seeSaved(page, 'L')
  },
  savingFirst: () => {
    page.seeBusy('Finalizar requerimento')
    seeSaved(page, 'L')
  },
  confirmingSend: ({ context }: AnyMachineSnapshot) => {
    page.seeDialog('Finalizar o requerimento 2026-000007 e enviar para análise?')
    page.seeInDialog('Benefício de aposentadoria')
    if (context.documents.length > 0)
      page.seeInDialog('Documentos do titularDocumento de identidade: identidade.pdf')
    page.seeDialogButtons('Ainda não', 'Finalizar e enviar')
  },
  sending: () => {
    page.seeBusy('Finalizar requerimento')
    seeSaved(page, 'A')
  },
  confirmingCancel: ({ context }: AnyMachineSnapshot) => {
    page.seeDialog('Deseja cancelar o requerimento?')
    page.seeText('O cancelamento não pode ser desfeito.')
    expect(document.body.textContent.includes('o fundo já começou a analisá-lo')).toBe(
      context.request.status === 'E',
    )
  },
  cancelling: () => {
    page.seeBusy('Cancelar Requerimento')
    seeSaved(page, 'N')
  },
  sent: () => seeGone(page, 'Requerimento enviado para análise!'),
  cancelled: () => seeGone(page, 'Requerimento cancelado com sucesso!'),
})

/** Back to the list, with a green notice. */
function seeGone(page: WizardPage, text: string) {
  expect(page.heard.notices.at(-1)).toEqual({ type: 'notice.given', text, tone: 'success' })
  expect(page.heard.router.at(-1)).toMatchObject({ type: 'route.wanted', path: '/', replace: false })
}
