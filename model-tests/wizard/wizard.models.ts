import { type WizardInput, type WizardSnapshot, wizardMachine } from '#machines/wizard/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { type CaseName, cases } from './wizard.cases.ts'
import { visit } from './wizard.samples.ts'

const STEPS = { data: 'etapa 1', declaration: 'etapa 2', documents: 'etapa 3' } as const
const ALERTS = { invalidForm: 'com problemas', saveRefused: 'recusado' } as const
const POSTAL_CODE = { unknown: 'CEP não encontrado', unavailable: 'CEP sem consulta' } as const

/** What tells two equal states of the wizard apart, in the words of the inventory. */
export function traitOf({ context }: WizardSnapshot): string {
  const { request, step, alert, answers, documents, postalCodeNews, hasUnsaved, leftOver } = context
  const { complementary, underWay, removedRows } = context
  const { named, lookUpTrouble } = context
  if (!request) return ''
  const traits = [
    request.id === null ? 'novo' : request.status,
    STEPS[step],
    alert && ALERTS[alert],
    postalCodeNews && POSTAL_CODE[postalCodeNews],
    answers.detalhes.banco === '' && 'sem banco',
    named && `${named.name} em ${named.plans.length}`,
    lookUpTrouble && 'CPFs demais',
    answers.detalhes.cpf_participante_peculio === '16372849500' && 'CPF de Otávio',
    request.typeId === 5 && `plano ${answers.detalhes.id_plano || 'nenhum'}`,
    answers.dependentes.length > 0 && `dependentes: ${answers.dependentes.length}`,
    removedRows.length > 0 && 'com um removido',
    answers.beneficiarios.some(({ values }) => values.selecionado === 'S') && 'Caio declarado',
    documents.some(({ documentId }) => documentId === null) && 'falta documento',
    underWay.length > 0 && 'a caminho',
    complementary.length > 0 && 'com complementares',
    // Only there it decides anything: what is sent is saved first.
    hasUnsaved && step === 'documents' && 'não gravado',
    answers.detalhes.conta === '999' && 'conta de outro lugar',
    leftOver.length > 0 && 'com o que não se grava mais',
  ]
  return traits.filter(Boolean).join(', ')
}

function modelOf<Name extends CaseName>(input: WizardInput, names: readonly Name[]) {
  const chosen = Object.fromEntries(names.map((name) => [name, cases[name]])) as Pick<typeof cases, Name>
  const model = chartModel(wizardMachine, {
    input,
    cases: chosen,
    transient: ['arriving', 'opening', 'editing.routing'],
    trait: traitOf,
    isFarEnough: ({ context }) => context.answers.dependentes.length === 2,
  })
  return { ...model, input }
}

/* One model per visit: the chart's input is fixed for all paths of a model. */

export const dataModels = {
  'um requerimento novo': () =>
    modelOf(visit({ requestId: null }), [
      'volta o que foi digitado, sem o banco',
      'escolhe o banco',
      'desfaz a escolha do banco',
      'clica em Próximo',
      'clica em Cancelar Requerimento',
      'o rascunho é gravado',
    ]),
  'um requerimento novo que é recusado': () =>
    modelOf(visit({ requestId: null }), [
      'volta o que foi digitado, sem o banco',
      'escolhe o banco',
      'clica em Próximo',
      'o rascunho é recusado',
    ]),
  'um rascunho gravado em outro lugar': () =>
    modelOf(visit({ step: 1 }), [
      'chega um rascunho sem o banco',
      'escolhe o banco',
      'clica em Próximo',
      'o rascunho já foi gravado em outro lugar',
      'chega a versão gravada, com outra conta',
      'chega a versão gravada, já enviada',
      'a versão gravada não chega',
      'a sessão expira ao ler a versão gravada',
      'continua com o que digitou',
      'usa a versão gravada',
    ]),
  'o que foi digitado volta sobre outra versão': () =>
    modelOf(visit({ step: 1 }), [
      'volta o que foi digitado, e a conta mudou em outro lugar',
      'volta o que foi digitado, mas o requerimento foi enviado em outro lugar',
      'continua com o que digitou',
      'usa a versão gravada',
    ]),
  'o CEP de um rascunho': () =>
    modelOf(visit({ step: 1 }), [
      'chega um rascunho sem o banco',
      'digita o CEP',
      'o CEP responde',
      'o CEP não existe',
      'a consulta do CEP cai',
    ]),
  'quem um rascunho de pecúlio nomeia': () =>
    modelOf(visit({ typeId: 5, step: 1 }), [
      'chega um pedido de pecúlio que nomeia Lúcia',
      'a consulta acha Lúcia em dois planos',
      'a consulta acha Lúcia em um só plano',
    ]),
  'outro que um rascunho de pecúlio nomeia': () =>
    modelOf(visit({ typeId: 5, step: 1 }), [
      'chega um pedido de pecúlio que nomeia Lúcia',
      'já foram consultados CPFs demais',
      'digita o CPF de Otávio',
    ]),
  'os dependentes de um rascunho': () =>
    modelOf(visit({ step: 1 }), [
      'chega um rascunho com a dependente Ana',
      'adiciona um dependente',
      'remove Ana',
      'traz Ana de volta',
    ]),
}

export const stepModels = {
  'as etapas de um rascunho': () =>
    modelOf(visit(), [
      'chega um rascunho sem o banco',
      'vai à etapa 1',
      'vai à etapa 2',
      'vai à etapa 3',
      'clica em Voltar',
    ]),
  'a declaração de um rascunho': () =>
    modelOf(visit({ step: 2 }), [
      'chega um rascunho com o beneficiário Caio',
      'os beneficiários chegam',
      'declara Caio',
      'clica em Próximo',
      'o rascunho é gravado',
    ]),
  'um requerimento em exigência': () =>
    modelOf(visit(), [
      'chega um requerimento em exigência',
      'escolhe o banco',
      'clica em Próximo',
      'o rascunho é gravado em exigência',
      'clica em Cancelar Requerimento',
      'desiste de cancelar',
    ]),
  'um requerimento em análise': () =>
    modelOf(visit({ step: 3 }), [
      'chega um requerimento em análise',
      'escolhe o banco',
      'declara Caio',
      'adiciona um dependente',
      'vai à etapa 1',
      'vai à etapa 2',
      'os beneficiários chegam',
      'clica em Próximo',
      'clica no clipe',
      'solta um arquivo na linha',
      'clica em Finalizar requerimento',
      'clica em Cancelar Requerimento',
      'clica em Voltar',
    ]),
}

export const documentModels = {
  'os documentos de um rascunho': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho ao qual falta um documento',
      'clica no clipe',
      'escolhe um arquivo',
      'prefere a nuvem',
      'desiste de anexar',
    ]),
  'o envio de um rascunho': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho com os documentos',
      'clica em Finalizar requerimento',
      'confirma o envio',
      'desiste de enviar',
      'o envio dá certo',
      'o envio é recusado',
      'o que ia ser enviado já foi gravado em outro lugar',
    ]),
  'um arquivo solto na linha de um rascunho': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho ao qual falta um documento',
      'solta um arquivo na linha',
      'escolhe um arquivo',
      'desiste de anexar',
    ]),
  'o que um rascunho ouve dos arquivos a caminho': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho ao qual falta um documento',
      'um arquivo está a caminho',
      'um arquivo de outro requerimento está a caminho',
      'o envio deste requerimento para',
      'o envio de outro requerimento para',
      'nada mais está a caminho',
      'o documento é anexado',
      'um documento de outro requerimento é anexado',
    ]),
  'um documento complementar de um rascunho': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho com uma carta complementar',
      'a carta complementar é excluída',
    ]),
  'os documentos de um rascunho sem o banco': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho sem o banco, mas com os documentos',
      'clica em Finalizar requerimento',
      'escolhe o banco',
      'vai à etapa 3',
      'o que mudou é gravado',
      'o que mudou é gravado e pede outro documento',
      'o que mudou é recusado',
      'o que mudou já foi gravado em outro lugar',
    ]),
  'o cancelamento de um rascunho': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho ao qual falta um documento',
      'clica em Cancelar Requerimento',
      'confirma o cancelamento',
      'desiste de cancelar',
      'o cancelamento dá certo',
      'o cancelamento é recusado',
      'o que ia ser cancelado já foi gravado em outro lugar',
      'chega a versão gravada, com outra conta',
      'usa a versão gravada',
    ]),
  'o Voltar do navegador sobre a escolha de um arquivo': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho ao qual falta um documento',
      'clica no clipe',
      'vai à etapa 1',
    ]),
  'o Voltar do navegador sobre o envio': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho com os documentos',
      'clica em Finalizar requerimento',
      'vai à etapa 1',
    ]),
  'o Voltar do navegador sobre o cancelamento': () =>
    modelOf(visit({ step: 3 }), [
      'chega um rascunho ao qual falta um documento',
      'clica em Cancelar Requerimento',
      'vai à etapa 1',
    ]),
  'um tipo que não se preenche aqui': () =>
    modelOf(visit(), [
      'chega um requerimento de um tipo sem tela',
      'chega um requerimento da área do participante',
      'o requerimento não existe',
    ]),
  'um tipo que não pode começar': () => modelOf(visit({ requestId: null, typeId: 17 }), []),
}

export const models = { ...dataModels, ...stepModels, ...documentModels }

export type WizardModel = ReturnType<(typeof models)[keyof typeof models]>
