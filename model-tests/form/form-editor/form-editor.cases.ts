import { CallError, type Problem } from '#domain/call-failure.ts'
import { closes, type DialogRow } from '#tools/chart-paths/dialog-row.ts'
import {
  ana,
  attachedIdentity,
  beneficiariesOnFile,
  declaredPerson,
  elsewhere,
  identity,
  lucia,
  savedReply,
  withoutBank,
} from '#tools/samples/wizard.ts'
import { lists } from '../form-options/form-options.cases.ts'

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
  'clica no clipe': { type: 'documentRows.attaching' },
  'clica em Finalizar requerimento': { type: 'send.requested' },
  'clica em Gravar e continuar depois': { type: 'save.requested' },
  'clica em Cancelar Requerimento': { type: 'cancel.requested' },
  'clica em Excluir': { type: 'documentRows.removing' },
} as const

const refusedWith = (message: string | null, ...problems: readonly Problem[]) =>
  ({ type: 'submission.refused', message, problems }) as const

const aboutBank = { path: 'detalhes.banco', message: 'Banco não aceito' } as const
const aboutCaio = {
  path: `beneficiarios.${declaredPerson.id}.selecionado`,
  message: 'Pessoa não aceita',
} as const

const lackingIdentity = {
  rowId: identity.id,
  dependantId: null,
  typeId: identity.typeId,
  sameAs: null,
  name: 'Documento de identidade (envio não terminado)',
}

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
  'o que mudou é gravado': {
    type: 'submission.changesSaved',
    reply: savedReply({ documents: [attachedIdentity] }),
  },
  'o que mudou é gravado e pede outro documento': {
    type: 'submission.changesSaved',
    reply: savedReply({ documents: [identity] }),
  },
  'o rascunho é gravado': { type: 'submission.stepSaved', reply: savedReply() },
  'o rascunho é gravado para depois': { type: 'submission.keptForLater', reply: savedReply() },
  'o rascunho é gravado em exigência': { type: 'submission.stepSaved', reply: savedReply({ status: 'E' }) },
  'a gravação é recusada por causa do banco': refusedWith('Confira os dados bancários.', aboutBank),
  'a gravação é recusada por quem foi declarado': refusedWith('Confira a declaração.', aboutCaio),
  'a gravação é recusada': refusedWith('O requerimento já foi enviado.'),
  'outro gravou antes, com outra conta': {
    type: 'submission.overtaken',
    loaded: elsewhere({ request: { version: 5 } }),
  },
  'outro gravou e enviou antes': {
    type: 'submission.overtaken',
    loaded: elsewhere({ request: { version: 6, status: 'A', statusName: 'Em análise' } }),
  },
  'a sessão expira ao ler a versão gravada': {
    type: 'xstate.error.actor.submission',
    error: new CallError({ kind: 'expired' }),
  },
  'desiste da pergunta': { type: 'submission.dismissed' },
  'o requerimento é enviado': { type: 'submission.sent' },
  'o requerimento é cancelado': { type: 'submission.cancelled' },
  'pergunta-se se sai': { type: 'leave.asked' },
  'responde que fica': { type: 'leave.answered' },
  'é hora de gravar sozinho': { type: 'autosave.due' },
  'grava-se sozinho o que havia': { type: 'autosave.done', sent: withoutBank, reply: savedReply() },
  'termina de anexar': { type: 'documentRows.settled' },
  'um arquivo está a caminho': {
    type: 'documentRows.changed',
    documents: [identity],
    lacking: [lackingIdentity],
  },
  'o documento é anexado': { type: 'documentRows.changed', documents: [attachedIdentity], lacking: [] },
  'continua com o que digitou': { type: 'versionChoice.typed' },
  'usa a versão gravada': { type: 'versionChoice.stored' },
  'desiste de excluir': { type: 'documentRows.settled' },
} as const

export const cases = { ...gestures, ...answers }

export type CaseName = keyof typeof cases

const STEP_ONE = '/requerimento01/7/1/1'
const OVERTAKEN = 'O requerimento foi gravado em outro lugar'
const CHOOSING = 'editing.step.data.answering + editing.task.choosingVersion'
const SENDING = 'editing.step.documents + editing.task.submitting'

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/screens/wizard/conflict-dialog.tsx',
    dialog: OVERTAKEN,
    state: CHOOSING,
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
      'Usar a versão gravada': [null, 'editing.step.data.answering + editing.task.none'],
      'Continuar com o que digitei': [null, 'editing.step.data.answering + editing.task.none'],
    },
    escape: [OVERTAKEN, CHOOSING],
    back: ['/', 'Voltar sem gravar?', CHOOSING],
  },
  {
    file: 'ui/parts/send-question.tsx',
    dialog: 'Finalizar o requerimento 2026-000007 e enviar para análise?',
    state: SENDING,
    spoken: [
      [
        'Benefício de aposentadoria Depois do envio, o requerimento só pode ser alterado se o fundo pedir.',
        'button: Ainda não',
      ],
    ],
    buttons: {
      'Ainda não': closes('editing.step.documents + editing.task.none'),
      Conferir: closes('editing.step.documents + editing.task.none'),
      'Finalizar e enviar': [null, SENDING],
    },
    escape: closes('editing.step.documents + editing.task.none'),
    back: [STEP_ONE, ...closes('editing.step.documents + editing.task.none')],
  },
]
