import { CallError } from '#domain/call-failure.ts'

import { loadedWith, notFound } from '../support/load-port.ts'
import {
  attachedIdentity,
  beneficiariesOnFile,
  declaredPerson,
  elsewhere,
  identity,
  kept,
  letter,
  loaded,
  lucia,
  lumpSum,
  refused,
  saved,
  stale,
  unsaved,
  withAccount,
  withDeclaration,
  withoutBank,
} from './wizard.samples.ts'

const slot = {
  requestId: 7,
  rowId: identity.id,
  dependantId: null,
  documentTypeId: identity.typeId,
  title: identity.typeName,
}

export const file = new File(['%PDF-1.7'], 'identidade.pdf')

/** A row of the same number, of another request. */
const slotOfAnother = { ...slot, requestId: 8 }

const attached = { type: 'document.attached', slot, documentId: 70, storeId: 'ged-70' } as const

const ana = {
  id: 61,
  values: {
    nome: 'Ana Duarte',
    cpf: '11144477735',
    data_nascimento: '2010-04-05',
    sexo: 'F',
    dependencia: '4',
  },
}

const arrives = (output: ReturnType<typeof loaded>) =>
  ({ type: 'xstate.done.actor.loadRequest', output: loadedWith(output) }) as const

/** How the request that was asked for arrives, or does not. */
const arrivals = {
  'volta o que foi digitado, sem o banco': arrives({
    ...unsaved,
    draft: kept(withoutBank, { version: null }),
  }),
  'volta o que foi digitado, e a conta mudou em outro lugar': arrives(
    elsewhere({ draft: kept(withAccount('111', withoutBank), { stored: withoutBank }) }),
  ),
  'volta o que foi digitado, mas o requerimento foi enviado em outro lugar': arrives(
    elsewhere({
      request: { status: 'A', statusName: 'Em análise' },
      draft: kept(withAccount('111', withoutBank), { stored: withoutBank }),
    }),
  ),
  'chega um rascunho sem o banco': arrives(loaded({ answers: withoutBank })),
  'chega um rascunho com a dependente Ana': arrives(
    loaded({ answers: { ...withoutBank, dependentes: [ana] } }),
  ),
  'chega um rascunho com o beneficiário Caio': arrives(
    loaded({ answers: { ...withoutBank, beneficiarios: [declaredPerson] } }),
  ),
  'chega um rascunho ao qual falta um documento': arrives(loaded({ documents: [identity] })),
  'chega um rascunho com os documentos': arrives(loaded({ documents: [attachedIdentity] })),
  'chega um rascunho com uma carta complementar': arrives(
    loaded({ documents: [identity], complementary: [letter] }),
  ),
  'chega um rascunho sem o banco, mas com os documentos': arrives(
    loaded({ answers: withoutBank, documents: [attachedIdentity] }),
  ),
  'chega um requerimento em exigência': arrives(
    loaded({ answers: withoutBank, request: { status: 'E', statusName: 'Em exigência' } }),
  ),
  'chega um requerimento em análise': arrives(
    loaded({
      answers: withDeclaration,
      documents: [attachedIdentity],
      request: { status: 'A', statusName: 'Em análise' },
    }),
  ),
  'chega um requerimento de um tipo sem tela': arrives(
    loaded({ request: { typeId: 15, typeName: 'Portabilidade de saída' } }),
  ),
  'chega um requerimento da área do participante': arrives(
    loaded({ request: { typeId: 14, typeName: 'Recadastramento' } }),
  ),
  'chega um pedido de pecúlio que nomeia Lúcia': arrives(lumpSum()),
  'o requerimento não existe': { type: 'xstate.done.actor.loadRequest', output: notFound },
} as const

/** What the participant does. */
const gestures = {
  'escolhe o banco': { type: 'answer.changed', part: 'detalhes', name: 'banco', value: '001' },
  'desfaz a escolha do banco': { type: 'answer.changed', part: 'detalhes', name: 'banco', value: '' },
  'digita o CEP': { type: 'answer.changed', part: 'endereco', name: 'cep', value: '70040010' },
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
  'clica em Próximo': { type: 'proceed' },
  'clica em Voltar': { type: 'back' },
  'vai à etapa 1': { type: 'step.requested', step: 1 },
  'vai à etapa 2': { type: 'step.requested', step: 2 },
  'vai à etapa 3': { type: 'step.requested', step: 3 },
  'clica no clipe': { type: 'paperclip.clicked', slot },
  'solta um arquivo na linha': { type: 'files.dropped', slot, files: [file] },
  'clica em Finalizar requerimento': { type: 'finalize' },
  'confirma o envio': { type: 'send.confirmed' },
  'desiste de enviar': { type: 'send.dismissed' },
  'clica em Cancelar Requerimento': { type: 'cancel' },
  'confirma o cancelamento': { type: 'cancel.confirmed' },
  'desiste de cancelar': { type: 'cancel.dismissed' },
  'continua com o que digitou': { type: 'typed.chosen' },
  'usa a versão gravada': { type: 'stored.chosen' },
} as const

/** What the network answers, and whoever else tells the request something. */
const answers = {
  'o CEP responde': {
    type: 'address.found',
    values: { endereco: 'SBN Quadra 2', bairro: 'Asa Norte', cidade: 'Brasília', estado: 'DF' },
  },
  'o CEP não existe': { type: 'address.unknown' },
  'a consulta do CEP cai': { type: 'address.unavailable' },
  'a consulta acha Lúcia em dois planos': { type: 'person.answered', person: lucia },
  'a consulta acha Lúcia em um só plano': {
    type: 'person.answered',
    person: { ...lucia, plans: lucia.plans.slice(0, 1) },
  },
  'já foram consultados CPFs demais': {
    type: 'person.unanswered',
    sentence: 'Muitas tentativas. Tente novamente em 3 horas.',
  },
  'os beneficiários chegam': { type: 'xstate.done.actor.beneficiaries', output: beneficiariesOnFile },
  'o que mudou é gravado': {
    type: 'xstate.done.actor.saveFirst',
    output: saved({ documents: [attachedIdentity] }),
  },
  'o que mudou é gravado e pede outro documento': {
    type: 'xstate.done.actor.saveFirst',
    output: saved({ documents: [identity] }),
  },
  'o que mudou é recusado': { type: 'xstate.done.actor.saveFirst', output: refused },
  'o rascunho é gravado': { type: 'xstate.done.actor.saveRequest', output: saved() },
  'o rascunho é gravado em exigência': {
    type: 'xstate.done.actor.saveRequest',
    output: saved({ status: 'E' }),
  },
  'o rascunho é recusado': { type: 'xstate.done.actor.saveRequest', output: refused },
  'o rascunho já foi gravado em outro lugar': { type: 'xstate.done.actor.saveRequest', output: stale },
  'o que mudou já foi gravado em outro lugar': { type: 'xstate.done.actor.saveFirst', output: stale },
  'o que ia ser enviado já foi gravado em outro lugar': {
    type: 'xstate.done.actor.sendRequest',
    output: stale,
  },
  'o que ia ser cancelado já foi gravado em outro lugar': {
    type: 'xstate.done.actor.cancelRequest',
    output: stale,
  },
  'chega a versão gravada, com outra conta': { type: 'xstate.done.actor.loadLatest', output: elsewhere() },
  'chega a versão gravada, já enviada': {
    type: 'xstate.done.actor.loadLatest',
    output: elsewhere({ request: { status: 'A', statusName: 'Em análise' } }),
  },
  'a versão gravada não chega': {
    type: 'xstate.error.actor.loadLatest',
    error: new CallError({ kind: 'interrupted' }),
  },
  'a sessão expira ao ler a versão gravada': {
    type: 'xstate.error.actor.loadLatest',
    error: new CallError({ kind: 'expired' }),
  },
  'escolhe um arquivo': { type: 'xstate.done.actor.uploadChooser', output: { kind: 'file', file } },
  'prefere a nuvem': { type: 'xstate.done.actor.uploadChooser', output: { kind: 'cloud' } },
  'desiste de anexar': { type: 'xstate.done.actor.uploadChooser', output: { kind: 'cancelled' } },
  'um arquivo está a caminho': { type: 'transfers.changed', slots: [slot] },
  'um arquivo de outro requerimento está a caminho': {
    type: 'transfers.changed',
    slots: [slotOfAnother],
  },
  'o envio deste requerimento para': { type: 'transfer.stopped', slot, refusal: null },
  'o envio de outro requerimento para': {
    type: 'transfer.stopped',
    slot: slotOfAnother,
    refusal: null,
  },
  'nada mais está a caminho': { type: 'transfers.changed', slots: [] },
  'o documento é anexado': { ...attached, fileName: 'identidade.pdf' },
  'um documento de outro requerimento é anexado': {
    ...attached,
    slot: slotOfAnother,
    fileName: 'de-outro.pdf',
  },
  'a carta complementar é excluída': { type: 'complementary.removed', id: letter.id },
  'o envio dá certo': { type: 'xstate.done.actor.sendRequest', output: saved({ status: 'A' }) },
  'o envio é recusado': { type: 'xstate.done.actor.sendRequest', output: refused },
  'o cancelamento dá certo': { type: 'xstate.done.actor.cancelRequest', output: saved({ status: 'N' }) },
  'o cancelamento é recusado': {
    type: 'xstate.done.actor.cancelRequest',
    output: { kind: 'refused', status: 422, message: 'O requerimento já foi enviado.', problems: [] },
  },
} as const

export const cases = { ...arrivals, ...gestures, ...answers }

export type CaseName = keyof typeof cases
