import { CallError, type Problem } from '#domain/call-failure.ts'
import type { UploadQueueChanged } from '#machines/documents/upload-queue/index.ts'
import type { VersionChoiceOutput } from '#machines/form/version-choice/index.ts'
import { closes, type DialogRow } from '#tools/chart-paths/dialog-row.ts'
import {
  ana,
  attachedIdentity,
  beneficiariesOnFile,
  declaredPerson,
  elsewhere,
  identity,
  letter,
  lucia,
  savedReply,
} from '#tools/samples/wizard.ts'
import { hold } from '#ui/primitives/held-files.ts'
import { lists } from '../form-options/form-options.cases.ts'

const slot = {
  requestId: 7,
  rowId: identity.id,
  dependantId: null,
  documentTypeId: identity.typeId,
  title: identity.typeName,
}

export const file = hold(new File(['%PDF-1.7'], 'identidade.pdf'))

/** The same row id, in another request. */
const slotOfAnother = { ...slot, requestId: 8 }

const document = { documentId: 70, storeId: 'ged-70' } as const

const gestures = {
  'escolhe o banco': { type: 'answer.changed', part: 'detalhes', name: 'banco', value: '001' },
  'desfaz a escolha do banco': { type: 'answer.changed', part: 'detalhes', name: 'banco', value: '' },
  'digita uma agência curta': { type: 'answer.changed', part: 'detalhes', name: 'agencia', value: '12' },
  'digita a conta com o DV': { type: 'answer.changed', part: 'detalhes', name: 'conta', value: '98765-X' },
  'sai da conta': { type: 'answer.left', part: 'detalhes', name: 'conta' },
  'digita o CEP': { type: 'answer.changed', part: 'endereco', name: 'cep', value: '70040010' },
  'digita o CEP da entidade': {
    type: 'answer.changed',
    part: 'detalhes',
    name: 'cep_entidade',
    value: '30130010',
  },
  'digita o CPF de Otávio': {
    type: 'answer.changed',
    part: 'detalhes',
    name: 'cpf_participante_peculio',
    value: '16372849500',
  },
  'declara Caio': {
    type: 'answer.changed',
    part: 'beneficiarios',
    rowId: declaredPerson.id,
    name: 'selecionado',
    value: 'S',
  },
  'adiciona um dependente': { type: 'row.added', part: 'dependentes' },
  'remove Ana': { type: 'row.removed', part: 'dependentes', rowId: ana.id },
  'traz Ana de volta': { type: 'row.restored', part: 'dependentes' },
  'clica em Próximo': { type: 'step.completed' },
  'clica em Voltar': { type: 'step.left' },
  'vai à etapa 1': { type: 'step.requested', step: 1 },
  'vai à etapa 2': { type: 'step.requested', step: 2 },
  'vai à etapa 3': { type: 'step.requested', step: 3 },
  'clica no clipe': { type: 'paperclip.clicked', slot },
  'solta um arquivo na linha': { type: 'files.dropped', slot, files: [file] },
  'clica em Finalizar requerimento': { type: 'send.requested' },
  'clica em Gravar e continuar depois': { type: 'save.requested' },
  'clica em Cancelar Requerimento': { type: 'cancel.requested' },
  'clica em Excluir': { type: 'removal.wanted', document: letter },
} as const

const ends = <const Output>(output: Output) => ({ type: 'xstate.done.actor.submission', output }) as const

const refusedWith = (message: string | null, ...problems: readonly Problem[]) =>
  ends({ kind: 'refused', message, problems } as const)

const aboutBank = { path: 'detalhes.banco', message: 'Banco não aceito' } as const
const aboutCaio = {
  path: `beneficiarios.${declaredPerson.id}.selecionado`,
  message: 'Pessoa não aceita',
} as const

const choice = (kind: VersionChoiceOutput['kind']) =>
  ({ type: 'xstate.done.actor.versionChoice', output: { kind } }) as const

const uploadQueue = (change: Omit<UploadQueueChanged, 'type'>) =>
  ({ type: 'uploadQueue.changed', ...change }) as const

const answers = {
  'o CEP responde': {
    type: 'address.found',
    path: 'endereco.cep',
    values: { endereco: 'SBN Quadra 2', bairro: 'Asa Norte', cidade: 'Brasília', estado: 'DF' },
  },
  'o CEP da entidade responde': {
    type: 'address.found',
    path: 'detalhes.cep_entidade',
    values: { endereco: 'Praça Sete', bairro: 'Centro', cidade: 'Belo Horizonte', estado: 'MG' },
  },
  'as listas chegam': { type: 'lists.arrived', lists },
  'a consulta acha Lúcia em dois planos': { type: 'person.answered', person: lucia },
  'a consulta acha Lúcia em um só plano': {
    type: 'person.answered',
    person: { ...lucia, plans: lucia.plans.slice(0, 1) },
  },
  'a consulta acha Otávio em dois planos': {
    type: 'person.answered',
    person: { ...lucia, cpf: '16372849500', name: 'Otávio R. L.' },
  },
  'a consulta termina': { type: 'person.settled' },
  'os beneficiários chegam': { type: 'xstate.done.actor.beneficiaries', output: beneficiariesOnFile },
  'o que mudou é gravado': ends({
    kind: 'saved',
    purpose: 'keep',
    reply: savedReply({ documents: [attachedIdentity] }),
  }),
  'o que mudou é gravado e pede outro documento': ends({
    kind: 'saved',
    purpose: 'keep',
    reply: savedReply({ documents: [identity] }),
  }),
  'o rascunho é gravado': ends({ kind: 'saved', purpose: 'next', reply: savedReply() }),
  'o rascunho é gravado para depois': ends({ kind: 'saved', purpose: 'later', reply: savedReply() }),
  'o rascunho é gravado em exigência': ends({
    kind: 'saved',
    purpose: 'next',
    reply: savedReply({ status: 'E' }),
  }),
  'a gravação é recusada por causa do banco': refusedWith('Confira os dados bancários.', aboutBank),
  'a gravação é recusada por quem foi declarado': refusedWith('Confira a declaração.', aboutCaio),
  'a gravação é recusada': refusedWith('O requerimento já foi enviado.'),
  'outro gravou antes, com outra conta': ends({
    kind: 'overtaken',
    loaded: elsewhere({ request: { version: 5 } }),
  }),
  'outro gravou e enviou antes': ends({
    kind: 'overtaken',
    loaded: elsewhere({ request: { version: 6, status: 'A', statusName: 'Em análise' } }),
  }),
  'a sessão expira ao ler a versão gravada': {
    type: 'xstate.error.actor.submission',
    error: new CallError({ kind: 'expired' }),
  },
  'desiste da pergunta': ends({ kind: 'dismissed' }),
  'o requerimento é enviado': ends({ kind: 'sent' }),
  'o requerimento é cancelado': ends({ kind: 'cancelled' }),
  'termina de anexar': { type: 'xstate.done.actor.attachment', output: undefined },
  'um arquivo está a caminho': uploadQueue({ pendingUploads: [slot], attached: [] }),
  'um arquivo de outro requerimento está a caminho': uploadQueue({
    pendingUploads: [slotOfAnother],
    attached: [],
  }),
  'nada mais está a caminho': uploadQueue({ pendingUploads: [], attached: [] }),
  'o documento é anexado': uploadQueue({
    pendingUploads: [],
    attached: [{ slot, ...document, fileName: 'identidade.pdf' }],
  }),
  'um documento de outro requerimento é anexado': uploadQueue({
    pendingUploads: [],
    attached: [{ slot: slotOfAnother, ...document, fileName: 'de-outro.pdf' }],
  }),
  'a exclusão dá certo': { type: 'documentRemoval.removed', id: letter.id },
  'a exclusão é recusada': { type: 'documentRemoval.refused', message: 'O documento já foi conferido.' },
  'a exclusão é recusada sem dizer por quê': { type: 'documentRemoval.refused', message: null },
  'continua com o que digitou': choice('typed'),
  'usa a versão gravada': choice('stored'),
  'desiste de excluir': { type: 'documentRemoval.dismissed' },
} as const

export const cases = { ...gestures, ...answers }

export type CaseName = keyof typeof cases

const STEP_ONE = '/requerimento01/7/1/1'
const OVERTAKEN = 'O requerimento foi gravado em outro lugar'
const REMOVAL = 'Excluir o documento deste requerimento?'

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/screens/wizard/conflict-dialog.tsx',
    dialog: OVERTAKEN,
    state: 'editing.choosingVersion',
    spoken: [
      [
        'Outra janela ou outro aparelho gravou este requerimento depois que você o abriu aqui. Se continuar, o que você digitou fica; confira e grave de novo. Se usar a versão gravada, o que digitou é descartado.',
        'button: Continuar com o que digitei',
      ],
      [
        'Outra janela ou outro aparelho gravou este requerimento depois que você o abriu aqui.',
        'button: Ver a versão gravada',
      ],
    ],
    buttons: {
      'Usar a versão gravada': [null, 'editing.steps.data'],
      'Continuar com o que digitei': [null, 'editing.steps.data'],
    },
    escape: [OVERTAKEN, 'editing.choosingVersion'],
    back: ['/', 'Voltar sem gravar?', 'editing.choosingVersion'],
  },
  {
    file: 'ui/parts/send-question.tsx',
    dialog: 'Finalizar o requerimento 2026-000007 e enviar para análise?',
    state: 'editing.submitting.overDocuments',
    spoken: [
      [
        'Benefício de aposentadoria Depois do envio, o requerimento só pode ser alterado se o fundo pedir.',
        'button: Ainda não',
      ],
    ],
    buttons: {
      'Ainda não': closes('editing.steps.documents'),
      'Finalizar e enviar': [null, 'editing.submitting.overDocuments'],
    },
    escape: closes('editing.steps.documents'),
    back: [STEP_ONE, ...closes('editing.steps.documents')],
  },
  {
    file: 'ui/screens/wizard/removal-dialog.tsx',
    dialog: REMOVAL,
    state: 'editing.removing',
    spoken: [['Carta: carta.pdf Ele continua em Meus documentos.', 'button: Não, manter']],
    buttons: {
      'Não, manter': closes('editing.steps.documents'),
      'Sim, excluir': [REMOVAL, 'editing.removing'],
    },
    escape: closes('editing.steps.documents'),
    back: [STEP_ONE, ...closes('editing.steps.documents')],
  },
  {
    file: 'ui/parts/attach-dialog.tsx',
    dialog: 'Anexar documento',
    state: 'editing.attaching',
    role: 'dialog',
    spoken: [
      ['Documento de identidade', 'radio: Enviar do aparelho'],
      ['Documento de identidade Depois deste, falta 1 documento.', 'radio: Enviar do aparelho'],
    ],
    buttons: {
      Cancelar: closes('editing.steps.documents'),
      'Anexar (prosseguir)': ['Anexar documento', 'editing.attaching'],
    },
    escape: closes('editing.steps.documents'),
    back: [STEP_ONE, ...closes('editing.steps.documents')],
  },
]
