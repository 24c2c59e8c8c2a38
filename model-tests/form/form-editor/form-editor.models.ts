import { differsFromStored } from '#domain/filled-requests/versions.ts'
import { type EditorInput, type EditorSnapshot, formEditorMachine } from '#machines/form/form-editor/index.ts'
import type { SubmissionInput } from '#machines/form/submission/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { built } from '#tools/chart-paths/chart-model.ts'
import { reference, requests, visit } from '#tools/samples/wizard.ts'
import { define } from '../../../tools/chart-paths/chart-model.ts'
import { type CaseName, cases } from './form-editor.cases.ts'

const ALERTS = { invalidForm: 'com problemas', saveRefused: 'recusado' } as const
const PURPOSES = {
  next: 'para a próxima etapa',
  keep: 'antes de enviar',
  later: 'para depois',
  send: 'para enviar',
  cancel: 'para cancelar',
} as const

export function traitOf(snapshot: EditorSnapshot): string {
  const { context, children } = snapshot
  const { documents, lacking, filled, orphanedAnswers } = context
  const {
    request,
    alert,
    answers,
    removedRows,
    facts: { named },
  } = filled
  const purpose = children.submission?.getSnapshot().context.purpose
  const traits = [
    request.id === null ? 'novo' : request.status,
    purpose && PURPOSES[purpose],
    alert && ALERTS[alert],
    answers.detalhes.banco === '' && 'sem banco',
    answers.detalhes.agencia === '12' && 'agência curta',
    named && `${named.name} em ${named.plans.length}`,
    answers.detalhes.cpf_participante_peculio === '16372849500' && 'CPF de Otávio',
    request.typeId === 5 && `plano ${answers.detalhes.id_plano || 'nenhum'}`,
    answers.dependentes.length > 0 && `dependentes: ${answers.dependentes.length}`,
    removedRows.length > 0 && 'com um removido',
    answers.beneficiarios.some(({ values }) => values.selecionado === 'S') && 'Caio declarado',
    documents.some(({ documentId }) => documentId === null) && 'falta documento',
    lacking.length > 0 && 'a caminho',
    // It only matters there: the request is saved before it is sent.
    differsFromStored(filled) && snapshot.matches({ editing: { step: 'documents' } }) && 'não gravado',
    answers.detalhes.conta?.startsWith('98765') && `conta ${answers.detalhes.conta}`,
    answers.detalhes.conta === '999' && 'conta de outro lugar',
    request.typeId === 10 && `entidade em ${answers.detalhes.cidade_entidade}`,
    children.formOptions && `patrocinadora ${answers.detalhes.nome_empresa}`,
    orphanedAnswers.length > 0 && 'com o que não se grava mais',
  ]
  return traits.filter(Boolean).join(', ')
}

/** One of the sample requests, at the step of the URL. */
export const opened = (name: keyof typeof requests, step: number | null = null): EditorInput => {
  const { participant, cloud } = visit()
  return { participant, cloud, reference, step, loaded: requests[name] }
}

/** The outcomes of a submission by its purpose. */
const ENDS = {
  next: ['stepSaved', 'refused', 'overtaken'],
  keep: ['changesSaved', 'refused', 'overtaken'],
  later: ['keptForLater', 'refused', 'overtaken'],
  send: ['sent', 'refused', 'overtaken', 'dismissed'],
  cancel: ['cancelled', 'refused', 'overtaken', 'dismissed'],
} as const satisfies Record<SubmissionInput['purpose'], readonly string[]>

function isPossible(snapshot: EditorSnapshot, { type }: (typeof cases)[CaseName]): boolean {
  const { children, context } = snapshot
  if (type === 'documentRows.attaching' || type === 'documentRows.removing')
    return snapshot.matches({ editing: { step: 'documents' } })
  if (type.startsWith('versionChoice.')) {
    if (children.versionChoice === undefined) return false
    return type === 'versionChoice.stored' || differsFromStored(context.filled)
  }
  if (!type.startsWith('submission.')) return true
  const purpose = children.submission?.getSnapshot().context.purpose
  return purpose !== undefined && ENDS[purpose].some((end) => type === `submission.${end}`)
}

function modelOf<Name extends CaseName>(
  input: EditorInput,
  names: readonly Name[],
  isFarEnough: (snapshot: EditorSnapshot) => boolean = () => false,
) {
  const chosen = Object.fromEntries(names.map((name) => [name, cases[name]])) as Pick<typeof cases, Name>
  return define(formEditorMachine, {
    input,
    cases: chosen,
    transient: ['editing.step.arriving', 'editing.step.declaration.arriving', 'editing.task.arriving'],
    trait: traitOf,
    isPossible,
    isFarEnough,
  })
}

/* One model per visit: all paths of a model share the chart's input. */

const dataModels = {
  'um requerimento novo': () =>
    modelOf(opened('um requerimento novo, sem o banco'), [
      'escolhe o banco',
      'desfaz a escolha do banco',
      'clica em Próximo',
      'clica em Cancelar Requerimento',
      'o rascunho é gravado',
    ]),
  'um requerimento novo que é recusado': () =>
    modelOf(opened('um requerimento novo, sem o banco'), [
      'escolhe o banco',
      'clica em Próximo',
      'a gravação é recusada por causa do banco',
    ]),
  'um requerimento novo que se grava para continuar depois': () =>
    modelOf(opened('um requerimento novo, sem o banco'), [
      'digita uma agência curta',
      'clica em Gravar e continuar depois',
      'o rascunho é gravado para depois',
      'a gravação é recusada',
    ]),
  'um rascunho gravado em outro lugar': () =>
    modelOf(opened('um rascunho sem o banco', 1), [
      'escolhe o banco',
      'clica em Próximo',
      'outro gravou antes, com outra conta',
      'outro gravou e enviou antes',
      'a gravação é recusada',
      'a sessão expira ao ler a versão gravada',
      'continua com o que digitou',
      'usa a versão gravada',
    ]),
  'o que foi digitado volta sobre outra versão': () =>
    modelOf(opened('um rascunho a que volta o que foi digitado, e a conta mudou em outro lugar', 1), [
      'continua com o que digitou',
      'usa a versão gravada',
    ]),
  'o que foi digitado volta, mas o requerimento já foi enviado': () =>
    modelOf(opened('um rascunho a que volta o que foi digitado, mas foi enviado em outro lugar', 1), []),
  'um rascunho que se grava sozinho': () =>
    modelOf(opened('um rascunho sem o banco', 1), [
      'escolhe o banco',
      'é hora de gravar sozinho',
      'grava-se sozinho o que havia',
    ]),
  'um requerimento novo que se grava sozinho': () =>
    modelOf(opened('um requerimento novo, sem o banco'), ['grava-se sozinho o que havia']),
  'a conta de um rascunho': () =>
    modelOf(opened('um rascunho sem o banco', 1), ['digita a conta com o DV', 'sai da conta']),
  'o CEP de um rascunho': () =>
    modelOf(opened('um rascunho sem o banco', 1), [
      'digita o CEP',
      'o CEP responde',
      'clica em Gravar e continuar depois',
    ]),
  'quem um rascunho de pecúlio nomeia': () =>
    modelOf(opened('um pedido de pecúlio que nomeia Lúcia', 1), [
      'a consulta acha Lúcia em dois planos',
      'a consulta acha Lúcia em um só plano',
    ]),
  'outro que um rascunho de pecúlio nomeia': () =>
    modelOf(opened('um pedido de pecúlio que nomeia Lúcia', 1), [
      'digita o CPF de Otávio',
      'clica em Próximo',
      'a consulta acha Otávio em dois planos',
      'a consulta termina',
      'clica em Gravar e continuar depois',
      'clica em Cancelar Requerimento',
    ]),
  'os dependentes de um rascunho': () =>
    modelOf(
      opened('um rascunho com a dependente Ana', 1),
      ['adiciona um dependente', 'remove Ana', 'traz Ana de volta'],
      ({ context }) => context.filled.answers.dependentes.length === 2,
    ),
}

const stepModels = {
  'as etapas de um rascunho': () =>
    modelOf(opened('um rascunho sem o banco'), [
      'vai à etapa 1',
      'vai à etapa 2',
      'os beneficiários chegam',
      'vai à etapa 3',
      'clica em Voltar',
    ]),
  'a declaração de um rascunho': () =>
    modelOf(opened('um rascunho com o beneficiário Caio', 2), [
      'os beneficiários chegam',
      'declara Caio',
      'clica em Próximo',
      'o rascunho é gravado',
    ]),
  'um rascunho que é recusado por outra etapa': () =>
    modelOf(opened('um rascunho com o beneficiário Caio', 2), [
      'os beneficiários chegam',
      'vai à etapa 1',
      'vai à etapa 3',
      'clica em Voltar',
      'clica em Gravar e continuar depois',
      'a gravação é recusada por causa do banco',
      'a gravação é recusada por quem foi declarado',
    ]),
  'as etapas de um pedido de pecúlio': () =>
    modelOf(opened('um pedido de pecúlio que nomeia Lúcia', 1), [
      'clica em Próximo',
      'a consulta termina',
      'o rascunho é gravado',
      'clica em Voltar',
    ]),
  'um rascunho que se grava em outra etapa para continuar depois': () =>
    modelOf(opened('um rascunho sem o banco', 1), [
      'digita uma agência curta',
      'vai à etapa 2',
      'vai à etapa 3',
      'clica em Gravar e continuar depois',
      'o rascunho é gravado para depois',
    ]),
  'um requerimento em exigência': () =>
    modelOf(opened('um requerimento em exigência'), [
      'escolhe o banco',
      'clica em Próximo',
      'o rascunho é gravado em exigência',
      'clica em Cancelar Requerimento',
      'desiste da pergunta',
    ]),
  'um requerimento em análise': () =>
    modelOf(opened('um requerimento em análise', 3), [
      'escolhe o banco',
      'sai da conta',
      'declara Caio',
      'adiciona um dependente',
      'vai à etapa 1',
      'vai à etapa 2',
      'os beneficiários chegam',
      'clica em Próximo',
      'clica em Gravar e continuar depois',
      'clica no clipe',
      'clica em Finalizar requerimento',
      'clica em Cancelar Requerimento',
      'clica em Voltar',
    ]),
}

const documentModels = {
  'os documentos de um rascunho': () =>
    modelOf(opened('um rascunho ao qual falta um documento', 3), ['clica no clipe', 'termina de anexar']),
  'o envio de um rascunho': () =>
    modelOf(opened('um rascunho com os documentos', 3), [
      'clica em Finalizar requerimento',
      'desiste da pergunta',
      'o requerimento é enviado',
      'a gravação é recusada por causa do banco',
      'outro gravou antes, com outra conta',
    ]),
  'o que um rascunho ouve': () =>
    modelOf(opened('um rascunho ao qual falta um documento', 3), [
      'um arquivo está a caminho',
      'o documento é anexado',
      'pergunta-se se sai',
      'responde que fica',
    ]),
  'um documento complementar de um rascunho': () =>
    modelOf(opened('um rascunho com uma carta complementar', 3), ['clica em Excluir', 'desiste de excluir']),
  'os documentos de um rascunho sem o banco': () =>
    modelOf(opened('um rascunho sem o banco, mas com os documentos', 3), [
      'clica em Finalizar requerimento',
      'escolhe o banco',
      'vai à etapa 3',
      'o que mudou é gravado',
      'o que mudou é gravado e pede outro documento',
      'a gravação é recusada por causa do banco',
      'outro gravou antes, com outra conta',
    ]),
  'o cancelamento de um rascunho': () =>
    modelOf(opened('um rascunho ao qual falta um documento', 3), [
      'clica em Cancelar Requerimento',
      'desiste da pergunta',
      'o requerimento é cancelado',
      'a gravação é recusada',
      'outro gravou antes, com outra conta',
      'usa a versão gravada',
    ]),
}

/** Back closes the dialog, which is a chart of its own: walked on the chart only. */
const backModels = {
  'o Voltar do navegador sobre a escolha de um arquivo': () =>
    modelOf(opened('um rascunho ao qual falta um documento', 3), [
      'clica no clipe',
      'vai à etapa 1',
      'vai à etapa 3',
      'termina de anexar',
    ]),
  'o Voltar do navegador sobre a exclusão de um documento': () =>
    modelOf(opened('um rascunho com uma carta complementar', 3), [
      'clica em Excluir',
      'vai à etapa 1',
      'vai à etapa 3',
    ]),
  'o Voltar do navegador sobre o envio': () =>
    modelOf(opened('um rascunho com os documentos', 3), ['clica em Finalizar requerimento', 'vai à etapa 1']),
  'o Voltar do navegador sobre o cancelamento': () =>
    modelOf(opened('um rascunho ao qual falta um documento', 3), [
      'clica em Cancelar Requerimento',
      'vai à etapa 1',
      'vai à etapa 2',
    ]),
  'o Voltar do navegador sobre a escolha entre duas versões': () =>
    modelOf(opened('um rascunho a que volta o que foi digitado, e a conta mudou em outro lugar', 1), [
      'vai à etapa 1',
      'vai à etapa 2',
    ]),
}

/** Forms with their own screen, which has its own tests. */
const otherForms = {
  'uma adesão a que faltam as listas': () =>
    modelOf(opened('uma adesão a que faltam as listas', 1), ['as listas chegam']),
  'os CEPs de uma portabilidade': () =>
    modelOf(opened('uma portabilidade em preparação', 1), [
      'digita o CEP',
      'o CEP responde',
      'digita o CEP da entidade',
      'o CEP da entidade responde',
    ]),
}

export const models = { ...dataModels, ...stepModels, ...documentModels, ...backModels, ...otherForms }

export const row: ChartModels = {
  chart: 'form-editor',
  models: built(models),
  // Without the number and the texts of refusals.
  projection: (snapshot) => {
    const { filled, documents, lacking } = (snapshot as EditorSnapshot).context
    const { answers, stored, request, facts } = filled
    return [traitOf(snapshot as EditorSnapshot), answers, stored, request, facts.named, documents, lacking]
  },
}
