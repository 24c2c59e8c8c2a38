import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import { type AcceptanceInput, acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'
import { built, type ChartModels, define } from '#tools/chart-paths/chart-model.ts'

import { type CaseName, cases, input, staffInput } from './acceptance.cases.ts'

export function traitOf({ context }: SnapshotFrom<typeof acceptanceMachine> | AnyMachineSnapshot): string {
  const { request, answer, alert } = context
  const traits = [
    request?.summary.status,
    request?.amountAfter === null && 'sem o novo valor',
    answer,
    alert && 'com aviso',
  ]
  return traits.filter(Boolean).join(', ')
}

function modelOf<Name extends CaseName>(given: AcceptanceInput, names: readonly Name[]) {
  const chosen = Object.fromEntries(names.map((name) => [name, cases[name]])) as Pick<typeof cases, Name>
  return define(acceptanceMachine, {
    input: given,
    cases: chosen,
    transient: ['deciding'],
    trait: traitOf,
    isPossible: ({ context: { answer, alert } }, event) => {
      // The request is read again once per refusal; a second refusal would only repeat the first path.
      if (event.type === 'xstate.done.actor.loadAcceptance' && alert !== null) return isAnswered(event)
      if (event.type === 'acceptanceAnswer.accepted') return answer === 'SIM'
      if (event.type === 'acceptanceAnswer.declined') return answer === 'NAO'
      if (event.type !== 'acceptanceAnswer.overtaken') return true
      return answer === (event.status === 'N' ? 'SIM' : 'NAO')
    },
  })
}

const isAnswered = (event: unknown) => event === cases['chega um aceite já respondido']

/* One model per reader and status, because their actions differ. */
export const models = {
  'espera a resposta': () =>
    modelOf(input, [
      'chega um aceite que espera a resposta',
      'chega um aceite com uma escolha guardada',
      'chega um aceite já respondido',
      'escolhe aceitar',
      'escolhe recusar',
      'clica em Enviar a resposta',
      'desiste de responder',
      'a resposta leva a V',
      'a resposta leva a N',
      'outro aparelho recusou antes',
      'outro aparelho aceitou antes',
      'a resposta é recusada',
    ]),
  'em exigência': () =>
    modelOf(input, [
      'chega um aceite em exigência',
      'chega um aceite já respondido',
      'os documentos são enviados de novo',
      'o novo envio é recusado',
    ]),
  'só lê': () =>
    modelOf(input, [
      'chega um aceite sem o novo valor',
      'chega um aceite já respondido',
      'chega um aceite em análise',
      'o requerimento não existe',
      'o requerimento é de outro tipo',
    ]),
  'a equipe avalia': () =>
    modelOf(staffInput(), [
      'chega um aceite a avaliar',
      'chega um aceite conferido a avaliar',
      'chega um aceite que espera a resposta',
      'chega um aceite já respondido',
      'uma situação é gravada',
      'uma situação é recusada',
    ]),
  'a equipe, sem autorização': () =>
    modelOf({ ...staffInput(), cloud: null }, [
      'chega um aceite a avaliar',
      'chega um aceite da própria equipe',
      'o requerimento não existe',
    ]),
}

export const row: ChartModels = { chart: 'acceptance', models: built(models) }
