import type { AnyMachineSnapshot } from 'xstate'
import { newDocumentMachine } from '#machines/documents/new-document/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'

import { cases, visits } from './new-document.cases.ts'

type CaseName = keyof typeof cases
type Visit = keyof typeof visits

/** What has been chosen, and the status where nothing can be sent: there are two reasons for that. */
export function traitOf(snapshot: AnyMachineSnapshot): string {
  const { typeId, file, request } = snapshot.context
  if (snapshot.matches('closed')) return request.summary.status
  return [typeId !== null && 'com tipo', file !== null && 'com arquivo'].filter(Boolean).join(', ')
}

function modelOf<Name extends CaseName>(visit: Visit, names: readonly Name[]) {
  const chosen = Object.fromEntries(names.map((name) => [name, cases[name]])) as Pick<typeof cases, Name>
  const model = define(newDocumentMachine, {
    input: visits[visit],
    cases: chosen,
    transient: ['arriving', 'deciding'],
    trait: traitOf,
  })
  return Object.assign(model, { visit })
}

const GRAVAR = ['clica em Gravar', 'o arquivo está em ordem', 'o envio dá certo'] as const

/** One model per visit: all paths of a model share the chart's input. */
const models = [
  () =>
    modelOf('/novo', [
      ...GRAVAR,
      'escolhe Contracheque',
      'não há mais arquivo',
      'o servidor recusa o arquivo',
      'o envio para',
      'desiste do envio',
    ]),
  () => modelOf('/novo/2/17', [...GRAVAR, 'chega o requerimento']),
  () =>
    modelOf('/novo/2/17/31', [
      ...GRAVAR,
      'chega o requerimento',
      'chega o requerimento, já em análise',
      'chega o requerimento, com o documento já conferido',
      'chega o requerimento, sem esta linha',
      'chega o requerimento, já em análise e sem esta linha',
      'o requerimento não existe',
    ]),
  () =>
    modelOf('/novocomplementar/17', [
      ...GRAVAR,
      'chega o requerimento',
      'chega o requerimento, já em análise',
      'chega o requerimento, com mais um documento',
      'o requerimento não existe',
      'o servidor diz só que deu certo',
      'escolhe Contracheque',
    ]),
]

export const row: ChartModels = {
  chart: 'new-document',
  models: () =>
    Object.fromEntries(models.map((build) => build()).map(({ visit, ...definition }) => [visit, definition])),
}
